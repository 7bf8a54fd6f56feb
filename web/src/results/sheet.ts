/** The score of a deal as a sheet: a row for each thing that counts, a column for each side. */

import type { Result } from "../wire";

/** What a row says: a line of the page's own words, or a currency of the game. */
export type Label = { line: string } | { currency: string };
export interface Row {
  label: Label;
  cells: (number | undefined)[];
  /** The sum of those above. */
  sum?: boolean;
}
export interface Sheet {
  /** The seats of each side; a side of two is a team. */
  sides: number[][];
  rows: Row[];
}

interface Line {
  point: string;
  /** What it is worth, where the event does not say. */
  worth?: number;
  sum?: boolean;
}

interface Game {
  lines: Line[];
  /** Four play as two teams, and what a team scores is told of its first seat. */
  teams?: boolean;
  /** The cards that are left are what decides. */
  cards?: boolean;
  /** Hands hold notes of currencies, whose worth is in their names. */
  currencies?: boolean;
}

const GAMES: Record<string, Game> = {
  "la-mona": {
    teams: true,
    lines: [
      { point: "most-cards", worth: 3 },
      { point: "most-spades", worth: 1 },
      { point: "has-mona", worth: 3 },
      { point: "has-ten", worth: 2 },
      { point: "has-two", worth: 1 },
      { point: "has-aces" },
      { point: "has-winchos" },
      { point: "scores", sum: true },
    ],
  },
  "multiverse-money": {
    currencies: true,
    lines: [
      { point: "scores-notes" },
      { point: "scores-sets" },
      { point: "scores-coins" },
      { point: "scores", sum: true },
    ],
  },
};
const OTHER: Game = {
  cards: true,
  lines: [
    { point: "scores", sum: true },
    { point: "scores-own", sum: true },
  ],
};

export function sheetOf(game: string, result: Result, board: Record<string, unknown>): Sheet {
  const { lines, teams, cards, currencies } = GAMES[game] ?? OTHER;
  const players = result.totals.map((_, seat) => seat);
  const sides =
    teams && players.length === 4
      ? [
          [0, 2],
          [1, 3],
        ]
      : players.map((seat) => [seat]);
  const cell = (line: Line, seat: number | undefined) => {
    const event = result.events.find((event) => event.point === line.point && event.seat === seat);
    return event && (line.worth ?? Number(event.argument ?? 0));
  };
  const rows: Row[] = lines.map((line) => ({
    label: { line: line.point },
    cells: sides.map(([seat]) => cell(line, seat)),
    ...(line.sum ? { sum: true } : {}),
  }));
  const first = [...(cards ? [cardsLeft(board, sides)] : []), ...(currencies ? notes(board, sides) : [])];
  return { sides, rows: [...first, ...rows].filter(({ cells }) => cells.some((value) => value !== undefined)) };
}

/** The score of the match after each deal, a column for each side. */
export function matchOf({ sides }: Sheet, deals: Result[]): number[][] {
  return deals.map(({ totals }) => sides.map(([seat = 0]) => totals[seat] ?? 0));
}

function cardsLeft(board: Record<string, unknown>, sides: number[][]): Row {
  const counts = (board.counts ?? {}) as Record<string, number>;
  return { label: { line: "cards" }, cells: sides.map(([seat]) => counts[`P${seat}`]) };
}

/** How much of each currency every hand holds; nothing where hands stay hidden. */
function notes(board: Record<string, unknown>, sides: number[][]): Row[] {
  const hands = (board.hands ?? {}) as Record<string, string[]>;
  const held = sides.map(([seat]) => {
    const sums: Record<string, number> = {};
    for (const card of hands[`P${seat}`] ?? []) {
      const [, currency, worth] = /^([A-Z])(\d+)/.exec(card) ?? [];
      if (currency) sums[currency] = (sums[currency] ?? 0) + Number(worth);
    }
    return sums;
  });
  const currencies = [...new Set(held.flatMap((sums) => Object.keys(sums)))];
  return currencies.map((currency) => ({ label: { currency }, cells: held.map((sums) => sums[currency]) }));
}
