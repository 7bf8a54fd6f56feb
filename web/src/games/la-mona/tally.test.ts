import { expect, test } from "vitest";
import { recorded } from "../recorded";
import { aimOf, buildsOf, Lexicon, type Board } from "./notation";
import { meant, tallyOf } from "./tally";
import vocabulary from "./vocabulary.json";

const words = new Lexicon(recorded(vocabulary));

test("builds are read with their owner, low to high", () => {
  const builds = { P0: ["13(3c,10d)"], P1: [], P2: ["7*(2h,5d,7s)"] };
  expect(buildsOf({ builds } as unknown as Board)).toEqual([
    { value: 7, fila: true, cards: ["2h", "5d", "7s"], owner: 2 },
    { value: 13, fila: false, cards: ["3c", "10d"], owner: 0 },
  ]);
});

test("picks are said low to high, builds last", () => {
  expect(words.inOrder(["build-9", "Kc", "10h", "build-3", "2s", "2d", "Ah"])).toEqual([
    "Ah",
    "2d",
    "2s",
    "10h",
    "Kc",
    "build-3",
    "build-9",
  ]);
});

test("a card names no value, but has two", () => {
  expect(["form-9", "build-14", "9h", "done"].map((move) => words.value(move))).toEqual([9, 14, NaN, NaN]);
  expect(["Ah", "9h", "2c", "Kd"].map((card) => words.pips(card))).toEqual([1, 9, 2, 13]);
  expect(["Ah", "9h", "2c", "Kd"].map((card) => words.takes(card))).toEqual([14, 9, 15, 13]);
  expect([words.build(7), words.isBuild("build-7"), words.isBuild("7h")]).toEqual(["build-7", true, false]);
});

test("an aim is read with its value", () => {
  expect([aimOf("take-15"), aimOf("raise-9"), aimOf("trail"), aimOf("")]).toEqual([
    { kind: "take", value: 15 },
    { kind: "raise", value: 9 },
    undefined,
    undefined,
  ]);
});

test("what is taken adds up to groups", () => {
  expect(tallyOf(words, { kind: "take", value: 9 }, "9h", [])).toEqual({ sum: 0, missing: 9, groups: 0 });
  expect(tallyOf(words, { kind: "take", value: 9 }, "9h", ["3c"])).toEqual({ sum: 3, missing: 6, groups: 0 });
  expect(tallyOf(words, { kind: "take", value: 9 }, "9h", ["3c", "6d"])).toEqual({ sum: 9, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "take", value: 9 }, "9h", ["3c", "6d", "build-9"])).toEqual({
    sum: 18,
    missing: 0,
    groups: 2,
  });
});

test("the card of the hand counts with what it forms", () => {
  expect(tallyOf(words, { kind: "form", value: 8 }, "3h", ["5c"])).toEqual({ sum: 8, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "form", value: 8 }, "3h", ["5c", "6d"])).toEqual({ sum: 14, missing: 2, groups: 1 });
});

test("what is raised or helped is whole", () => {
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", [], true)).toEqual({ sum: 9, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", ["4c", "5h"], true)).toEqual({
    sum: 18,
    missing: 0,
    groups: 2,
  });
  expect(tallyOf(words, { kind: "help", value: 9 }, "9d", ["9c"], true)).toEqual({ sum: 18, missing: 0, groups: 2 });
});

test("our own formada is raised with cards of the table, too", () => {
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", [])).toEqual({ sum: 2, missing: 7, groups: 0 });
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", ["2h"])).toEqual({ sum: 4, missing: 5, groups: 0 });
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", ["2h", "build-5"])).toEqual({
    sum: 9,
    missing: 0,
    groups: 1,
  });
  expect(tallyOf(words, { kind: "raise", value: 9 }, "2d", ["build-5", "2h", "9c"], true)).toEqual({
    sum: 18,
    missing: 0,
    groups: 2,
  });
  expect(tallyOf(words, { kind: "raise", value: 14 }, "7h", ["Ac", "build-6"], true)).toEqual({
    sum: 14,
    missing: 0,
    groups: 1,
  });
  expect(tallyOf(words, { kind: "raise", value: 14 }, "7h", ["Ac"], true)).toEqual({ sum: 28, missing: 0, groups: 2 });
});

test("an ace is low or high as the sum wants it", () => {
  expect(tallyOf(words, { kind: "take", value: 14 }, "Ah", ["Ac"]).missing).toBe(0);
  expect(tallyOf(words, { kind: "take", value: 14 }, "Ah", ["Kc", "Ac"])).toEqual({ sum: 14, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "take", value: 14 }, "Ah", ["Kc", "Ac", "As"])).toEqual({
    sum: 28,
    missing: 0,
    groups: 2,
  });
  expect(tallyOf(words, { kind: "take", value: 15 }, "2c", ["Ac", "As"])).toEqual({ sum: 15, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "take", value: 13 }, "Kh", ["Qc", "Ac"])).toEqual({ sum: 13, missing: 0, groups: 1 });
  expect(tallyOf(words, { kind: "form", value: 14 }, "Ah", ["Ac"])).toEqual({ sum: 28, missing: 0, groups: 2 });
});

test("a card on its number takes it, on another forms, on a build raises", () => {
  expect(meant(words, ["trail", "take", "form-8"], "4h", "4c")).toBe("take");
  expect(meant(words, ["trail", "take", "form-9"], "4h", "5c")).toBe("form-9");
  expect(meant(words, ["trail", "take"], "9h", "5c")).toBe("take");
  expect(meant(words, ["trail", "take", "raise-9"], "2h", "build-7")).toBe("raise-9");
  expect(meant(words, ["trail", "take", "raise-14"], "7h", "build-7")).toBe("take");
  expect(meant(words, ["take"], "Ah", "build-14")).toBe("take");
  expect(meant(words, ["raise-9", "raise-11"], "2h", "build-5")).toBe("raise-9");
  expect(meant(words, ["raise-7", "raise-9"], "2h", "build-5")).toBe("raise-7");
  expect(meant(words, ["raise-6"], "2h", "build-5")).toBeUndefined();
  expect(meant(words, ["trail", "form-12"], "3h", "4c")).toBeUndefined();
  expect(meant(words, ["trail"], "3h", "4c")).toBeUndefined();
});
