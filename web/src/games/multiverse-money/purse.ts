/** Money counted: what cards are worth in a bet, and how much of each currency they are. */

import type { Term } from "../../wire";

/** What a card is, by the game's vocabulary. */
export type Kind = (card: string) => Term | undefined;

export interface Currency {
  currency: string;
  sum: number;
}

/** Of a currency, from which on nothing is taken off at the end (MM-17). */
export const ENOUGH = 200;
const COIN = "coin";
const BLUFF = "engano";

export function worthOf(cards: readonly string[], kind: Kind): number {
  return cards.reduce((sum, card) => sum + Number(kind(card)?.arguments.value ?? 0), 0);
}

/** Notes by currency, in the order of the cards; coins are of none. */
export function purseOf(cards: readonly string[], kind: Kind): Currency[] {
  const sums = new Map<string, number>();
  for (const card of cards) {
    const { currency, value } = kind(card)?.arguments ?? {};
    if (typeof currency !== "string" || currency === COIN || currency === BLUFF) continue;
    sums.set(currency, (sums.get(currency) ?? 0) + Number(value));
  }
  return [...sums].map(([currency, sum]) => ({ currency, sum }));
}

/** The draft of a bet with a card in it, or out again: a draft that goes back is shorter, so it wears nothing out (MM-H2). */
export function toggled(moves: string[], card: string): string[] {
  return moves.includes(card) ? moves.filter((move) => move !== card) : [...moves, card];
}
