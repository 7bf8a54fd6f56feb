/**
 * How the cards that are picked add up. It is arithmetic for the eye, and no judgement: whether a play may be made, the
 * server says.
 */

import { captureOf, isBuild, isRaise, pipsOf, TAKE, valueOf } from "./notation";

const HIGH = 13; // how much more an ace counts as fourteen

export interface Tally {
  sum: number;
  /** How much is missing to the next whole group. */
  missing: number;
  /** How many whole groups the sum makes. */
  groups: number;
}

/**
 * The sum of what is picked, for an aim like `take-9`. The card of the hand counts with what it forms, or with the
 * formada that it raises together with cards of the table; what needs nothing more, as what is helped or raised by the
 * card alone, is `whole` from the beginning. Aces are low unless the sum comes out with some of them high.
 */
export function tallyOf(aim: string, card: string, picks: string[], whole = false): Tally {
  const need = valueOf(aim);
  const kind = aim.split("-")[0];
  const named = picks.some(isBuild);
  const begun = kind === "form" || (kind === "raise" && (named || !whole));
  const cards = picks.filter((item) => !isBuild(item)).concat(begun ? card : []);
  const there = !begun && kind !== "take" && whole ? need : 0;
  const builds = picks.filter(isBuild).reduce((sum, build) => sum + valueOf(build), there);
  const low = cards.reduce((sum, card) => sum + pipsOf(card), builds);
  const aces = cards.filter((card) => pipsOf(card) === 1).length;
  const sums = Array.from({ length: need > HIGH ? aces + 1 : 1 }, (_, high) => low + high * HIGH);
  const sum = sums.find((sum) => sum > 0 && sum % need === 0) ?? low;
  return { sum, missing: sum > 0 ? (need - (sum % need)) % need : need, groups: Math.floor(sum / need) };
}

/**
 * The aim that somebody means who plays a card onto this: what matches is taken, what adds up is formed or raised. A
 * formada that lacks cards of the table is raised to the next value that can be.
 */
export function meant(aims: string[], card: string, item: string): string | undefined {
  const pips = isBuild(item) ? valueOf(item) : pipsOf(item);
  const matches = pips === (isBuild(item) ? captureOf(card) : pipsOf(card));
  const together = `${isBuild(item) ? "raise" : "form"}-${pips + pipsOf(card)}`;
  const higher = isBuild(item) ? aims.filter((aim) => isRaise(aim) && valueOf(aim) > pips + pipsOf(card)) : [];
  const wishes = matches ? [TAKE, together] : [together, ...higher, TAKE];
  return wishes.find((aim) => aims.includes(aim));
}
