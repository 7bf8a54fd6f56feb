/**
 * How a deal went for the first seat: what it promised before each of its decisions, as a search sees it from that
 * seat's view. The same number of iterations with the same seed finds the same on every device.
 */

import type { Thinker } from "../engine/thinking";
import { SEAT } from "./outcome";
import type { Deal } from "./packing";

/** What a search does for one decision. One Worker: several would share the iterations by their number. */
export const GLANCE = { iterations: 600, workers: 1, seed: BigInt(1) };

/** How it stands: from 0, far behind, to 3, nearly won. */
export type Mark = 0 | 1 | 2 | 3;

const MOST = 12; // marks: what fits into a line
const BOUNDS = [-1, -0.2, 0.9]; // of the logarithm of the odds, where an even share is 0

/** The marks of a deal, in its order; who listens hears how many decisions of how many were looked at. */
export async function courseOf(
  deal: Deal,
  sides: number,
  thinker: Thinker,
  ear?: (done: number, of: number) => void,
): Promise<Mark[]> {
  const asked = decisionsOf(deal);
  const even = 1 / sides;
  const marks: Mark[] = [];
  for (const [at, place] of asked.entries()) {
    const view = deal.states[place]?.view(SEAT);
    if (!view) continue;
    const { tries } = await thinker.think(view.record, SEAT, GLANCE);
    marks.push(markOf(tries[0]?.share ?? even, even));
    ear?.(at + 1, asked.length);
  }
  return marks;
}

/** The places of the moves before which the seat had something to decide, at most as many as there are marks. */
function decisionsOf({ moves, states }: Deal): number[] {
  const all = moves.flatMap(({ seat }, at) => {
    const first = seat === SEAT && moves[at - 1]?.seat !== SEAT;
    return first && (states[at]?.legal(SEAT).length ?? 0) > 1 ? at : [];
  });
  if (all.length <= MOST) return all;
  return Array.from({ length: MOST }, (_, k) => all[Math.round((k * (all.length - 1)) / (MOST - 1))] ?? 0);
}

function markOf(share: number, even: number): Mark {
  const odds = (part: number) => Math.log((part + 0.01) / (1.01 - part));
  const above = odds(share) - odds(even);
  return BOUNDS.filter((bound) => above > bound).length as Mark;
}
