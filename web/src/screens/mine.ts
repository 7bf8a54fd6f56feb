/** A match in a list, in words: how it ended, and when. */

import type { LocalMatch } from "../local/log";
import type { Listing } from "../wire";
import type { Language } from "../words/languages";
import { list } from "../words/lists";
import { namesOf } from "../words/names";
import { say } from "../words/words.svelte";

const DAY = 24 * 3600 * 1000;

/** Who won a match on this device, where the person is who is no bot. */
export function endOf({ code, chairs, result }: LocalMatch): string {
  const winners = result?.champions ?? [];
  if (!winners.length) return say("mine-unfinished");
  if (winners.some((seat) => !chairs[seat]?.bot)) return say("mine-won");
  const names = namesOf(chairs, code);
  return say("mine-lost", { count: winners.length, names: list(winners.map((seat) => names[seat] ?? "")) });
}

/** Who won a match at the server; "" where lists do not know it. */
export function endThere({ won = [] }: Listing, me: string): string {
  const people = won.filter(Boolean);
  if (me && people.includes(me)) return say("mine-won");
  if (people.length) return say("mine-lost", { count: people.length, names: list(people) });
  return won.length ? say("mine-bot-won") : "";
}

/** Whom one plays with at the server: people go by their names there, so of two that are alike one is oneself. */
export function othersOf({ people }: Listing, me: string): string[] {
  const own = people.indexOf(me);
  return people.filter((_, at) => at !== own);
}

/** The hour of today, the day of the week lately, or the date. */
export function momentOf(changed: number, language: Language, now = Date.now()): string {
  const then = new Date(changed);
  const today = new Date(now).toDateString() === then.toDateString();
  const shown: Intl.DateTimeFormatOptions = today
    ? { hour: "numeric", minute: "2-digit" }
    : now - changed < 6 * DAY
      ? { weekday: "long" }
      : { day: "numeric", month: "short" };
  return new Intl.DateTimeFormat(language, shown).format(then);
}
