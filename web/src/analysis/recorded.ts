/** For tests and benchmarks: matches in writing, played here by bots that are sensible most of the time. */

import type { Bots } from "../engine/bots";
import type { Options } from "../engine/engine";
import { FORMAT, type Recording } from "../replay/recording";

const ODD = 5; // one turn in so many is any legal one

/** A match of so many moves at most, from a seed. */
export function recorded(bots: Bots, options: Options, seed: number, most: number): Recording {
  const { game, version } = bots.rules.description;
  const key = (seed + 1).toString(16).padStart(64, "0");
  let state = bots.rules.setup(options).deal(key);
  const moves: string[] = [];
  while (moves.length < most) {
    if (state.over) {
      if (state.outcome?.champions.length) break;
      state = state.nextDeal();
    }
    const [seat = 0] = state.actors;
    const luck = BigInt(seed * most + moves.length);
    const view = state.view(seat);
    const move = moves.length % ODD === ODD - 1 ? bots.chance(view, luck) : bots.sensible(view, luck);
    state = state.play(seat, move);
    moves.push(`P${seat} ${move}`);
  }
  return { sobremesa: FORMAT, game, rules: version, options, seed: key, moves };
}
