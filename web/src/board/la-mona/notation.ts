/** La Mona in writing, as far as the page reads it: `10d` is a card, `7*(2h,5d,7s)` a fila, `build-7` picks it. */

import type { Boards } from "../../wire";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["c", "d", "h", "s"];

export const MONA = "2c";
export const DONE = "done";
export const TRAIL = "trail";
export const TAKE = "take";

export type Board = Boards["la-mona"];

/** A formada or a fila; there is never more than one of a value. */
export interface Build {
  value: number;
  fila: boolean;
  cards: string[];
  owner: number;
}

/** The pips of a card, the ace low. */
export const pipsOf = (card: string): number => RANKS.indexOf(card.slice(0, -1)) + 1;

/** The value that a card takes. */
export const captureOf = (card: string): number => (card === MONA ? 15 : pipsOf(card) === 1 ? 14 : pipsOf(card));

/** The builds of the table, low to high. */
export function buildsOf(board: Board): Build[] {
  return Object.entries(board.builds)
    .flatMap(([seat, builds]) => builds.map((build) => buildOf(build, seatOf(seat))))
    .toSorted((one, other) => one.value - other.value);
}

function buildOf(written: string, owner: number): Build {
  const [, value = "", star = "", cards = ""] = /^(\d+)(\*?)\((.*)\)$/.exec(written) ?? [];
  return { value: Number(value), fila: star !== "", cards: cards.split(","), owner };
}

/** "P2" is seat 2; "" is nobody, -1. */
export const seatOf = (written: string): number => (written ? Number(written.slice(1)) : -1);

/** The number that a move names: 9 for `form-9`, `raise-9`, `build-9`; NaN for a card. */
export const valueOf = (move: string): number => Number(/^[a-z]+-(\d+)$/.exec(move)?.[1] ?? NaN);

export const isRaise = (aim: string): boolean => aim.startsWith("raise-");

export const isBuild = (item: string): boolean => item.startsWith("build-");

/** What is picked of the table as the rules want it said: loose cards by rank and suit, then builds by value. */
export function inOrder(items: string[]): string[] {
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function placeOf(item: string): number {
  if (isBuild(item)) return 1000 + valueOf(item);
  return pipsOf(item) * SUITS.length + SUITS.indexOf(item.slice(-1));
}
