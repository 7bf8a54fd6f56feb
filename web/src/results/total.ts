/** What the score of a match counts: a game may have a word of its own for it. */

import { has, say } from "../words/words.svelte";

export function totalOf(game: string): string {
  return has(`total-${game}`) ? say(`total-${game}`) : say("total");
}
