/** What a board explains: every clause that it cites is in the game's rulebook, and every sentence is written. */

import { expect, test } from "vitest";
import { texts } from "../words/es";
import { gameOf } from "./games";

const BOOKS = import.meta.glob<string>("../../../sobremesa/rules/games/*/RULES.*.md", {
  eager: true,
  query: "?raw",
  import: "default",
});
const words = texts.join("\n");
const books = Object.entries(BOOKS).map(([file, text]) => [file.split("/").at(-2) ?? "", file, text] as const);

test.each(books)("%s: what is explained stands in %s", (folder, _, text) => {
  const { meanings } = gameOf(folder.replaceAll("_", "-"));
  expect(Object.keys(meanings).length).toBeGreaterThan(0);
  expect(Object.values(meanings).filter((clause) => !text.includes(`**${clause}**`))).toEqual([]);
  expect(Object.keys(meanings).filter((name) => !words.includes(`\nmeans-${name} =`))).toEqual([]);
});
