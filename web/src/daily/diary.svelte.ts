/**
 * The deals of the day that were begun on this device: which table each is played at, and when it is over, how it was
 * played. What is old is forgotten but for the place, which streaks are counted by.
 */

import { keep, kept } from "../state/storage";
import { dayBefore, dayOf, type Day } from "./day";

const KEY = "sobremesa-days";
const KEPT = 14; // days that are kept whole

/** A deal of the day on this device. */
export interface Entry {
  /** The table that it is played at. */
  code?: string;
  /** How it ended: the place, among so many. It is over. */
  place?: number;
  of?: number;
  /** How it went, a digit for each mark. */
  marks?: string;
  /** The deal as it was played, in the letters of a link. */
  letters?: string;
  /** The same deal as a search played it, and how that went. */
  searched?: string;
  seen?: string;
}

type Pages = Record<string, Record<Day, Entry>>; // by game, by day

class Diary {
  #pages = $state.raw<Pages>(read());

  find(game: string, day: Day): Entry {
    return this.#pages[game]?.[day] ?? {};
  }

  /** What another tab may have written. */
  reread(): void {
    this.#pages = read();
  }

  write(game: string, day: Day, entry: Entry): void {
    this.reread();
    const days = { ...this.#pages[game], [day]: { ...this.find(game, day), ...entry } };
    this.#pages = { ...this.#pages, [game]: aged(days) };
    keep(KEY, this.#pages);
  }

  /** The day whose deal is played at a table; "" for none. */
  dayAt(game: string, code: string): Day {
    return Object.entries(this.#pages[game] ?? {}).find(([, entry]) => entry.code === code)?.[0] ?? "";
  }

  /** Days in a row on which a deal of any game was played to its end; today may still come. */
  streak(today: Day = dayOf()): number {
    const played = new Set(Object.values(this.#pages).flatMap(finished));
    let day = played.has(today) ? today : dayBefore(today);
    let count = 0;
    for (; played.has(day); day = dayBefore(day)) count++;
    return count;
  }
}

function finished(days: Record<Day, Entry>): Day[] {
  return Object.entries(days).flatMap(([day, { place }]) => (place ? day : []));
}

/** The latest days whole; of older ones only how they ended. */
function aged(days: Record<Day, Entry>): Record<Day, Entry> {
  const sorted = Object.entries(days).toSorted(([one], [other]) => (one < other ? 1 : -1));
  const shortened = sorted.map(([day, entry], at): [Day, Entry] => {
    const { place, of } = entry;
    return [day, at < KEPT ? entry : { ...(place ? { place } : {}), ...(of ? { of } : {}) }];
  });
  return Object.fromEntries(shortened);
}

const isRecord = (thing: unknown): thing is Record<string, unknown> => thing !== null && typeof thing === "object";

/** What was kept, as far as it is what we keep. */
function read(): Pages {
  const pages = Object.entries(kept(KEY)).map(([game, days]) => [
    game,
    Object.fromEntries(Object.entries(isRecord(days) ? days : {}).flatMap(([day, entry]) => page(day, entry))),
  ]);
  return Object.fromEntries(pages) as Pages;
}

function page(day: string, found: unknown): [Day, Entry][] {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !isRecord(found)) return [];
  const text = (name: string) => (typeof found[name] === "string" ? { [name]: found[name] } : {});
  const number = (name: string) => (Number.isInteger(found[name]) ? { [name]: found[name] } : {});
  const texts = ["code", "marks", "letters", "searched", "seen"].map(text);
  return [[day, Object.assign({}, ...texts, number("place"), number("of")) as Entry]];
}

export const diary = new Diary();
