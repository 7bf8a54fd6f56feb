/** What is felt at the table, not only read: a shout, a big card, the end of a round. */

import { gameOf } from "../games/games";
import type { Told } from "../wire";

/** How much of a moment it is, from the least on. */
export const WEIGHTS = ["card", "word", "climax"] as const;

export interface Moment {
  weight: (typeof WEIGHTS)[number];
  /** The sentence that goes across the table, if something is shouted. */
  shout?: string;
  /** It is everybody's: nobody in particular has shouted. */
  common?: boolean;
  /** The colour that the table has for an instant. */
  wash?: string;
}

export interface Felt extends Moment {
  /** Who makes it; -1 for nobody in particular. */
  seat: number;
}

/** The greatest moment of some steps, by what the points' ids begin with: the longest beginning is meant. */
export function momentOf(game: string, steps: Told[]): Felt | undefined {
  const { moments } = gameOf(game);
  const starts = Object.keys(moments).toSorted((one, other) => other.length - one.length);
  const found = steps
    .flatMap((step) => step.events ?? [])
    .flatMap(({ point, seat = -1 }) => {
      const start = starts.find((start) => point === start || point.startsWith(`${start}-`));
      const moment = start === undefined ? undefined : moments[start];
      return moment ? [{ ...moment, seat: moment.common ? -1 : seat }] : [];
    });
  const weigh = ({ weight }: Moment) => WEIGHTS.indexOf(weight);
  return found.toSorted((one, other) => weigh(other) - weigh(one))[0];
}

/** How a phone trembles: milliseconds on, off, on, … */
export const TREMBLE: Record<Moment["weight"], number[]> = { card: [25], word: [35, 40, 35], climax: [60, 50, 120] };
