/** The drawings of each game, fetched when the game is first shown. A game without its own gets the plain ones. */
import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";

import Plain from "./Plain.svelte";
import PlainBack from "./PlainBack.svelte";

export interface FaceProps {
  card: string;
  shapes: boolean;
}

export interface Deck {
  Face: Component<FaceProps>;
  Back: Component;
}

const PLAIN: Deck = { Face: Plain, Back: PlainBack };

const FACES = import.meta.glob<Component<FaceProps>>("./*/Face.svelte", { import: "default" });
const BACKS = import.meta.glob<Component>("./*/Back.svelte", { import: "default" });

const loaded = new SvelteMap<string, Deck>();

/** The deck of a game as far as it is here: the plain one until its own has arrived. */
export function deckOf(game: string): Deck {
  return loaded.get(game) ?? PLAIN;
}

/** Fetch the deck of a game; a screen may wait for it before it deals. */
export async function fetchDeck(game: string): Promise<void> {
  if (loaded.has(game)) return;
  const [Face, Back] = await Promise.all([FACES[`./${game}/Face.svelte`]?.(), BACKS[`./${game}/Back.svelte`]?.()]);
  loaded.set(game, { Face: Face ?? Plain, Back: Back ?? PlainBack });
}
