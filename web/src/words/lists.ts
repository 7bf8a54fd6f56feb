/** Several things in one sentence: "Ana, Luis y Canela". */

import { settings } from "../state/settings.svelte";

export function list(things: string[]): string {
  return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(things);
}

/** A sentence that begins with a name, "Siesta: todas las cartas", as the name and the rest. */
export function parted(sentence: string): { label: string; hint?: string } {
  const [, label, rest] = /^([^:]{1,24}): (.+)$/.exec(sentence) ?? [];
  return label && rest ? { label, hint: rest.charAt(0).toUpperCase() + rest.slice(1) } : { label: sentence };
}
