/** What is true of a turn of Monete. */

import { type Facts, type Sentence, when } from "../../hint/reasons";
import type { Board } from "./spots";

const JOKER = "J";

export default function reasons({ me, moves, legal, before, after }: Facts<Board>): Sentence[] {
  if (!after) return [];
  const hand = after.hands[me] ?? [];
  const gone = (before.counts[me] ?? 0) - (after.counts[me] ?? 0);
  const kept = legal.includes(JOKER) && !moves.includes(JOKER) && hand.includes(JOKER);
  const closes = after.phase === "close" && before.phase !== "close";
  return [
    ...when(after.counts[me] === 0, "hint-monete-out"),
    ...when(closes, "hint-monete-closes", { number: after.number }),
    ...burdened(before, after, me),
    ...when(gone > 1 && after.counts[me] !== 0, "hint-monete-gone", { count: gone }),
    ...when(gone > 0 && hand.length > 0 && again(before, after, me), "hint-monete-again"),
    ...when(kept && gone > 0, "hint-monete-joker"),
    ...follows(after, hand, gone),
  ];
}

/** It is our turn, and will be. */
const again = (before: Board, after: Board, me: string): boolean =>
  before.turn === me && after.turn === me && after.phase === "play";

/** Rivals who get cards by it. */
function burdened(before: Board, after: Board, me: string): Sentence[] {
  const rivals = Object.keys(before.counts).filter((seat) => seat !== me);
  const more = (seat: string) => (after.counts[seat] ?? 0) - (before.counts[seat] ?? 0);
  const [seat = "", ...others] = rivals.filter((rival) => more(rival) > 0);
  const everybody = rivals.length > 1 && others.length + 1 === rivals.length;
  return [
    ...when(everybody, "hint-monete-all"),
    ...when(seat !== "" && !others.length, "hint-monete-more", { seat, count: more(seat) }),
  ];
}

/** How many of our cards fit the number marker, where it alone decides. */
function follows({ sign, hue, number, phase }: Board, hand: string[], gone: number): Sentence[] {
  if (hue !== "" || sign === "" || phase !== "play" || gone < 1) return [];
  const numbers = hand.filter((card) => card !== JOKER).map((card) => Number(card.slice(1)));
  const count = numbers.filter((each) => (sign === "+" ? each >= number : each <= number)).length;
  return when(count > 0, "hint-monete-follows", { count });
}
