/** What bots remark on happens: every point that a header names is one of its game, and there is something to say of it. */

import { expect, test } from "vitest";
import { KINDS } from "../characters/remarks";
import { gameOf } from "./games";

const WORDS = import.meta.glob<string>("../../../sobremesa/rules/games/*/words.es.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const sentences = Object.values(WORDS).join("\n");
const GAMES = Object.keys(import.meta.glob("./[a-z]*/game.ts")).map((file) => file.split("/")[1] ?? "");

test.each(GAMES)("%s", (game) => {
  const { own, others } = gameOf(game).remarks;
  const points = [...Object.keys(own), ...Object.keys(others)];
  expect(points.length).toBeGreaterThan(0);
  expect(points.filter((point) => !sentences.includes(`\n${point} =`))).toEqual([]);
  expect([...Object.values(own), ...Object.values(others)].filter((kind) => !KINDS.includes(kind))).toEqual([]);
});
