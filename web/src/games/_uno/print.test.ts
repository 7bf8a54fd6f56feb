import { beforeAll, describe, expect, test } from "vitest";
import { fetchDeck } from "../../cards/decks.svelte";
import { cornerOf, drawn } from "../drawn";
import { members } from "./members";
import { printOf } from "./print";

describe.each(members)("%s", (game, { cards }) => {
  beforeAll(() => fetchDeck(game));

  test.each(Object.entries(cards))("%s shows what is printed on it", (card, { arguments: kind }) => {
    const { letter, index, mark } = printOf(kind);
    expect(letter + (index ?? mark)).toBe(card);
    expect(cornerOf(drawn(game, card, kind))).toBe(index);
  });
});
