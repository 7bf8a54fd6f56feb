/** What happens by itself decides nothing: in no game is it a card, a bet, a word or an answer to somebody. */

import { expect, test } from "vitest";
import type { Vocabulary } from "../wire";
import { forcedOf } from "./forced";

const VOCABULARIES = Object.values(
  import.meta.glob<Vocabulary>("../games/*/vocabulary.json", { eager: true, import: "default" }),
);
const terms = (move: string) => VOCABULARIES.map(({ moves }) => moves[move]).find((term) => term);

test.each([
  ["a draw alone", ["draw"], "draw"],
  ["a pass alone", ["pass"], "pass"],
  ["a word that may be said beside it", ["call", "draw"], "draw"],
  ["a bet that nobody trades", ["back"], "back"],
  ["nothing", [], ""],
  ["one card", ["R5"], ""],
  ["the word alone", ["call"], ""],
  ["a silence to be caught", ["catch", "draw"], ""],
  ["a challenge", ["challenge", "draw"], ""],
  ["somebody who may speak", ["speak", "draw"], ""],
  ["the end of a bet", ["lock"], ""],
  ["a lot, or none", ["left", "back"], ""],
  ["a card that may be kept", ["R5", "pass"], ""],
])("%s", (_, offered, forced) => {
  expect(forcedOf(offered, terms)).toBe(forced);
});

test("of all moves of all games only those are forced that take nothing from a hand", () => {
  const alone = VOCABULARIES.flatMap(({ moves }) => Object.keys(moves).filter((move) => forcedOf([move], terms)));
  expect([...new Set(alone)].toSorted()).toEqual(["back", "draw", "pass"]);
});
