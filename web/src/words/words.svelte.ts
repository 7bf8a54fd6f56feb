/** The page's own sentences, and the table's, in the language that this person likes. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./languages";

export type Arguments = Record<string, FluentVariable>;

const FILES = { es: () => import("./es"), en: () => import("./en") };

class Words {
  #bundle = $state.raw<FluentBundle>();

  async load(language: Language): Promise<void> {
    this.#bundle = bundleOf(language, (await FILES[language]()).texts);
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  say(id: string, values: Arguments = {}): string {
    return this.#bundle ? format(this.#bundle, id, values) : "";
  }
}

/** Sentences of one language; where an id comes twice the later one is meant. */
export function bundleOf(language: Language, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** One sentence; an id without one is shown itself, so that it is noticed. */
export function format(bundle: FluentBundle, id: string, values: Arguments): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : id;
}

const words = new Words();
export const load = (language: Language) => words.load(language);
/** Whether there is such a sentence: a game has only those that it needs. */
export const has = (id: string) => words.has(id);
export const say = (id: string, values?: Arguments) => words.say(id, values);
