/** The drawings of each game's cards, fetched when they are first shown. */

import type { Component } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import type { FaceProps } from "../games/game";
import { gameOf } from "../games/games";

export interface Deck {
  Face: Component<FaceProps>;
  Back: Component;
}

const here = new SvelteMap<string, Deck>();
const coming: Record<string, Promise<void> | undefined> = {};

/** The deck of a game, if it is here already. */
export function deckOf(game: string): Deck | undefined {
  return here.get(game);
}

/** Fetch the deck of a game, once; what failed is tried again. */
export function fetchDeck(game: string): Promise<void> {
  const found = (coming[game] ??= fetched(game));
  found.catch(() => (coming[game] = undefined));
  return found;
}

async function fetched(game: string): Promise<void> {
  const { face, back } = gameOf(game);
  const [Face, Back] = await Promise.all([face(), back()]);
  here.set(game, { Face: Face.default, Back: Back.default });
}
