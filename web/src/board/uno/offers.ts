/** The moves that are neither cards nor a race: what they mean depends on what is asked. */

import type { UnoBoard } from "./spots";

const RACES = ["call", "catch"];

export interface Offer {
  move: string;
  /** What it means now; "" where the game's own words say it. */
  sense: "" | "doubt" | "keep" | "accept" | "hush" | "spare";
}

export function offersOf(board: UnoBoard, legal: string[], seat: number): Offer[] {
  const hand = board.hands[`P${seat}`] ?? [];
  return legal
    .filter((move) => !hand.includes(move) && !RACES.includes(move))
    .map((move) => ({ move, sense: senseOf(move, board, seat) }));
}

function senseOf(move: string, board: UnoBoard, seat: number): Offer["sense"] {
  if (move === "challenge") return "doubt";
  if (move !== "pass") return "";
  if (board.phase === "challenge") return "accept";
  if (board.phase === "call") return board.silent === `P${seat}` ? "hush" : "spare";
  return board.phase === "drawn" ? "keep" : "";
}
