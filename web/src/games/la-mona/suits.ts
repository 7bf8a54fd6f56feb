/** The four suits, each with its own tint, so that no two of them are told apart by shape alone or by colour alone. */

export interface Suit {
  pip: string;
  ink: string;
  soft: string;
}

export const SUITS: Record<string, Suit> = {
  c: {
    pip: "M0-11a5.8 5.8 0 0 1 4.6 9.3A5.8 5.8 0 1 1 2 5.6Q2.5 9 5 11H-5Q-2.5 9-2 5.6A5.8 5.8 0 1 1-4.6-1.7A5.8 5.8 0 0 1 0-11z",
    ink: "#14563a",
    soft: "#cfe6d3",
  },
  d: { pip: "M0-12Q4-5 9.5 0Q4 5 0 12Q-4 5-9.5 0Q-4-5 0-12z", ink: "#c4511a", soft: "#fbdcc0" },
  h: { pip: "M0 11C-16 0-12-10-6-10Q-1.5-10 0-5.5Q1.5-10 6-10C12-10 16 0 0 11z", ink: "#b3202c", soft: "#f9d0cf" },
  s: {
    pip: "M0-12C5-4 12-1 10 4.5C8.5 8 3.5 7 2 4.5Q2.5 9 5 11H-5Q-2.5 9-2 4.5C-3.5 7-8.5 8-10 4.5C-12-1-5-4 0-12z",
    ink: "#23254a",
    soft: "#d5d8ec",
  },
};

/** Where the pips of a number stand, from their middle. */
const ROWS: Record<number, readonly (readonly [number, number])[]> = {
  2: [
    [0, -2],
    [0, 2],
  ],
  3: [
    [0, -2.5],
    [0, 0],
    [0, 2.5],
  ],
  4: [
    [-1, -2],
    [1, -2],
    [-1, 2],
    [1, 2],
  ],
  5: [
    [-1, -2],
    [1, -2],
    [0, 0],
    [-1, 2],
    [1, 2],
  ],
  6: [
    [-1, -2.2],
    [1, -2.2],
    [-1, 0],
    [1, 0],
    [-1, 2.2],
    [1, 2.2],
  ],
  7: [
    [-1, -2.2],
    [1, -2.2],
    [0, -1.1],
    [-1, 0],
    [1, 0],
    [-1, 2.2],
    [1, 2.2],
  ],
  8: [
    [-1, -2.2],
    [1, -2.2],
    [0, -1.1],
    [-1, 0],
    [1, 0],
    [0, 1.1],
    [-1, 2.2],
    [1, 2.2],
  ],
  9: [
    [-1, -2.6],
    [1, -2.6],
    [-1, -0.9],
    [1, -0.9],
    [0, 0],
    [-1, 0.9],
    [1, 0.9],
    [-1, 2.6],
    [1, 2.6],
  ],
  10: [
    [-1, -2.6],
    [1, -2.6],
    [0, -1.8],
    [-1, -0.9],
    [1, -0.9],
    [-1, 0.9],
    [1, 0.9],
    [0, 1.8],
    [-1, 2.6],
    [1, 2.6],
  ],
};

export function pipsOf(number: number): readonly (readonly [number, number])[] {
  return ROWS[number] ?? [];
}
