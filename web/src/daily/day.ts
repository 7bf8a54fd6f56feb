/**
 * The deal of the day: its date, and what follows from it. The date is that of the device's own calendar, so that a day
 * begins at midnight wherever one is, and everybody who writes the same date has the same cards and the same bots.
 */

import { CAST } from "../characters/characters";
import type { Options, Rules } from "../engine/engine";
import { hexOf, sha256 } from "../sha256";
import { gameOf } from "../games/games";
import type { Dealt } from "../local/port";

const LEVEL = "sensible"; // it plays the same on every device, as no search by the clock does
const HOUR = 3_600_000;

/** A day as it is written: 2026-11-18. */
export type Day = string;

const written = (year: number, month: number, day: number): Day =>
  [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");

/** The day that it is here. */
export function dayOf(now: Date = new Date()): Day {
  return written(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

/** Midday of a day as a moment: for reckoning with days and for writing them, in UTC, where no day is shorter. */
export function middayOf(day: Day): Date {
  return new Date(`${day}T12:00:00Z`);
}

/** The day before. */
export function dayBefore(day: Day): Day {
  const then = new Date(middayOf(day).getTime() - 24 * HOUR);
  return written(then.getUTCFullYear(), then.getUTCMonth() + 1, then.getUTCDate());
}

/** What a day's match is opened with. */
export interface Dealing extends Dealt {
  options: Options;
  levels: string[];
}

/** The deal of a game and a day; other rules have another one. */
export function dealingOf({ description }: Pick<Rules, "description">, day: Day): Dealing {
  const { game, version } = description;
  const text = `sobremesa deal of the day\n${game}\n${version}\n${day}`;
  const luck = sha256(`${text}\nsetup`);
  const wishes = Object.entries(gameOf(game).day).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const chosen = wishes.map(([name, values], place) => [name, values[(luck[place + 1] ?? 0) % values.length]] as const);
  const usual = description.options.map(({ name, default: value }) => [name, value] as const);
  const options = Object.fromEntries([...usual, ...chosen]) as Options;
  const levels = Array<string>(Number(options.players) - 1).fill(LEVEL);
  return { key: hexOf(sha256(text)), cast: (luck[0] ?? 0) % CAST.length, options, levels };
}
