/** Moves that nobody has to be asked for: all that can be done, and nothing that a hand or a bet is asked for. */

import type { Term } from "../wire";

/** By their sentence: to take a card, to let the turn go, to take back what nobody trades. */
const PLAIN = ["move-draw", "move-pass", "move-back"];
/** What may be said beside any turn, and is no answer to it. */
const WORDS = ["move-call"];

/** The one move that can be made, if it decides nothing; "" where there is something to decide. */
export function forcedOf(offered: string[], terms: (move: string) => Term | undefined): string {
  const kind = (move: string): string => terms(move)?.message ?? "";
  const left = offered.filter((move) => !WORDS.includes(kind(move)));
  const [only = ""] = left;
  return left.length === 1 && PLAIN.includes(kind(only)) ? only : "";
}
