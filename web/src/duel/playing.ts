/** Who has played a duel, and how it stands with it on this device. */

import { firstDeal } from "../deal/packing";
import type { Rules } from "../engine/engine";
import { recordingHere } from "../local/local";
import { duelOf, readMoves, writeDuel, writtenMoves } from "./duels";
import { playedBy, type Letter, type Played } from "./link";

/** How it stands with a duel on this device. */
export interface Standing {
  /** There is a table where it can be played on. */
  begun: boolean;
  /** It is over. */
  mine?: Played;
}

export async function standingOf(rules: Rules, letter: Letter, name: string): Promise<Standing> {
  const duel = duelOf(letter);
  if (!duel) return { begun: false };
  if (duel.moves) return { begun: true, mine: { name, moves: readMoves(duel.moves) } };
  const recording = await recordingHere(duel.code, duel.match).catch(() => undefined);
  if (!recording) return { begun: false }; // it was deleted
  try {
    const mine = playedBy(name, firstDeal(rules, recording));
    writeDuel(letter, { moves: writtenMoves(mine.moves) });
    return { begun: true, mine };
  } catch {
    return { begun: true }; // it is still being played
  }
}

/** Everybody who has played it, oneself too; who is in the letter already is there once. */
export function everybody({ plays }: Letter, mine: Played | undefined): Played[] {
  return mine && ownPlace(plays, mine) < 0 ? [...plays, mine] : plays;
}

/** One's own place among them; -1 if one is not there. */
export function ownPlace(plays: readonly Played[], mine: Played | undefined): number {
  return mine ? plays.findIndex(({ moves }) => moves.join() === mine.moves.join()) : -1;
}
