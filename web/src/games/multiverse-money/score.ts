/** MM-17 to MM-20, and before them how much of each currency every hand holds; nothing where hands stay hidden. */

import type { Deal, Row, Score } from "../../results/sheet";
import { written } from "../../state/seats";
import { purseOf } from "./purse";

function notes({ board, sides, speech }: Deal): Row[] {
  const hands = (board.hands ?? {}) as Record<string, string[]>;
  const held = sides.map(([seat = 0]) => purseOf(hands[written(seat)] ?? [], (card) => speech.kind(card)));
  const currencies = [...new Set(held.flatMap((purse) => purse.map(({ currency }) => currency)))];
  return currencies.map((currency) => ({
    label: speech.say("currency", { currency }),
    cells: held.map((purse) => purse.find((one) => one.currency === currency)?.sum),
    held: true,
  }));
}

export default { lines: ["scores-notes", "scores-sets", "scores-coins"], before: notes } satisfies Score;
