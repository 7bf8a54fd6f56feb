/** Boards as a table told them, for tests: P0 and P2 bet in the first round, and the bets are turned up. */

import type { Board } from "./spots";

const HIDDEN = ["?", "?", "?", "?", "?", "?"];

export const BETTING: Board = {
  phase: "bet",
  turn: "",
  game: 1,
  round: 1,
  last: false,
  idle: 0,
  removed: ["N"],
  left: ["V60", "A30a", "R30b", "Y30a"],
  right: ["V30a", "M30a", "Y40", "c4"],
  deck: 28,
  bets: { P0: ["V20c"], P1: [], P2: ["?", "?"], P3: [] },
  amounts: { P0: 20, P1: 0, P2: 0, P3: 0 },
  laid: { P0: 1, P1: 0, P2: 2, P3: 0 },
  locked: [],
  out: [],
  counts: { P0: 6, P1: 6, P2: 6, P3: 6 },
  hands: { P0: ["V20a", "M20a", "A20b", "A20c", "R30c"], P1: HIDDEN, P2: HIDDEN, P3: HIDDEN },
  known: {},
  memory_aid: false,
  totals: { P0: 0, P1: 0, P2: 0, P3: 0 },
};
export const LEGAL = ["V20a", "V20c", "M20a", "A20b", "R30c", "A20c", "E", "lock"];

export const RESOLVING: Board = {
  ...BETTING,
  phase: "resolve",
  turn: "P0",
  left: ["C40", "C50", "A20a"],
  right: ["M50", "A60"],
  bets: { P0: ["M20a", "E"], P1: [], P2: [], P3: [] },
  amounts: { P0: 20, P1: 0, P2: 0, P3: 0 },
  laid: { P0: 0, P1: 0, P2: 0, P3: 0 },
  counts: { P0: 5, P1: 8, P2: 5, P3: 8 },
  hands: {
    P0: ["V20a", "V20c", "A20b", "A20c", "R30c"],
    P1: ["V30a", "M30a", "Y40", "c4", "?", "?", "?", "?"],
    P2: ["M60", "Y50", "?", "?", "?"],
    P3: ["V60", "A30a", "R30b", "Y30a", "?", "?", "?", "?"],
  },
};
