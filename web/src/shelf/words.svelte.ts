/** The sentences of this part, fetched with it: the first screen does not need them. */

import type { FluentBundle } from "@fluent/bundle";
import { settings } from "../state/settings.svelte";
import type { Language } from "../words/languages";
import { bundleOf, format, type Arguments } from "../words/words.svelte";

const FILES = { es: () => import("./words.es.ftl?raw"), en: () => import("./words.en.ftl?raw") };

class Sentences {
  #bundle = $state.raw<FluentBundle>();

  async load(language: Language): Promise<void> {
    this.#bundle = bundleOf(language, [(await FILES[language]()).default]);
  }

  say(id: string, values: Arguments = {}): string {
    return this.#bundle ? format(this.#bundle, id, values) : "";
  }
}

export const words = new Sentences();

/** How long something took: minutes, hours or days. */
export function lasting(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const [value, unit] =
    minutes < 120
      ? [minutes, "minute"]
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), "hour"]
        : [Math.round(minutes / 1440), "day"];
  return new Intl.NumberFormat(settings.language, { style: "unit", unit, unitDisplay: "short" }).format(value);
}

/** A day and an hour, in full. */
export function dated(at: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
