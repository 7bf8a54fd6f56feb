/** The games of the family, with the server's word as it was recorded, for tests. */

import type { Vocabulary } from "../../wire";
import { gameOf } from "../games";
import { family } from "./family";

const VOCABULARIES = import.meta.glob<Vocabulary>("../*/vocabulary.json", { eager: true, import: "default" });

export const members = Object.entries(VOCABULARIES)
  .map(([file, vocabulary]) => [file.split("/")[1] ?? "", vocabulary] as const)
  .filter(([game]) => gameOf(game).board === family.board);
