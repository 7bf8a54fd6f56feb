/** The server's word, as it was recorded, for tests: no sentences, but what every card and move is. */

import type { Vocabulary } from "../wire";
import { Speech } from "../words/speech";
import { bundleOf } from "../words/words.svelte";

/** What `vocabulary.json` in a game's folder holds. */
export type Recorded = Pick<Vocabulary, "cards" | "moves">;

export function recorded({ cards, moves }: object & { cards: object; moves: object }, points = {}): Speech {
  return new Speech("recorded", { cards, moves, points } as Vocabulary, bundleOf("es", []));
}
