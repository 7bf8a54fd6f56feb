/** Lessons as data: web/lessons has one file for each, made by `make lessons`, and its sentences in each language. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../words/languages";
import { bundleOf } from "../words/words.svelte";

/** Moves of one seat, one after another. */
export type Step = readonly [seat: number, moves: readonly string[]];

/** One idea: what it points at, and what happens until the next. */
export interface Beat {
  readonly id: string;
  /** A seat, a card, or a part of the board by its name. */
  readonly at: string;
  readonly steps: readonly Step[];
  /** any: what is asked of the learner may be done in any order, but what is named last comes last. */
  readonly order?: "any";
}

/** What is explained once, in a real game. */
export interface Mark {
  readonly id: string;
  readonly at: string;
  /** What the board has to show first, by its name. */
  readonly when?: string;
}

export interface Lesson {
  readonly name: string;
  readonly game: string;
  /** The version of the rules. */
  readonly rules: number;
  readonly options: Record<string, boolean | number | string>;
  /** The position that it begins with, as a record of the rules in base64. */
  readonly record: string;
  readonly beats: readonly Beat[];
  /** The game in short, in pictures: cards, and signs between them. */
  readonly short: readonly (readonly string[])[];
  readonly marks: readonly Mark[];
  /** The hash of the record that it leads to. */
  readonly end: string;
}

/** Where the learner sits. */
export const LEARNER = 0;

const LESSONS = import.meta.glob<Lesson>("../../lessons/*.json", { import: "default" });
const SENTENCES = import.meta.glob<string>("../../lessons/*.ftl", { import: "default", query: "?raw" });

const NAMES = Object.keys(LESSONS).map((file) => /([^/]+)\.json$/.exec(file)?.[1] ?? "");

/** The lessons of a game, the first one first: it is called like the game, the others begin so. */
export function lessonsOf(game: string): string[] {
  return NAMES.filter((name) => name === game || name.startsWith(`${game}-`)).toSorted();
}

/** Whether there is such a lesson. */
export const isLesson = (name: string): boolean => NAMES.includes(name);

export async function fetchLesson(name: string): Promise<Lesson> {
  const found = LESSONS[`../../lessons/${name}.json`];
  if (!found) throw new RangeError(`there is no lesson ${name}`);
  return await found();
}

/** What is said beside the board: of a lesson, or of a game in short. */
export async function fetchSentences(name: string, language: Language): Promise<FluentBundle> {
  const found = SENTENCES[`../../lessons/${name}.${language}.ftl`];
  if (!found) throw new RangeError(`nothing is said of ${name} in ${language}`);
  return bundleOf(language, [await found()]);
}
