/**
 * How the cards that are picked add up. It is arithmetic for the eye, and no judgement: whether a play may be made, the
 * server says.
 */

import { TAKE, type Aim, type Lexicon } from "./notation";

const HIGH = 13; // how much more an ace counts as fourteen

export interface Tally {
  sum: number;
  /** How much is missing to the next whole group. */
  missing: number;
  /** How many whole groups the sum makes. */
  groups: number;
}

/**
 * The sum of what is picked for an aim. The card of the hand counts with what it forms, or with the formada that it
 * raises together with cards of the table; what needs nothing more, as what is helped or raised by the card alone, is
 * `whole` from the beginning. Aces are low unless the sum comes out with some of them high.
 */
export function tallyOf(words: Lexicon, aim: Aim, card: string, picks: string[], whole = false): Tally {
  const { kind, value: need } = aim;
  const built = picks.filter((item) => words.isBuild(item));
  const begun = kind === "form" || (kind === "raise" && (built.length > 0 || !whole));
  const cards = picks.filter((item) => !words.isBuild(item)).concat(begun ? card : []);
  const there = !begun && kind !== "take" && whole ? need : 0;
  const builds = built.reduce((sum, build) => sum + words.value(build), there);
  const low = cards.reduce((sum, card) => sum + words.pips(card), builds);
  const aces = cards.filter((card) => words.pips(card) === 1).length;
  const sums = Array.from({ length: need > HIGH ? aces + 1 : 1 }, (_, high) => low + high * HIGH);
  const sum = sums.find((sum) => sum > 0 && sum % need === 0) ?? low;
  return { sum, missing: sum > 0 ? (need - (sum % need)) % need : need, groups: Math.floor(sum / need) };
}

/** Whether some of these may add up to a value, the aces low or high. */
export function addsUp(words: Lexicon, items: string[], value: number): boolean {
  const sums = new Set([0]);
  for (const item of items) {
    const counts = words.isBuild(item) ? [words.value(item)] : [words.pips(item), words.takes(item)];
    for (const sum of [...sums]) for (const count of counts) sums.add(sum + count);
  }
  return value > 0 && sums.has(value);
}

/**
 * The aim that somebody means who plays a card onto this: what matches is taken, what adds up is formed or raised. A
 * formada that lacks cards of the table is raised to the next value that can be.
 */
export function meant(words: Lexicon, aims: string[], card: string, item: string): string | undefined {
  const onto = words.isBuild(item);
  const there = onto ? words.value(item) : words.pips(item);
  const sum = there + words.pips(card);
  const takes = aims.filter((aim) => aim === TAKE);
  const adds = aims.filter((aim) => words.does(aim, onto ? "raise" : "form"));
  const together = adds.filter((aim) => words.value(aim) === sum);
  const higher = onto ? adds.filter((aim) => words.value(aim) > sum) : [];
  const matches = there === (onto ? words.takes(card) : words.pips(card));
  return (matches ? [...takes, ...together] : [...together, ...higher, ...takes])[0];
}
