/** From a table of this device to the diary: what became of a day's deal, and how it went. */

import { castOf } from "../characters/characters";
import { digitsOf, marksIn, marksOf, outcomeIn, type Report } from "../deal/report";
import { firstDeal, type Deal } from "../deal/packing";
import { dealOf, letterOf, lettersFor, packTerms, playedBy, type Letter } from "../duel/link";
import { loadRules, type Rules } from "../engine/engine";
import { openThinker } from "../engine/thinking";
import { openLocal, recordingHere } from "../local/local";
import type { Recording } from "../replay/recording";
import type { Language } from "../words/languages";
import { dealingOf, type Day, type Dealing } from "./day";
import { diary } from "./diary.svelte";
import { searched } from "./searching";

const LEISURE = 60; // seconds to look at a result: nobody else waits

/** A match with the cards and the bots of a dealing; its code. */
export function openDealing(game: string, { options, levels, key, cast }: Dealing, name: string): Promise<string> {
  return openLocal({ game, options, pause: LEISURE }, levels, name, { key, cast });
}

/** The table of a day's deal: the one where it was begun, or a new one. */
export async function openDay(game: string, day: Day, name: string): Promise<string> {
  diary.reread();
  const { code } = diary.find(game, day);
  if (code) return code;
  const opened = await openDealing(game, dealingOf(await loadRules(game), day), name);
  diary.write(game, day, { code: opened });
  return opened;
}

/** A match of this device as a letter, with how its first deal was played by the person; that has to be over. */
export function letterFor(rules: Rules, recording: Recording, code: string, name: string): [Letter, Deal] {
  const deal = firstDeal(rules, recording);
  const levels = (recording.chairs ?? []).slice(1).map(({ bot }) => bot || "sensible");
  const { game, rules: version, options } = recording;
  const terms = packTerms(rules, { options, levels });
  const played = playedBy(name, deal);
  return [{ ...terms, game, rules: version, cast: castOf(code), key: deal.key, plays: [played] }, deal];
}

/** Write down how a day's deal ended, as soon as it has; whether it has. */
export async function settle(game: string, day: Day, language: Language): Promise<boolean> {
  const { code = "", place } = diary.find(game, day);
  if (place) return true;
  const [rules, recording] = await Promise.all([loadRules(game), recordingHere(code, 1)]);
  let found: [Letter, Deal];
  try {
    found = letterFor(rules, recording, code, "");
  } catch {
    return false; // it is still being played
  }
  const outcome = await outcomeIn(rules, found[1], language);
  diary.write(game, day, { place: outcome.place, of: outcome.of, letters: lettersFor(found[0]) });
  return true;
}

export type Ear = (done: number, of: number) => void;

/** How a day's deal was played by the person, or by a search, as it was written down; how it went is found out once. */
export async function reportOf(
  game: string,
  day: Day,
  who: "person" | "search",
  language: Language,
  ear?: Ear,
): Promise<Report | undefined> {
  const entry = diary.find(game, day);
  const letters = who === "person" ? entry.letters : entry.searched;
  if (!letters) return undefined;
  const rules = await loadRules(game);
  const letter = letterOf(letters);
  const [played] = letter.plays;
  if (!played) return undefined;
  const deal = dealOf(rules, letter, played);
  const outcome = await outcomeIn(rules, deal, language);
  const known = who === "person" ? entry.marks : entry.seen;
  if (known !== undefined) return { outcome, marks: marksIn(known) };
  const marks = await marksOf(rules, deal, outcome.of, ear);
  diary.write(game, day, who === "person" ? { marks: digitsOf(marks) } : { seen: digitsOf(marks) });
  return { outcome, marks };
}

/** Have a search play a day's deal, once; who listens hears how many moves were made. */
export async function search(game: string, day: Day, ear: (moves: number) => void): Promise<void> {
  if (diary.find(game, day).searched) return;
  const [rules, thinker] = await Promise.all([loadRules(game), openThinker(game)]);
  try {
    const dealing = dealingOf(rules, day);
    const deal = await searched(rules, dealing, thinker, ear);
    const { version } = rules.description;
    const { cast, key } = dealing;
    const letter = { ...packTerms(rules, dealing), game, rules: version, cast, key, plays: [playedBy("", deal)] };
    diary.write(game, day, { searched: lettersFor(letter) });
  } finally {
    thinker.close();
  }
}
