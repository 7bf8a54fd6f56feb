/** What is true of a turn of $CONE or UNO Monster High. */

import { type Facts, type Sentence, when } from "../../hint/reasons";
import { seatOf, written } from "../../state/seats";
import type { UnoBoard } from "./spots";

const WILDS = ["W", "+4", "U"];
const GIFT = "U"; // our cards go to the next one
const GIVING = ["give", "gift"];
const FEW = 2; // cards with which a rival is about to win

export default function reasons({ me, moves, legal, before, after }: Facts<UnoBoard>): Sentence[] {
  if (!after) return when(goesOut(before, me, moves), "hint-uno-out");
  const hand = after.hands[me] ?? [];
  const left = after.counts[me] ?? 0;
  const gone = (before.counts[me] ?? 0) - left;
  const { colour } = after;
  const fit = hand.filter((card) => card[0] === colour).length;
  const wild = WILDS.find((card) => legal.includes(card) && !moves.includes(card) && hand.includes(card));
  const chosen = moves.some((move) => WILDS.includes(move));
  return [
    ...when(left === 0, "hint-uno-out"),
    ...threatened(before, after, me, moves.includes(GIFT) || GIVING.includes(before.phase)),
    ...when(gone > 1 && left > 0, "hint-uno-gives", { count: gone }),
    ...when(left === 1 && moves.includes("call") && after.called.includes(me), "hint-uno-word"),
    ...when(wild !== undefined && gone > 0, "hint-uno-wild", { card: wild ?? "" }),
    ...when(chosen && fit > 1 && fit >= most(after, me), "hint-uno-colour", { count: fit, colour }),
    ...when(left === 1, "hint-uno-last"),
    ...when(!chosen && gone > 0 && fit > 0, "hint-uno-follow", { count: fit, colour }),
  ];
}

/** It is our last card: how the deal ends then may be left to what the others hold. */
function goesOut({ hands }: UnoBoard, me: string, moves: readonly string[]): boolean {
  const [last = "", ...others] = hands[me] ?? [];
  return !others.length && moves.includes(last);
}

/** The next rival was about to win, and gets cards, from the deck or from us, or is not the next any more. */
function threatened(before: UnoBoard, after: UnoBoard, me: string, gift: boolean): Sentence[] {
  const players = Object.keys(before.counts).length;
  const seat = written((seatOf(me) + (before.direction === "left" ? 1 : players - 1)) % players);
  const count = before.counts[seat] ?? 0;
  const more = (after.counts[seat] ?? 0) - count;
  if (seat === me || before.turn !== me || count > FEW) return [];
  const passed = after.phase === "play" && after.turn !== seat && after.turn !== "" && (after.counts[me] ?? 0) > 0;
  return [
    ...when(more > 0 && gift, "hint-uno-given", { seat, count, given: more }),
    ...when(more > 0 && !gift, "hint-uno-draws", { seat, count, drawn: more }),
    ...when(passed, "hint-uno-skips", { seat, count }),
  ];
}

/** How many cards we have of the colour that we have most of. */
function most({ hands }: UnoBoard, me: string): number {
  const colours = (hands[me] ?? []).filter((card) => !WILDS.includes(card)).map((card) => card[0]);
  return Math.max(0, ...colours.map((colour) => colours.filter((other) => other === colour).length));
}
