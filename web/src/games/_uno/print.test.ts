import { beforeAll, describe, expect, test } from "vitest";
import { fetchDeck } from "../../cards/decks.svelte";
import cone from "../cone/vocabulary.json";
import { cornerOf, drawn } from "../drawn";
import monsters from "../uno-monster-high/vocabulary.json";
import { printOf } from "./print";

describe.each([
  ["cone", cone.cards],
  ["uno-monster-high", monsters.cards],
])("%s", (game, cards) => {
  beforeAll(() => fetchDeck(game));

  test.each(Object.entries(cards))("%s shows what is printed on it", (card, { arguments: kind }) => {
    const { letter, index, mark } = printOf(kind);
    expect(letter + (index ?? mark)).toBe(card);
    expect(cornerOf(drawn(game, card, kind))).toBe(index);
  });
});
