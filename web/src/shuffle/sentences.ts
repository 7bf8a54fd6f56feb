/** What is said of the shuffle: fetched when there is something to say. */

import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../state/settings.svelte";
import type { Language } from "../words/languages";
import { bundleOf, format, type Arguments } from "../words/words.svelte";

const FILES = { es: () => import("./words.es.ftl?raw"), en: () => import("./words.en.ftl?raw") };

type Says = (id: string, values?: Arguments) => string;

class Sentences {
  #bundles = new Map<Language, Promise<FluentBundle>>();

  /** How to say something, in the language that this person likes. */
  async fetch(language: Language = settings.language): Promise<Says> {
    const fetched = this.#bundles.get(language) ?? FILES[language]().then((file) => bundleOf(language, [file.default]));
    this.#bundles.set(language, fetched);
    const bundle = await fetched;
    return (id, values = {}) => format(bundle, id, values);
  }
}

export const sentences = new Sentences();
