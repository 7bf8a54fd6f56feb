/** The word: what its button is at a moment, and what a press on it does. */

import type { Play } from "../../board/play.svelte";
import { written } from "../../state/seats";
import type { UnoBoard } from "./spots";

const WORD = "call";

export interface Moment {
  /** What may be done now, before anything is composed. */
  legal: string[];
  hand: string[];
  /** The word has been said, and counts. */
  said: boolean;
  /** It goes out with the card. */
  armed: boolean;
  /** The cards that would be left by the turn that is composed; undefined as long as that is not whole. */
  left?: number;
}

/** idle: of no use now; quiet: perhaps; loud: this is its moment; armed: it goes with the card; said: it counts. */
export type Look = "idle" | "quiet" | "loud" | "armed" | "said";

/** `with`: with the card that is composed, at once; `say`: at once; `arm` and `disarm`: with the card that will be. */
export type Press = "nothing" | "explain" | "say" | "arm" | "disarm" | "with";

export function lookOf({ legal, hand, said, armed, left }: Moment): Look {
  if (said) return "said";
  if (!legal.includes(WORD)) return "idle";
  if (armed) return "armed";
  if (left !== undefined) return counts(hand, left) ? "loud" : "quiet";
  // With more cards only an Urrrrhh leaves one; and where no card fits none will be laid.
  return hand.length === 1 || (hand.length === 2 && hand.some((card) => legal.includes(card))) ? "loud" : "quiet";
}

export function pressOf({ legal, hand, said, armed, left }: Moment): Press {
  if (said) return "nothing";
  if (!legal.includes(WORD)) return "explain";
  if (armed) return "disarm";
  if (left !== undefined) return counts(hand, left) ? "with" : "explain";
  return hand.length > 1 ? "arm" : "say";
}

/** How it stands with the word at a table, after what is composed there. */
export function wordAt({ table, turn }: Pick<Play, "table" | "turn">, board: UnoBoard): Moment {
  const own = written(table.seat);
  const hand = board.hands[own] ?? [];
  const then = turn.certain ? (turn.board as UnoBoard).hands[own]?.length : hand.length - 1;
  return {
    legal: table.offered,
    hand,
    said: board.called.includes(own),
    armed: turn.aside === WORD,
    left: turn.ready ? then : undefined,
  };
}

/** Whether a word could still go with the turn: then its card waits, for who plays without it may be caught. */
export function wordWaits(moment: Moment): boolean {
  return moment.left === undefined || pressOf(moment) === "with";
}

/** A word that is said with a turn counts when it leaves one card, or when there was only one: better late. */
export const counts = (hand: string[], left: number): boolean => left === 1 || hand.length === 1;

/** Somebody is down to one card without the word: we are, they are and it is our turn next, or they are. */
export function windowOf({ phase, silent, turn }: UnoBoard, seat: number): "" | "own" | "next" | "rival" {
  if (phase !== "call") return "";
  if (silent === written(seat)) return "own";
  return turn === written(seat) ? "next" : "rival";
}
