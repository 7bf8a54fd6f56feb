/** How much is counted: quickly, so that there is something to see, and then as sharply as somebody likes. */

import type { Pains } from "./valuing";

const SEED = BigInt(2026); // whoever asks again, on whatever device, is told the same

/** Of so many worlds; everything else follows. */
export function painsOf(worlds: number): Pains {
  return {
    worlds,
    open: Math.ceil(worlds / 2),
    rivals: worlds,
    first: { iterations: 1000 },
    rest: { iterations: 100 },
    seed: SEED,
  };
}

/** Worlds: at first, and for sharper figures; four times as many halve the margin. */
export const PRECISIONS = [100, 400, 1600] as const;
