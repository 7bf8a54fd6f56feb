/** LM-31, in the order of the rulebook; four play as two teams. */

import type { Score } from "../../results/sheet";
import { sidesOf } from "./spots";

export default {
  lines: ["most-cards", "most-spades", "has-mona", "has-ten", "has-two", "has-aces", "has-winchos"],
  teams: (players) => sidesOf(0, players),
} satisfies Score;
