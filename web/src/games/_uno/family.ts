/** What $CONE and UNO Monster High share: the board, and what need not be said. */

import type { Header } from "../game";

export const family = {
  board: () => import("./Board.svelte"),
  hint: () => import("./hint"),
  sounds: { challenges: "catch", penalty: "draw" },
  seen: ["draws-to-deal"],
} satisfies Header;
