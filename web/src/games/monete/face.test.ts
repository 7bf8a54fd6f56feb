import { beforeAll, expect, test } from "vitest";
import { fetchDeck } from "../../cards/decks.svelte";
import { cornerOf, drawn } from "../drawn";
import vocabulary from "./vocabulary.json";

beforeAll(() => fetchDeck("monete"));

test.each(Object.entries(vocabulary.cards))("%s shows its number, a joker its letter", (card, { arguments: kind }) => {
  expect(cornerOf(drawn("monete", card, kind))).toBe(String(kind.number || "J"));
});
