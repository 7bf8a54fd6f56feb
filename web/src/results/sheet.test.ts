import { expect, test } from "vitest";
import type { Event, Result } from "../wire";
import { matchOf, sheetOf } from "./sheet";

const event = (point: string, seat: number, argument?: number): Event => ({
  point,
  clauses: [],
  seat,
  ...(argument === undefined ? {} : { argument }),
});
const result = (totals: number[], events: Event[]): Result => ({
  why: "out",
  clause: "",
  winners: [],
  totals,
  champions: [],
  events,
});

test("La Mona of four has two columns, and a row for what counted", () => {
  const deal = result(
    [0, 1, 0, 1],
    [
      event("leftover", 3, 9),
      event("has-aces", 0, 1),
      event("scores", 0, 1),
      event("most-cards", 1, 34),
      event("has-mona", 1),
      event("scores", 1, 6),
    ],
  );
  const sheet = sheetOf("la-mona", deal, {});
  expect(sheet.sides).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect(sheet.rows).toEqual([
    { label: { line: "most-cards" }, cells: [undefined, 3] },
    { label: { line: "has-mona" }, cells: [undefined, 3] },
    { label: { line: "has-aces" }, cells: [1, undefined] },
    { label: { line: "scores" }, cells: [1, 6], sum: true },
  ]);
  expect(matchOf(sheet, [deal])).toEqual([[0, 1]]);
});

test("Money adds up each currency of the hands", () => {
  const deal = result([70, 0], [event("scores-notes", 0, 70), event("scores", 0, 70), event("scores", 1, 0)]);
  const { rows } = sheetOf("multiverse-money", deal, {
    hands: { P0: ["V30a", "V60", "c1", "E"], P1: ["V20b", "M40"] },
  });
  expect(rows).toEqual([
    { label: { currency: "V" }, cells: [90, 20] },
    { label: { currency: "M" }, cells: [undefined, 40] },
    { label: { line: "scores-notes" }, cells: [70, undefined] },
    { label: { line: "scores" }, cells: [70, 0], sum: true },
  ]);
});

test("the others show the cards that are left, and who scores", () => {
  const { rows } = sheetOf("uno-monster-high", result([0, 98], [event("scores", 1, 98)]), { counts: { P0: 6, P1: 0 } });
  expect(rows).toEqual([
    { label: { line: "cards" }, cells: [6, 0] },
    { label: { line: "scores" }, cells: [undefined, 98], sum: true },
  ]);
});
