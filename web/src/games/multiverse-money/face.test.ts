import { beforeAll, expect, test } from "vitest";
import { fetchDeck } from "../../cards/decks.svelte";
import { cornerOf, drawn } from "../drawn";
import vocabulary from "./vocabulary.json";

beforeAll(() => fetchDeck("multiverse-money"));

test.each(Object.entries(vocabulary.cards))("%s shows what it is worth", (card, { arguments: kind }) => {
  expect(cornerOf(drawn("multiverse-money", card, kind))).toBe(String(kind.value));
});
