/** Moves as things to choose from: colours, players, and everything else in words. */

import { seatOf } from "../state/seats";
import type { Term } from "../wire";

export interface Choices {
  colours: { colour: string; move: string }[];
  seats: { seat: number; move: string }[];
  others: string[];
}

/** What a move is about, by the game's vocabulary. */
export type Terms = (move: string) => Term | undefined;

export function choicesOf(moves: string[], terms: Terms): Choices {
  const found: Choices = { colours: [], seats: [], others: [] };
  for (const move of moves) {
    const { colour, seat, rival = seat } = terms(move)?.arguments ?? {};
    if (typeof colour === "string") found.colours.push({ colour, move });
    else if (typeof rival === "string") found.seats.push({ seat: seatOf(rival), move });
    else found.others.push(move);
  }
  return found;
}
