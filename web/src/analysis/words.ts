/** The sentences of an analysis, fetched with it. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../words/languages";
import { type Arguments, bundleOf, format } from "../words/words.svelte";

const FILES = { es: () => import("./words.es.ftl?raw"), en: () => import("./words.en.ftl?raw") };

/** How something is said: by the id of a sentence and what it is about. */
export type Telling = (id: string, about?: Arguments) => string;

export async function fetchTelling(language: Language): Promise<Telling> {
  const bundle: FluentBundle = bundleOf(language, [(await FILES[language]()).default]);
  return (id, about = {}) => format(bundle, id, about);
}
