/** The colours of a game's cards by their letters. */

import { gameOf } from "../games/games";
import { colourIn, type Colour } from "./palette";

/** The colour a letter stands for in a game; dark and without a shape where a card has none. */
export function colourOf(game: string, letter: string): Colour {
  return colourIn(letter, gameOf(game).colours);
}
