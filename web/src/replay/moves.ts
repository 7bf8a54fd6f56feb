/** A match from its key and its moves, state by state: the twin of `follow` in sobremesa/rules/log.py. */

import type { Setup, State } from "../engine/state";
import { Trouble } from "../engine/trouble";
import { SPECTATOR, type Fork } from "../wire";

/** A match as it stood after a move, or as it was dealt: then nobody moved. */
export interface Moment {
  readonly state: State;
  readonly seat: number;
  readonly move: string;
}

/** Every moment of a match, from the first deal on; moves are "P0 R5". */
export function follow(setup: Setup, key: string, moves: readonly string[], forks: readonly Fork[] = []): Moment[] {
  let state = setup.deal(key);
  const dealt = (): Moment => ({ state, seat: SPECTATOR, move: "" });
  const found = [dealt()];
  for (const [made, text] of moves.entries()) {
    const { over } = state;
    state = goOn(state, made, forks);
    if (over) found.push(dealt());
    const [, seat, move = ""] = /^P(\d+) (.+)$/.exec(text) ?? [];
    state = state.play(seat === undefined ? SPECTATOR : Number(seat), move);
    found.push({ state, seat: Number(seat), move });
  }
  return found;
}

/**
 * A state as the next move finds it, when so many are made: a deal that is over is followed by the next one, and what
 * was forked here is dealt anew.
 */
export function goOn(state: State, made: number, forks: readonly Fork[]): State {
  let next = state.over ? state.nextDeal() : state;
  for (const { moves, seat, seed } of forks) if (moves === made) next = next.view(seat).resample(seedOf(seed));
  return next;
}

function seedOf(text: string): bigint {
  if (!/^[0-9a-f]+$/i.test(text)) throw new Trouble("bad-key", "a seed is a hexadecimal number");
  return BigInt(`0x${text}`);
}
