/** The gallery: questions that were asked before, with what was found. Written by `make gallery`, fetched when shown. */

import { once } from "../engine/once";
import type { Language } from "../words/languages";

export interface Exhibit {
  title: Record<Language, string>;
  address: string;
  played: number;
  sentences: Record<Language, string[]>;
}

const FILES = import.meta.glob<string>("../../exhibits/*.json", { eager: true, query: "?url", import: "default" });

/** The exhibits of a game; none where there are none, or where they cannot be had. */
export const exhibitsOf = once(async (game: string): Promise<Exhibit[]> => {
  const address = FILES[`../../exhibits/${game}.json`];
  if (address === undefined) return [];
  const answer = await fetch(address);
  return answer.ok ? ((await answer.json()) as Exhibit[]) : [];
});
