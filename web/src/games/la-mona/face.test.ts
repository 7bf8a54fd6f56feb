import { beforeAll, expect, test } from "vitest";
import { fetchDeck } from "../../cards/decks.svelte";
import { cornerOf, drawn } from "../drawn";
import vocabulary from "./vocabulary.json";

beforeAll(() => fetchDeck("la-mona"));

test.each(Object.entries(vocabulary.cards))("%s shows its rank", (card, { arguments: kind }) => {
  expect(cornerOf(drawn("la-mona", card, kind))).toBe(kind.rank);
});
