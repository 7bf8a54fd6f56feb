/** The sentences of the deal of the day and of duels: fetched with the first of these screens, not with the page. */

import type { FluentBundle } from "@fluent/bundle";
import { middayOf, type Day } from "../daily/day";
import type { Language } from "../words/languages";
import { bundleOf, format, type Arguments } from "../words/words.svelte";

const FILES = { es: () => import("./words.es.ftl?raw"), en: () => import("./words.en.ftl?raw") };

export class Sentences {
  constructor(
    readonly language: Language,
    private readonly bundle: FluentBundle,
  ) {}

  say(id: string, values: Arguments = {}): string {
    return format(this.bundle, id, values);
  }

  /** A day in words, without its year: "18 de noviembre". */
  date(day: Day): string {
    const shown: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", timeZone: "UTC" };
    return new Intl.DateTimeFormat(this.language === "en" ? "en-GB" : this.language, shown).format(middayOf(day));
  }
}

export async function sentencesIn(language: Language): Promise<Sentences> {
  return new Sentences(language, bundleOf(language, [(await FILES[language]()).default]));
}
