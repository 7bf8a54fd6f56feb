/** The moves that are neither cards nor a race: what they mean depends on what is asked. */

import { written } from "../../state/seats";
import type { UnoBoard } from "./spots";

const RACES = ["call", "catch"];

export interface Offer {
  move: string;
  /** What it means now; "" where the game's own words say it. */
  sense: "" | "doubt" | "keep" | "accept";
}

export function offersOf(board: UnoBoard, offered: string[], seat: number): Offer[] {
  const hand = board.hands[written(seat)] ?? [];
  return offered
    .filter((move) => !hand.includes(move) && !RACES.includes(move))
    .map((move) => ({ move, sense: senseOf(move, board) }));
}

function senseOf(move: string, { phase }: UnoBoard): Offer["sense"] {
  if (move === "challenge") return "doubt";
  if (move !== "pass") return "";
  return phase === "challenge" ? "accept" : phase === "drawn" ? "keep" : "";
}
