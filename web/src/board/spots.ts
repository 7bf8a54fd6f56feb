/** What a game shows: which card lies where, and what tapping it means. A game computes it from its board, purely. */

import type { Told } from "../wire";

export const UNSEEN = "?";

export interface Spot {
  /** Where it lies: the name of a place that the game has laid out on the felt. */
  zone: string;
  /** In notation; "?" is a card that we may not see. */
  card: string;
  /** The move that a tap on it means; without one it is only looked at. */
  tap?: string;
  /** Whether the move can be made; left out where nobody asks. */
  state?: "can" | "cannot";
  /** Part of what is being composed. */
  lifted?: boolean;
  /** What is said on it, in a word. */
  note?: string;
}

/** Where cards come from and go to that the table does not show on their way. */
export interface Flow {
  /** The zone that a card which was nowhere comes from. */
  spring(spot: Spot): string;
  /** The zone where a card goes which is nowhere any more; its own: it fades there. */
  sink(left: { zone: string; card: string }): string;
}

export const FROM_DECK: Flow = { spring: () => "deck", sink: ({ zone }) => zone };

/** Cards that only lie there. */
export const lying = (zone: string, cards: readonly string[]): Spot[] => cards.map((card) => ({ zone, card }));

/** A hand as its rivals see it: what they know of it is in front. */
export function heldBy(hand: string[], most: number): string[] {
  const known = hand.filter((card) => card !== UNSEEN);
  return [...hand.filter((card) => card === UNSEEN), ...known].slice(-most);
}

/** Whose hand the last open move came from, as a zone; "" before there was one. */
export function moversHand(told: Told[], seat: number): string {
  const mover = told.findLast((step) => (step.seat ?? -1) >= 0)?.seat ?? -1;
  if (mover < 0) return "";
  return mover === seat ? "hand" : `rival-${mover}`;
}

/** So many cards that we may not see, but never more than are worth drawing. */
export function unseen(zone: string, count: number, most = 12): Spot[] {
  return Array.from({ length: Math.min(count, most) }, () => ({ zone, card: UNSEEN }));
}
