/** Who is on the notes of each universe: shapes within 22 of their middle, with what fills them. */

export interface Stroke {
  d: string;
  fill: string;
}

const INK = "#2a2019";
const CREAM = "#fff6e0";
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;
const eyes = (y: number, gap = 5): Stroke => ({ d: dot(-gap, y, 2) + dot(gap, y, 2), fill: INK });

export const BEINGS: Record<string, readonly Stroke[]> = {
  // Skatín: a dwarf on a skateboard.
  V: [
    { d: "M-20 14Q-18 18-14 18H14Q18 18 20 14L22 16Q19 22 14 22H-14Q-19 22-22 16z", fill: "#f4b92e" },
    { d: dot(-11, 23, 3) + dot(11, 23, 3), fill: CREAM },
    { d: "M-10 18V6H10V18z", fill: "#2f6fb0" },
    { d: dot(0, -3, 9), fill: "#f3c9a0" },
    { d: "M-11-4Q-10 12 0 14Q10 12 11-4Q0 4-11-4z", fill: CREAM },
    { d: "M-12-5Q0-12 12-5L3-24Q0-27-3-23z", fill: "#cf3a2f" },
    eyes(-4, 4),
  ],
  // Lanuda: a sheep that models sunglasses.
  M: [
    {
      d: "M-12 16a8 8 0 0 1-7-12a8 8 0 0 1 2-14a9 9 0 0 1 13-9a9 9 0 0 1 14 3a8 8 0 0 1 8 11a8 8 0 0 1-2 14a9 9 0 0 1-10 7z",
      fill: CREAM,
    },
    { d: "M-9-4Q0-10 9-4Q11 16 0 19Q-11 16-9-4z", fill: "#4a3b46" },
    { d: "M-12-2H12V0Q12 7 6 7Q1 7 0 1Q-1 7-6 7Q-12 7-12 0z", fill: "#e2478f" },
    { d: "M-4 13Q0 10 4 13Q0 17-4 13z", fill: "#ff8fb5" },
  ],
  // Calzón: a pair of shorts that looks back.
  C: [
    { d: "M-20-14H20L23 14H5L0 4L-5 14H-23z", fill: CREAM },
    { d: "M-20-18H20V-10H-20z", fill: "#cf3a2f" },
    { d: dot(-14, 8, 2.5) + dot(14, 8, 2.5) + dot(-15, -4, 2) + dot(15, -4, 2), fill: "#e9772b" },
    eyes(-3, 6),
    { d: "M-4 1Q0 5 4 1Q0 3-4 1z", fill: INK },
  ],
  // Escamo: a fish in its best scales.
  A: [
    { d: "M-16 0L-25-11Q-21 0-25 11z", fill: "#f4b92e" },
    { d: "M-18 0Q-6-18 10-12Q22-6 22 0Q22 6 10 12Q-6 18-18 0z", fill: "#7fc3ee" },
    { d: "M-4-14Q0-22 8-21Q6-16 8-12z", fill: "#f4b92e" },
    {
      d: "M-10-5a4 4 0 0 0 8 0zM-2-5a4 4 0 0 0 8 0zM-6 1a4 4 0 0 0 8 0zM-10 7a4 4 0 0 0 8 0zM-2 7a4 4 0 0 0 8 0z",
      fill: "#3d86c6",
    },
    { d: dot(14, -3, 4), fill: CREAM },
    { d: dot(15, -3, 2), fill: INK },
    { d: "M14 5Q18 8 21 4Q18 6 14 5z", fill: INK },
  ],
  // Tomatino: a tomato in good spirits.
  R: [
    { d: "M0-12Q22-18 22 3Q20 21 0 21Q-20 21-22 3Q-22-18 0-12z", fill: "#ff6a50" },
    { d: "M0-10L-13-12L-5-15L-8-23L0-17L8-23L5-15L13-12z", fill: "#4ea04f" },
    { d: "M-15-2Q-14-8-9-8Q-13-6-13-1z", fill: "#ffd0c0" },
    eyes(2, 7),
    { d: "M-7 8Q0 17 7 8Q0 11-7 8z", fill: INK },
  ],
  // Quesón: a wedge of cheese.
  Y: [
    { d: "M-22 2L14-15Q22-11 22 2V18H-22z", fill: "#ffd84f" },
    { d: "M-22 2H22V18H-22z", fill: "#f2b21f" },
    { d: dot(12, -7, 3.5) + dot(-16, 13, 3) + dot(16, 8, 3) + dot(2, -4, 2.5), fill: "#b97a0a" },
    eyes(8, 6),
    { d: "M-5 12Q0 17 5 12Q0 14-5 12z", fill: INK },
  ],
  // Zanahorio: a carrot with a moustache.
  N: [
    { d: "M0-12C-6-16-8-24-4-26Q0-22 0-18Q0-24 6-26C8-20 6-15 2-12zM3-12Q6-20 13-19Q12-13 5-11z", fill: "#4ea04f" },
    { d: "M-13-6Q-12-14 0-14Q12-14 13-6Q12 14 0 26Q-12 14-13-6z", fill: "#ff8f3a" },
    { d: "M-11 10H-4V12H-10zM5 15H9L8 17H5z", fill: "#c85a10" },
    eyes(-4, 5),
    { d: "M0 3Q-4-1-11 4Q-5 8 0 5Q5 8 11 4Q4-1 0 3z", fill: "#5a3520" },
  ],
};
