/** The server's word, as it was recorded, for tests: no sentences, but what every card and move is. */

import type { Vocabulary } from "../wire";
import { Speech } from "../words/speech";
import { bundleOf } from "../words/words.svelte";

/** By what `vocabulary.json` in a game's folder holds. */
export function recorded(terms: { cards: object; moves: object }, points = {}): Speech {
  return new Speech("recorded", { ...terms, points } as Vocabulary, bundleOf("es", []));
}
