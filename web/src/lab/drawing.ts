/**
 * What pictures of the lab share: colours and a shape for each setting, and a linear scale. All of it is written into
 * the drawing, so that a saved one looks the same.
 */

export const [INK, SOFT, RULE, PAPER] = ["#2a2019", "#65543f", "#d9c49a", "#fdf6e6"] as const;

/** Dark enough on paper, and told apart by eyes that see few colours; the shapes say the same. */
const COLOURS = ["#123f35", "#b0521c", "#3b5fa8", "#8a3a78", "#6b6200", "#7a1f1f"];

/** Around the middle: a circle, a square, a triangle, a diamond, a triangle upside down, a cross. */
const SHAPES = [
  "M-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0",
  "M-5.5-5.5H5.5V5.5H-5.5z",
  "M0-7L6.5 5.5H-6.5z",
  "M0-7.5L7 0L0 7.5L-7 0z",
  "M0 7L6.5-5.5H-6.5z",
  "M-2.5-7H2.5V-2.5H7V2.5H2.5V7H-2.5V2.5H-7V-2.5H-2.5z",
];

/** The mark of a setting: no two of the first thirty-six have the same. */
export function markOf(place: number): { shape: string; colour: string } {
  const again = Math.floor(place / SHAPES.length);
  return {
    shape: SHAPES[place % SHAPES.length] ?? "",
    colour: COLOURS[(place + again) % COLOURS.length] ?? INK,
  };
}

/** From values between two ends to pixels. */
export function scaleOf(ticks: number[], left: number, right: number): (value: number) => number {
  const [from = 0, to = 1] = [ticks[0], ticks.at(-1)];
  return (value) => left + ((value - from) / (to - from || 1)) * (right - left);
}

const LETTER = 7.4; // pixels, about: nothing can be measured before it is drawn

/** A text that fits into a width. */
export function shortened(text: string, width: number): string {
  const room = Math.floor(width / LETTER);
  return text.length > room ? `${text.slice(0, room - 1)}…` : text;
}

const PARTS = 4; // at least, between the ends of a scale
const STEPS = [1, 2, 5, 10];

/** Round numbers that reach from below the least to above the most. */
export function ticksOf(least: number, most: number): number[] {
  if (!(most > least)) return ticksOf(least - 1, least + 1);
  const rough = (most - least) / PARTS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * (STEPS.find((each) => each * ten >= rough) ?? 10);
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)];
  return Array.from({ length: last - first + 1 }, (_, place) => Number(((first + place) * step).toPrecision(12)));
}
