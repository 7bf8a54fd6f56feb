/** The sentences of the bots: what a character says, and what everybody of its temperament says. Fetched with a board. */

import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../words/languages";
import { bundleOf, format } from "../words/words.svelte";
import type { Character } from "./characters";
import type { Kind, Remark } from "./remarks";

const FILES = { es: () => import("./remarks.es.ftl?raw"), en: () => import("./remarks.en.ftl?raw") };

export async function fetchSentences(language: Language): Promise<FluentBundle> {
  return bundleOf(language, [(await FILES[language]()).default]);
}

/** A name as it is written in an id: without accents. */
export const written = (name: string): string => name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The ids of all that somebody says of a kind: their own first. */
export function idsOf({ name, temperament }: Character, kind: Kind, sentences: FluentBundle): string[] {
  const own: string[] = [];
  const id = () => `${written(name)}-${kind}-${own.length + 1}`;
  while (sentences.hasMessage(id())) own.push(id());
  return [...own, `${temperament}-${kind}`];
}

/** Everything that was said at a table: nothing comes again before all that fits was said, and small talk never. */
export class Said {
  #said = new Set<string>();

  /** What a character says; "" for nothing. */
  say(character: Character, { seat, kind, which }: Remark, sentences: FluentBundle): string {
    const ids = idsOf(character, kind, sentences);
    const first = Math.floor(which * ids.length);
    const ordered = ids.map((_, at) => ids[(first + at) % ids.length] ?? "");
    const key = (id: string) => `${seat} ${id}`; // two of a temperament may say the same
    if (kind !== "small" && ids.every((id) => this.#said.has(key(id))))
      for (const id of ids) this.#said.delete(key(id));
    const fresh = ordered.find((id) => !this.#said.has(key(id)));
    if (!fresh) return "";
    this.#said.add(key(fresh));
    return format(sentences, fresh, {});
  }
}
