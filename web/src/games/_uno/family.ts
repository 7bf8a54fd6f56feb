/** What $CONE and UNO Monster High share: the board, and what need not be said. */

import type { Header } from "../game";

export const family = {
  board: () => import("./Board.svelte"),
  hint: () => import("./hint"),
  sounds: { challenges: "catch", penalty: "draw" },
  moments: {
    "plays-four": { weight: "card", wash: "#7d45a8" },
    "plays-urrrrhh": { weight: "card", wash: "#e2478f" },
    "plays-draw-two": { weight: "card", wash: "#cf3a2f" },
    "plays-skip": { weight: "card", wash: "#cf3a2f" },
    "plays-reverse": { weight: "card", wash: "#2b6fc2" },
    guilty: { weight: "card", wash: "#cf3a2f" },
  },
  remarks: {
    own: {
      "takes-two": "hit",
      "takes-four": "hit",
      penalty: "hit",
      skipped: "hit",
      "loses-turn": "hit",
      guilty: "caught",
    },
    others: { calls: "word", "plays-urrrrhh": "wow" },
  },
  seen: ["draws-to-deal"],
  day: { players: [3, 4, 5] },
} satisfies Header;
