/** A deal that is played at once, without a table and its clock: by bots, or by whoever decides as quickly. */

import type { Setup, State, View } from "../engine/state";
import { make } from "../engine/turn";
import type { Deal } from "./packing";

/** Who decides for a seat, and how late they are where others may be quicker: from 0 to 1. */
export interface Seated {
  turn(view: View): Promise<string[]>;
  lateness(view: View): number;
}

const LONGEST = 4000; // moves

/** Play a deal to its end; who listens hears after every turn how many moves were made. */
export async function playOut(
  setup: Setup,
  key: string,
  seated: readonly Seated[],
  ear?: (moves: number) => void,
): Promise<Deal> {
  const deal: Deal = { setup, key, moves: [], states: [] };
  let state = setup.deal(key);
  while (!state.over) {
    const before = deal.moves.length;
    for (const [seat, turn] of await turnsOf(state, seated)) {
      const moves = make(state, seat, turn);
      if (!Array.isArray(moves)) break; // they are asked something else by now
      for (const move of moves) {
        deal.states.push(state);
        deal.moves.push({ seat, move });
        state = state.play(seat, move);
      }
    }
    const { length } = deal.moves;
    if (length === before || length > LONGEST) throw new RangeError("this deal does not end");
    ear?.(length);
  }
  deal.states.push(state);
  return deal;
}

/** Whose turn is made next: of all who are asked at once, or where the first wins, of the first who speaks. */
async function turnsOf(state: State, seated: readonly Seated[]): Promise<[number, string[]][]> {
  const turns: [number, string[]][] = [];
  for (const seat of state.actors) turns.push([seat, (await seated[seat]?.turn(state.view(seat))) ?? []]);
  if (!state.silence) return turns;
  const late = (seat: number) => seated[seat]?.lateness(state.view(seat)) ?? 1;
  const spoken = turns.filter(([, [move]]) => move !== state.silence);
  const [first] = spoken.toSorted(([one], [other]) => late(one) - late(other));
  return first ? [first] : turns;
}
