/** Every card of every game with a folder, as the server describes it. */

import { gameOf } from "../games/games";
import type { Vocabulary } from "../wire";

const FILES = import.meta.glob<Vocabulary>("../games/*/vocabulary.json", { eager: true, import: "default" });

export const decks = Object.entries(FILES)
  .map(([file, { cards }]) => [file.split("/").at(-2) ?? "", cards] as const)
  .toSorted(([one], [other]) => gameOf(one).place - gameOf(other).place);
