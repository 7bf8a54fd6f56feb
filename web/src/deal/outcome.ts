/**
 * What became of a deal, in numbers that every game has: who won, what was counted for everybody, in how many turns.
 * A game says what it counts (`score`); that the most or the fewest are best is seen from who won.
 */

import { sheetOf, type Row, type Score } from "../results/sheet";
import type { Result } from "../wire";
import type { Speech } from "../words/speech";
import type { Deal } from "./packing";

export const SEAT = 0; // the person's, on this device

export interface Outcome {
  won: boolean;
  /** Nobody won. */
  drawn: boolean;
  /** From the first on, among so many sides; a tie is shared. */
  place: number;
  of: number;
  /** What was counted, in words, and for each side, one's own first; nothing where the game counts nothing. */
  counted: string;
  counts: (number | undefined)[];
  /** Whether more of it is better, as far as this deal says. */
  most: boolean | undefined;
  turns: number;
}

export function outcomeOf(deal: Deal, score: Score, speech: Speech): Outcome {
  const end = deal.states.at(-1);
  if (!end?.outcome) throw new RangeError("the deal is not over");
  const result: Result = { ...end.outcome, events: end.view().events };
  const sheet = sheetOf(score, result, { ...end.view(SEAT).board }, speech);
  const sides = [...sheet.sides.filter(isOurs), ...sheet.sides.filter((side) => !isOurs(side))];
  const row = decisive(score, sheet.rows);
  const counts = sides.map((side) => row?.cells[sheet.sides.indexOf(side)]);
  const winners = sides.map((side) => side.some((seat) => result.winners.includes(seat)));
  const most = isMost(counts, winners);
  return {
    ...{ won: winners[0] ?? false, drawn: !winners.includes(true) },
    ...{ place: placeOf(counts, winners, most), of: sides.length },
    ...{ counted: row?.label ?? "", counts: row ? counts : [], most, turns: turnsOf(deal) },
  };
}

/** The row that tells most: what decides by itself (the cards that are left), or else the sum. */
function decisive(score: Score, rows: Row[]): Row | undefined {
  const [first] = rows;
  return score.before && first && !first.held ? first : rows.findLast(({ held }) => !held);
}

const isOurs = (side: number[]): boolean => side.includes(SEAT);

/** Whether who won has the most of what was counted; unknown where they have neither the most nor the fewest. */
function isMost(counts: (number | undefined)[], winners: boolean[]): boolean | undefined {
  const known = counts.map((count) => count ?? 0);
  const best = known.filter((_, side) => winners[side]);
  const rest = known.filter((_, side) => !winners[side]);
  if (!best.length || !rest.length) return undefined;
  if (Math.min(...best) > Math.max(...rest)) return true;
  return Math.max(...best) < Math.min(...rest) ? false : undefined;
}

/** Who won is first, and nobody else; the others follow by what was counted, or share the place after the winners. */
function placeOf(counts: (number | undefined)[], winners: boolean[], most: boolean | undefined): number {
  if (winners[0]) return 1;
  const [own = 0, ...others] = counts.map((count) => (most ? 1 : -1) * (count ?? 0));
  const before = others.filter((other, at) => winners[at + 1] || (most !== undefined && other > own));
  return 1 + Math.max(1, before.length);
}

/** How often it was one's turn: moves of one's own, one after the other, are one. */
function turnsOf({ moves }: Deal): number {
  return moves.filter(({ seat }, at) => seat === SEAT && moves[at - 1]?.seat !== SEAT).length;
}

/** Which of two is better: 1 the first, -1 the other, 0 neither. Winning counts, then the place, then what was counted. */
export function compare(one: Outcome, other: Outcome): number {
  if (one.won !== other.won) return one.won ? 1 : -1;
  if (one.place !== other.place) return one.place < other.place ? 1 : -1;
  const most = one.most ?? other.most;
  const [mine, theirs] = [one.counts[0], other.counts[0]];
  if (most === undefined || mine === undefined || theirs === undefined) return 0;
  return Math.sign(mine - theirs) * (most ? 1 : -1) || 0;
}
