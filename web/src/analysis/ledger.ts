/**
 * Where a result came from. Between what a seat could hope for at first and how the deal ended, every change belongs to
 * its own choices, to the others' choices, or to the cards: what nobody chose. The parts add up to the last digit.
 */

import { added, type Chance, type Gain, Z } from "./chances";

/** A point of the line: a chance at a moment, and what was chosen there. */
export interface Point {
  readonly moment: number;
  readonly chance: Chance;
  /** After the choice, and what it gained; nothing was chosen at the first point of a deal. */
  readonly played?: Chance;
  readonly choice?: Gain;
}

/** What others chose at a moment, and what it did to the chance. */
export interface Elsewhere {
  readonly moment: number;
  readonly gain: Gain;
}

export interface Parts {
  readonly mine: Gain;
  readonly others: Gain;
  readonly cards: Gain;
}

export const PARTS = ["mine", "others", "cards"] as const;

/** From one point of the line to the next, or to the end. */
export interface Step extends Parts {
  readonly from: number;
  readonly to: number;
  readonly change: Gain;
}

/** A deal from its first chance to its result. */
export interface Ledger extends Parts {
  readonly first: Chance;
  readonly result: number; // 1: won
  readonly steps: readonly Step[];
}

const GRAIN = 2 ** 20; // sums of such parts are exact
const NO_CHOICE: Gain = { gain: 0, error: 0 };

const exact = (number: number): number => Math.round(number * GRAIN) / GRAIN;
const exactly = ({ gain, error }: Gain): Gain => ({ gain: exact(gain), error });

/** The ledger of a deal that ended at a moment. The first point is the deal itself. */
export function ledgerOf(points: readonly Point[], others: readonly Elsewhere[], end: number, won: boolean): Ledger {
  const steps = points.map((point, place) => stepOf(point, points[place + 1] ?? endOf(end, won), others));
  const [mine, theirs] = [added(steps.map((step) => step.mine)), added(steps.map((step) => step.others))];
  const cards = steps.reduce((sum, step) => sum + step.cards.gain, 0);
  const first = points[0]?.chance ?? { share: Number(won), error: 0 };
  return {
    first: { share: exact(first.share), error: first.error },
    result: Number(won),
    mine,
    others: theirs,
    cards: { gain: cards, error: Math.hypot(first.error, mine.error, theirs.error) },
    steps,
  };
}

const endOf = (moment: number, won: boolean): Point => ({ moment, chance: { share: Number(won), error: 0 } });

function stepOf(from: Point, to: Point, elsewhere: readonly Elsewhere[]): Step {
  const between = elsewhere.filter(({ moment }) => moment >= from.moment && moment < to.moment);
  const others = added(between.map(({ gain }) => exactly(gain)));
  const mine = exactly(from.choice ?? NO_CHOICE);
  const change = exact(to.chance.share) - exact(from.chance.share);
  return {
    from: from.moment,
    to: to.moment,
    change: { gain: change, error: Math.hypot(from.chance.error, to.chance.error) },
    mine,
    others,
    cards: {
      gain: change - mine.gain - others.gain,
      error: Math.hypot((from.played ?? from.chance).error, to.chance.error, others.error),
    },
  };
}

/** Several deals together: of each part the sum. */
export function together(ledgers: readonly Parts[]): Parts {
  const sum = (part: keyof Parts): Gain => added(ledgers.map((ledger) => ledger[part]));
  return { mine: sum("mine"), others: sum("others"), cards: sum("cards") };
}

/** The steps that changed most, and surely did, the greatest first. */
export function turningPoints(steps: readonly Step[], most: number): Step[] {
  return steps
    .filter(({ change: { gain, error } }) => Math.abs(gain) > Math.max(Z * error, SLIGHT))
    .sort((one, other) => Math.abs(other.change.gain) - Math.abs(one.change.gain))
    .slice(0, most);
}

const SLIGHT = 0.08; // of 1: less is no turning point

/** What a change came from most. */
export function causeOf(step: Step): keyof Parts {
  const along = (part: keyof Parts): number => Math.sign(step.change.gain) * step[part].gain;
  return PARTS.reduce((best, part) => (along(part) > along(best) ? part : best), "cards");
}
