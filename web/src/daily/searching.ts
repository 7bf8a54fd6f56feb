/** What a search makes of a deal: it plays the first seat, from what that seat may know, against the same bots. */

import { temperamentIn } from "../characters/characters";
import { playOut, type Seated } from "../deal/playing";
import type { Deal } from "../deal/packing";
import type { Rules } from "../engine/engine";
import { companion } from "../engine/habits";
import type { Thinker } from "../engine/thinking";
import { seedOf } from "../local/players";
import type { Dealing } from "./day";

/** How much it thinks about a move: the same on every device. One Worker, because several would think something else. */
export const PAINS = { iterations: 1000, workers: 1, seed: BigInt(1) };

/** The deal as a search plays it; who listens hears how many moves were made. */
export async function searched(
  rules: Rules,
  { key, cast, options, levels }: Dealing,
  thinker: Thinker,
  ear?: (moves: number) => void,
): Promise<Deal> {
  const { game } = rules.description;
  const mind: Seated = {
    turn: async (view) => [(await thinker.think(view.record, view.seat, PAINS)).move],
    lateness: () => 0.5,
  };
  const bots = levels.map(async (level, place) => {
    const seat = place + 1;
    const { forgets } = temperamentIn(cast, seat);
    return await companion(game, level, await seedOf(game, key, seat), async () => thinker, forgets);
  });
  return await playOut(rules.setup(options), key, [mind, ...(await Promise.all(bots))], ear);
}
