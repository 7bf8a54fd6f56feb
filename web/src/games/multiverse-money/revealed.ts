/** What everybody bet in this round, as it was turned up: it stays to be read when the bets themselves are gone. */

import type { Told } from "../../wire";
import { betOf, betting, seatsOf, type Board } from "./spots";

const OVER = ["round-ends", "dealt"]; // from here on it is another round

export function revealedOf(told: Told[]): Map<number, number> {
  const bets = new Map<number, number>();
  for (const { point, seat = -1, argument } of told.flatMap((step) => step.events ?? [])) {
    if (OVER.includes(point)) bets.clear();
    if (point === "reveals") bets.set(seat, Number(argument));
  }
  return bets;
}

/** The cards of each seat's bet as they were turned up: when they have changed hands they are remembered, until bets are made again. */
export function turnedUp(before: ReadonlyMap<number, string[]>, board: Board): ReadonlyMap<number, string[]> {
  if (betting(board)) return new Map();
  return new Map(seatsOf(board).map((seat) => [seat, before.get(seat) ?? betOf(board, seat)]));
}
