/** Codes become sentences: cards are named, seats have names, what is unseen is just a card. */

import { expect, test } from "vitest";
import { Speech } from "./speech";
import { bundleOf } from "./words.svelte";

const SENTENCES = `
unseen-card = una carta
card = un { $rank } { $colour ->
    [r] rojo
   *[b] azul
}
move-card = Juega { $card }
plays = { $seat } juega { $card }.
draws = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
gives = { $seat } da a { $other }.
`;
const speech = new Speech(
  "game",
  {
    cards: { R5: { message: "card", arguments: { rank: "5", colour: "r" } } },
    moves: { R5: { message: "move-card", arguments: { card: "R5" } } },
    points: {
      plays: { clauses: ["X-1"], argument: "card" },
      draws: { clauses: [], argument: "count" },
      gives: { clauses: [] },
    },
  },
  bundleOf("es", [SENTENCES]),
);

test("cards and moves", () => {
  expect(speech.card("R5")).toBe("un 5 rojo");
  expect(speech.card("?")).toBe("una carta");
  expect(speech.move("R5")).toBe("Juega un 5 rojo");
  expect(speech.move("nonsense")).toBe("nonsense");
});

test("events", () => {
  const names = ["Ana", "Beto"];
  const point = (said: object) => speech.point({ point: "", clauses: [], ...said }, names);
  expect(point({ point: "plays", seat: 0, argument: "R5" })).toBe("Ana juega un 5 rojo.");
  expect(point({ point: "plays", seat: 1, argument: "?" })).toBe("Beto juega una carta.");
  expect(point({ point: "draws", seat: 1, argument: 1 })).toBe("Beto roba una carta.");
  expect(point({ point: "draws", seat: 1, argument: 3 })).toBe("Beto roba 3 cartas.");
  expect(point({ point: "gives", seat: 1, other: 0 })).toBe("Beto da a Ana.");
});
