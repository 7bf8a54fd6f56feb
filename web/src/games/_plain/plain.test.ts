/** Any game on the plain board, as its description and thousands of views have it. */

import { describe, expect, test } from "vitest";
import { tintOf } from "../../cards/suits";
import { GAMES } from "../../record/views";
import { written } from "../../state/seats";
import type { Vocabulary } from "../../wire";
import { recorded } from "../recorded";
import { layoutOf } from "./layout";
import { linesOf, rankOf } from "./print";
import { buttonsOf, cardsIn, groupsIn, spotsOf, zones, type Board } from "./spots";

/** What the server says of a game's cards and moves. */
function wordsOf({ description: { cards, moves } }: (typeof GAMES)[number]) {
  const terms: Pick<Vocabulary, "cards" | "moves"> = {
    cards: Object.fromEntries(cards.map(({ name, about }) => [name, { message: "card", arguments: about }])),
    moves: Object.fromEntries(moves.map((move) => [move.name, move])),
  };
  return recorded(terms);
}

describe.each(GAMES)("$description.game", (game) => {
  const layout = layoutOf(game.description);
  const words = wordsOf(game);
  const boards = game.setups.flatMap(({ views }) => views.map(({ board }) => board as Board));

  test("there is a hand, and something to take from or to play to", () => {
    expect(layout.hand).not.toBe("");
    expect([...layout.decks, ...layout.heaps, ...layout.rows].length).toBeGreaterThan(0);
  });

  test("a key of the board is drawn in one way at most", () => {
    const heaps = layout.heaps.flatMap(({ key, top }) => [key, top].filter(Boolean));
    const { hand, decks, rows, cells, taken, groups, counts, marks } = layout;
    const facts = layout.facts.map(({ key }) => key);
    const keys = [hand, ...decks, ...heaps, ...rows, ...cells, ...taken, ...groups, ...counts, ...marks, ...facts];
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(game.description.board)).toEqual(expect.arrayContaining(keys));
  });

  test("our hand is there card by card, and what lies open is all shown", () => {
    for (const board of boards.slice(0, 400)) {
      const spots = spotsOf(layout, board, words, { seat: 0, asked: [], moves: [] });
      const inside = (zone: string) => spots.filter((spot) => spot.zone === zone).map(({ card }) => card);
      expect(inside("hand")).toEqual(zones(board, layout.hand)[written(0)]);
      for (const key of layout.rows) expect(inside(`row-${key}`)).toEqual(cardsIn(board[key]));
      for (const key of layout.groups)
        for (const { value, cards } of groupsIn(board, key)) expect(inside(`group-${key}-${value}`)).toEqual(cards);
    }
  });

  test("whatever can be done is a card that can be tapped or a button, never both", () => {
    const every = game.description.moves.map(({ name }) => name);
    for (const board of boards.slice(0, 100)) {
      const spots = spotsOf(layout, board, words, { seat: 0, asked: every, moves: [] });
      const buttons = buttonsOf(every, spots, words);
      const taps = new Set(spots.flatMap(({ card, tap }) => (tap ? [card] : [])));
      for (const move of every)
        expect(buttons.includes(move)).toBe(!taps.has(String(words.term(move)?.arguments.card)));
      for (const { zone, card, state, tap } of spots)
        if (zone === "hand" && card !== "?") expect([state, !!tap]).toEqual(["can", true]);
    }
  });

  test("a card is lifted as often as it is chosen, and the others stay", () => {
    const board = boards.find((other) => zones(other, layout.hand)[written(0)]?.every((card) => card !== "?")) ?? {};
    const [card = ""] = zones(board, layout.hand)[written(0)] ?? [];
    const [move = ""] = words.movesOf(card);
    const spots = spotsOf(layout, board, words, { seat: 0, asked: [], moves: [move] });
    expect(spots.filter(({ lifted }) => lifted).map((spot) => [spot.zone, spot.card])).toEqual([["hand", card]]);
  });

  test("cards of other suits have other colours, and every card has something in its corner", () => {
    const tints = words.suits.map((suit) => tintOf(suit, words.suits));
    expect(new Set(tints.map(({ fill }) => fill)).size).toBe(tints.length);
    expect(new Set(tints.map(({ shape }) => shape)).size).toBeGreaterThan(tints.length - 3);
    for (const { name, about } of game.description.cards) expect(rankOf(name, about)).not.toBe("");
  });
});

test("however many suits there are, each has a colour of its own", () => {
  const suits = [...new Array<undefined>(12).keys()].map((place) => `suit ${place}`);
  const tints = suits.map((suit) => tintOf(suit, suits));
  expect(new Set(tints.map(({ fill }) => fill)).size).toBe(suits.length);
  expect(tints.every(({ shape }) => shape)).toBe(true);
});

test("a long name is broken into lines", () => {
  expect(linesOf("siete de espadas")).toEqual(["siete de", "espadas"]);
  expect(linesOf("a b c")).toEqual(["a b c"]);
});
