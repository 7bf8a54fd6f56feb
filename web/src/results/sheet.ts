/** The score of a deal as a sheet: a row for each thing that counts, a column for each side. */

import { written } from "../state/seats";
import type { Result } from "../wire";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";

export interface Row {
  label: string;
  cells: (number | undefined)[];
  /** The sum of those above. */
  sum?: boolean;
  /** Not points, but what they come from. */
  held?: boolean;
}
export interface Sheet {
  /** The seats of each side; a side of several is a team. */
  sides: number[][];
  rows: Row[];
}

/** A deal that is over, as a game's score reads it. */
export interface Deal {
  board: Record<string, unknown>;
  sides: number[][];
  speech: Speech;
}

/** What a game has to say of its score. */
export interface Score {
  /** The points that count, a row each, in the order of the sheet; sums come last by themselves. */
  lines: string[];
  /** The seats of each side by the number of players, where some play together; told of its first seat. */
  teams?: (players: number) => number[][];
  /** What comes before them: what decides, but is told by no point. */
  before?: (deal: Deal) => Row[];
}

const SUMS = ["scores", "scores-own"];

export function sheetOf(score: Score, result: Result, board: Record<string, unknown>, speech: Speech): Sheet {
  const sides = score.teams?.(result.totals.length) ?? result.totals.map((_, seat) => [seat]);
  const row = (point: string): Row => ({
    label: say(`line-${point}`),
    cells: sides.map(([seat]) => worthOf(point, seat, result, speech)),
    ...(SUMS.includes(point) ? { sum: true } : {}),
  });
  const before = score.before?.({ board, sides, speech }) ?? [];
  const rows = [...before, ...[...score.lines, ...SUMS].map(row)];
  return { sides, rows: rows.filter(({ cells }) => cells.some((value) => value !== undefined)) };
}

/** What a point is worth to a seat: as the rules say, or else what the event counts. */
function worthOf(point: string, seat: number | undefined, { events }: Result, speech: Speech): number | undefined {
  const event = events.find((event) => event.point === point && event.seat === seat);
  return event && (speech.worth(point) || Number(event.argument ?? 0));
}

/** The score of the match after each deal, a column for each side. */
export function matchOf({ sides }: Sheet, deals: Result[]): number[][] {
  return deals.map(({ totals }) => sides.map(([seat = 0]) => totals[seat] ?? 0));
}

/** How many cards everybody has left, for games where that decides. */
export function byCards({ board, sides }: Deal): Row[] {
  const counts = (board.counts ?? {}) as Record<string, number>;
  return [{ label: say("line-cards"), cells: sides.map(([seat = 0]) => counts[written(seat)]) }];
}
