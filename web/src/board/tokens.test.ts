/** The same card stays the same token; nobody can tell from a key which card it is. */

import { expect, test } from "vitest";
import { FROM_DECK, unseen, type Flow, type Spot } from "./spots";
import { reconcile as next, type Token } from "./tokens";

const lay = (zone: string, ...cards: string[]): Spot[] => cards.map((card) => ({ zone, card }));
let keys = 0;
const reconcile = (before: Token[], spots: Spot[], flow: Flow): Token[] => next(before, spots, flow, () => keys++);
const shown = (...pictures: Spot[][]): Token[] => {
  keys = 0;
  return pictures.reduce((before, spots) => reconcile(before, spots, FROM_DECK), [] as Token[]);
};
const at = (tokens: Token[], zone: string, card: string): Token | undefined =>
  tokens.find((token) => !token.leaving && token.spot.zone === zone && token.spot.card === card);
const landed = (tokens: Token[]): Token[] => tokens.filter((token) => !token.leaving);

test("the first picture is dealt, to everybody at once", () => {
  const tokens = shown([...lay("hand", "R5", "V7"), ...unseen("deck", 3)]);
  expect(tokens.map(({ from }) => from)).toEqual(Array(5).fill("deck"));
  expect(tokens.map(({ wait }) => wait)).toEqual([0, 1, 0, 1, 2]);
  expect(tokens.map(({ order }) => order)).toEqual([0, 1, 0, 1, 2]);
});

test("a card that is played keeps its token", () => {
  const before = shown([...lay("hand", "R5", "V7"), ...lay("pile", "R1")]);
  const after = reconcile(before, [...lay("hand", "V7"), ...lay("pile", "R1", "R5")], FROM_DECK);
  expect(at(after, "pile", "R5")?.key).toBe(at(before, "hand", "R5")?.key);
  expect(after).toHaveLength(3);
});

test("equal cards: the one that stays and the one that goes", () => {
  const before = shown(lay("hand", "R5", "R5"));
  const after = reconcile(before, [...lay("hand", "R5"), ...lay("pile", "R5")], FROM_DECK);
  expect(new Set(after.map(({ key }) => key))).toEqual(new Set(before.map(({ key }) => key)));
});

test("a card that is drawn comes from the deck, face down, and turns over", () => {
  const after = shown([...lay("hand", "R5"), ...unseen("deck", 4)], [...lay("hand", "R5", "V7"), ...unseen("deck", 4)]);
  expect(at(after, "hand", "V7")).toMatchObject({ from: "deck", back: true, face: "V7" });
});

test("the last card of the deck is the one that is drawn", () => {
  const before = shown(unseen("deck", 1));
  const after = reconcile(before, lay("hand", "V7"), FROM_DECK);
  expect(after).toHaveLength(1);
  expect(after[0]).toMatchObject({ key: before[0]?.key, face: "V7", back: true });
});

test("a rival's card comes from the rival and turns over", () => {
  const before = shown([...unseen("rival-1", 3), ...lay("pile", "R1")]);
  const after = reconcile(before, [...unseen("rival-1", 2), ...lay("pile", "R1", "R5")], FROM_DECK);
  const rival = before.filter(({ spot }) => spot.zone === "rival-1").map(({ key }) => key);
  expect(rival).toContain(at(after, "pile", "R5")?.key);
  expect(after).toHaveLength(4);
});

test("of two rivals the one who played gives the card", () => {
  const flow: Flow = { ...FROM_DECK, spring: ({ zone }) => (zone === "pile" ? "rival-2" : "deck") };
  const before = shown([...unseen("rival-1", 2), ...unseen("rival-2", 2)]);
  const spots = [...unseen("rival-1", 1), ...unseen("rival-2", 1), ...lay("pile", "R5")];
  const after = reconcile(before, spots, flow);
  const second = before.filter(({ spot }) => spot.zone === "rival-2").map(({ key }) => key);
  expect(second).toContain(at(after, "pile", "R5")?.key);
});

test("a card that is given away turns its back", () => {
  const before = shown([...lay("hand", "R5"), ...unseen("rival-1", 1)]);
  const after = reconcile(before, unseen("rival-1", 2), FROM_DECK);
  const gift = after.find(({ key }) => key === at(before, "hand", "R5")?.key);
  expect(gift).toMatchObject({ face: "R5", back: true, spot: { zone: "rival-1", card: "?" } });
});

test("hands that are opened turn over where they are", () => {
  const before = shown(unseen("rival-1", 2));
  const after = reconcile(before, lay("rival-1", "R5", "V7"), FROM_DECK);
  expect(after.map(({ key }) => key)).toEqual(before.map(({ key }) => key));
});

test("a pile that shows its last cards lets the lowest go, even if an equal one comes", () => {
  const before = shown([...lay("pile", "R5", "R1", "R2"), ...lay("hand", "R5")]);
  const after = reconcile(before, lay("pile", "R1", "R2", "R5"), FROM_DECK);
  expect(at(after, "pile", "R5")?.key).toBe(at(before, "hand", "R5")?.key);
  expect(after.filter(({ leaving }) => leaving)).toHaveLength(1);
});

test("a reshuffle sends the pile away and keeps the top card", () => {
  const flow: Flow = { ...FROM_DECK, sink: () => "deck" };
  const before = shown(lay("pile", "R5", "R1", "R2"));
  const after = reconcile(before, lay("pile", "R2"), flow);
  expect(landed(after).map(({ key }) => key)).toEqual([at(before, "pile", "R2")?.key]);
  expect(after.filter(({ leaving }) => leaving).map(({ spot }) => spot.zone)).toEqual(["deck", "deck"]);
});

test("what leaves is not taken for what comes", () => {
  const before = shown(lay("hand", "R5"), []);
  const after = reconcile(before, lay("hand", "R5"), FROM_DECK);
  expect(landed(after)).toHaveLength(1);
  expect(landed(after)[0]?.key).not.toBe(before[0]?.key);
});

test("an interrupted flight goes on from the same token", () => {
  const pictures = [lay("hand", "R5"), lay("pile", "R5"), lay("hand", "R5"), lay("pile", "R5")];
  expect(new Set(pictures.map((_, i) => shown(...pictures.slice(0, i + 1))[0]?.key)).size).toBe(1);
});

test("cards set out one after another", () => {
  const after = shown(unseen("deck", 2), [...unseen("deck", 2), ...lay("hand", "R5", "V7", "A1")]);
  expect(after.map(({ wait }) => wait)).toEqual([0, 0, 0, 1, 2]);
});

test("cards that change places within a zone stay themselves", () => {
  const before = shown(lay("table", "Ah", "2c", "Ks"));
  const after = reconcile(before, lay("table", "Ks", "Ah", "2c"), FROM_DECK);
  for (const card of ["Ah", "2c", "Ks"]) expect(at(after, "table", card)?.key).toBe(at(before, "table", card)?.key);
});

test("a key says nothing about the card", () => {
  const keys = (...cards: string[]) => shown([], lay("hand", ...cards)).map(({ key }) => key);
  expect(keys("R5", "V7")).toEqual(keys("W", "+4"));
});

test("no key is ever used twice", () => {
  const first = shown(lay("hand", "R5", "V7"));
  const second = reconcile(first, lay("hand", "A1", "A2"), FROM_DECK);
  expect(new Set(second.map(({ key }) => key)).size).toBe(4);
  const third = reconcile(landed(reconcile(second, [], FROM_DECK)), lay("hand", "A3"), FROM_DECK);
  expect(second.map(({ key }) => key)).not.toContain(third[0]?.key);
});
