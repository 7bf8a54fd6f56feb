import { render } from "@testing-library/svelte";
import { beforeAll, describe, expect, test } from "vitest";

import Card from "./Card.svelte";
import cards from "./cards.json";
import { deckOf, fetchDeck } from "./decks.svelte";
import Picture from "./Picture.svelte";
import type { Print } from "./prints";

const MOST = 3000;
const MOST_OF_A_PICTURE = 6000;

function drawn(game: string, card: string): SVGElement {
  return render(Card, { game, card }).container.querySelector("svg") as SVGElement;
}

const written = (svg: SVGElement): string => svg.outerHTML.replace(/<!--.*?-->/g, "");

describe.each(Object.entries(cards) as [string, Record<string, Print>][])("%s", (game, deck) => {
  beforeAll(() => fetchDeck(game));

  test("has drawings of its own", () => {
    expect(deckOf(game).Face).not.toBe(deckOf("whist").Face);
    expect(deckOf(game).Back).not.toBe(deckOf("whist").Back);
  });

  test.each(Object.entries(deck))("%s shows what is printed on it", (card, print) => {
    const svg = drawn(game, card);
    const first = svg.querySelector("text[text-anchor=middle][x='22']")?.textContent;
    expect(first).toBe(print.index);
    expect(written(svg).length).toBeLessThan(MOST);
  });

  test("no two cards look the same", () => {
    const faces = Object.keys(deck).map((card) => written(drawn(game, card)));
    expect(new Set(faces).size).toBe(faces.length);
  });

  test("a card that may not be seen shows its back, and nothing else", () => {
    const back = written(drawn(game, "?"));
    const [card = ""] = Object.keys(deck);
    const down = render(Card, { game, card, faceDown: true }).container.querySelector("svg") as SVGElement;
    expect(written(down)).toBe(back);
    expect(back.length).toBeLessThan(MOST);
  });

  test("has a picture", () => {
    const picture = render(Picture, { game }).container.querySelector("svg") as SVGElement;
    expect(picture.querySelectorAll("path").length).toBeGreaterThan(10);
    expect(written(picture).length).toBeLessThan(MOST_OF_A_PICTURE);
  });
});

test("a game without drawings gets the plain ones", async () => {
  await fetchDeck("whist");
  expect(drawn("whist", "R7").textContent).toContain("7");
});
