/** The colours of the cards by their letters. Each has a shape, because a colour never speaks alone. */

export interface Colour {
  fill: string;
  dark: string;
  light: string;
  shape: string;
}

export const CIRCLE = "M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z";
const TRIANGLE = "M0-10L10 8H-10z";
const SQUARE = "M-8-8H8V8H-8z";
export const DIAMOND = "M0-11L9 0L0 11L-9 0z";
const STAR = "M0-10.5L3-3.6L10.3-3.2L4.7 1.6L6.5 9L0 5L-6.5 9L-4.7 1.6L-10.3-3.2L-3-3.6z";
const CROSS = "M-3.5-9.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z";
export const HEART = "M0 9C-14-1-9-10-4-9.5Q-1-9 0-5.5Q1-9 4-9.5C9-10 14-1 0 9z";

const COLOURS: Record<string, Colour> = {
  R: { fill: "#cf3a2f", dark: "#7d1a15", light: "#ffd9d2", shape: CIRCLE },
  Y: { fill: "#f4b92e", dark: "#6f4a00", light: "#fff0c4", shape: TRIANGLE },
  V: { fill: "#2f9150", dark: "#0f4a26", light: "#d3f1d9", shape: SQUARE },
  A: { fill: "#2b6fc2", dark: "#103a70", light: "#d5e7ff", shape: DIAMOND },
  M: { fill: "#7d45a8", dark: "#421c61", light: "#ecdcf8", shape: STAR },
  C: { fill: "#8a5c38", dark: "#472a13", light: "#f3e2d0", shape: CROSS },
  N: { fill: "#e9772b", dark: "#7c3304", light: "#ffe2cc", shape: HEART },
};

/** The letters that have a colour. */
export const LETTERS = Object.keys(COLOURS);

const NONE: Colour = { fill: "#3a3340", dark: "#1c1820", light: "#efe9f2", shape: "" };

/** The colour a letter stands for, where a game has its own in that; dark and without a shape where a card has none. */
export function colourIn(letter: string, own: Record<string, Colour> = {}): Colour {
  return own[letter] ?? COLOURS[letter] ?? NONE;
}
