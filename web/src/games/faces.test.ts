/** Every folder of a game: drawings that tell its cards apart, and are light. */

import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";
import { deckOf, fetchDeck } from "../cards/decks.svelte";
import Picture from "../cards/Picture.svelte";
import type { Vocabulary } from "../wire";
import { drawn } from "./drawn";
import { gameOf } from "./games";

const MOST = 3000;
const MOST_OF_A_PICTURE = 6000;
const VOCABULARIES = import.meta.glob<Vocabulary>("./*/vocabulary.json", { eager: true, import: "default" });
const GAMES = Object.entries(VOCABULARIES).map(([file, { cards }]) => [file.split("/")[1] ?? "", cards] as const);
const PLAIN = "whist"; // without a folder

const written = (svg: SVGElement): string => svg.outerHTML.replace(/<!--.*?-->/g, "");

describe.each(GAMES)("%s", (game, cards) => {
  beforeAll(() => Promise.all([fetchDeck(game), fetchDeck(PLAIN)]));

  test("has drawings of its own", () => {
    expect(deckOf(game)?.Face).not.toBe(deckOf(PLAIN)?.Face);
    expect(deckOf(game)?.Back).not.toBe(deckOf(PLAIN)?.Back);
    expect(gameOf(game).Scene).not.toBe(gameOf(PLAIN).Scene);
  });

  test.each(Object.entries(cards))("%s is light", (card, { arguments: kind }) => {
    expect(written(drawn(game, card, kind)).length).toBeLessThan(MOST);
  });

  test("no two cards look the same", () => {
    const faces = Object.entries(cards).map(([card, { arguments: kind }]) => written(drawn(game, card, kind)));
    expect(new Set(faces).size).toBe(faces.length);
  });

  test("a card that may not be seen shows its back, and nothing else", () => {
    const back = written(drawn(game, "?"));
    const [[card, { arguments: kind }] = ["", { arguments: {} }]] = Object.entries(cards);
    expect(written(drawn(game, card, kind, true))).toBe(back);
    expect(back.length).toBeLessThan(MOST);
  });

  test("has a picture", () => {
    const picture = render(Picture, { game }).container.querySelector("svg") as SVGElement;
    expect(picture.querySelectorAll("path").length).toBeGreaterThan(10);
    expect(written(picture).length).toBeLessThan(MOST_OF_A_PICTURE);
  });
});

test("a game without a folder gets what is plain", async () => {
  await fetchDeck(PLAIN);
  expect(drawn(PLAIN, "R7", { colour: "R", number: 7 }).textContent).toContain("7");
  expect(drawn(PLAIN, "R7").textContent).toContain("R7");
  expect(render(Picture, { game: PLAIN }).container.querySelectorAll("path").length).toBeGreaterThan(0);
  expect((await gameOf(PLAIN).board()).default).toBeTruthy();
});
