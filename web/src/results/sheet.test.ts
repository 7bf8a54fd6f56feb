import { expect, test } from "vitest";
import { gameOf } from "../games/games";
import { recorded } from "../games/recorded";
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
const speech = recorded({ cards: {}, moves: {} }, { "has-it": { clauses: [], worth: 3 } });

test("where a game says nothing else, the cards that are left are shown, and who scores", async () => {
  const { default: score } = await gameOf("whist").score();
  const board = { counts: { P0: 6, P1: 0 } };
  const { rows } = sheetOf(score, result([0, 98], [event("scores", 1, 98)]), board, speech);
  expect(rows.map(({ cells, sum }) => [cells, sum])).toEqual([
    [[6, 0], undefined],
    [[undefined, 98], true],
  ]);
});

test("a point is worth what the server says, or else what its event counts", () => {
  const deal = result([0, 0], [event("has-it", 0, 34), event("counts", 1, 5), event("scores", 0, 3)]);
  const { rows } = sheetOf({ lines: ["has-it", "counts", "never"] }, deal, {}, speech);
  expect(rows.map(({ cells }) => cells)).toEqual([
    [3, undefined],
    [undefined, 5],
    [3, undefined],
  ]);
});

test("a team is told of its first seat, and its score of the match as well", () => {
  const deal = result([0, 1, 0, 1], [event("scores", 1, 6)]);
  const teams = () => [
    [0, 2],
    [1, 3],
  ];
  const sheet = sheetOf({ lines: [], teams }, deal, {}, speech);
  expect(sheet.rows.map(({ cells }) => cells)).toEqual([[undefined, 6]]);
  expect(matchOf(sheet, [deal])).toEqual([[0, 1]]);
});
