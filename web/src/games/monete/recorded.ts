/** A board as a table told it, for tests: SIESTA, P3 has opened with Todos mudos, and P0 is asked. */

import type { Board } from "./spots";

export const PLAYING: Board = {
  phase: "play",
  turn: "P0",
  asked: "",
  direction: "left",
  top: "M9",
  number: 9,
  colour: "M",
  sign: "-",
  hue: "",
  mute: true,
  passes: 0,
  combo: 0,
  taken: "",
  deck: 84,
  pile: ["M9"],
  aside: [],
  counts: { P0: 5, P1: 5, P2: 5, P3: 4 },
  hands: {
    P0: ["R9", "R15", "A5", "A15", "M4"],
    P1: ["?", "?", "?", "?", "?"],
    P2: ["?", "?", "?", "?", "?"],
    P3: ["?", "?", "?", "?"],
  },
  known: {},
  totals: { P0: 0, P1: 0, P2: 0, P3: 0 },
};
export const LEGAL = ["R9", "A5", "M4", "speak"];

/** P0 looks at the hand of P1. */
export const SPYING: Board = {
  ...PLAYING,
  phase: "spy",
  asked: "P1",
  top: "M10",
  number: 10,
  sign: "+",
  pile: ["V9", "V10", "M10"],
  counts: { P0: 6, P1: 3 },
  hands: { P0: ["R19", "Y4", "V2", "A2", "A3", "A7"], P1: ["Y9", "A16", "J"] },
  known: { P0: ["Y9", "A16", "J"] },
  totals: { P0: 0, P1: 0 },
};
export const SPIED = ["Y9", "A16", "J"];
