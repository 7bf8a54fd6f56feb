/** The board of each game, fetched when it is first played. A game without its own is played with buttons. */

import type { Component } from "svelte";
import type { Play } from "./play.svelte";

type Board = Component<{ play: Play }>;

const FILES = import.meta.glob<Board>("./*/Board.svelte", { import: "default" });
/** Games that are laid out like another. */
const LIKE: Record<string, string> = { cone: "uno", "uno-monster-high": "uno" };

export async function boardOf(game: string): Promise<Board> {
  const found = FILES[`./${LIKE[game] ?? game}/Board.svelte`];
  return found ? found() : (await import("./Plain.svelte")).default;
}
