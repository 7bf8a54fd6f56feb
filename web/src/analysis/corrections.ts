/**
 * What experience says of counted chances: bets and hands that a view does not show are imagined as if nobody had chosen
 * them, so that what is counted may be too hopeful. `python bench/calibration.py fit` made the numbers.
 */

import type { Setup } from "../engine/state";
import { plainly } from "./chances";

/** Of the log odds: shift, what each doubling for weighs, and what each doubling against. */
export type Fit = readonly number[];

/** What was measured of a game, by the number of players. */
export type Measured<Each> = Record<string, Each>;

/** In the folder of each game that was measured. */
const FITS = import.meta.glob<Measured<Fit>>("../games/*/corrections.json", { eager: true, import: "default" });

/** How to correct the chances of a game, as it was measured with so many players or nearly so many. */
export function correctionOf(setup: Pick<Setup, "rules" | "players">): (share: number) => number {
  const fit = nearest(FITS[`../games/${setup.rules.description.game}/corrections.json`], setup.players);
  return fit ? corrected(fit) : plainly;
}

/** What was measured with so many players, or with nearly so many. */
export function nearest<Each>(measured: Measured<Each> = {}, players: number): Each | undefined {
  const away = ([size]: [string, Each]) => Math.abs(Number(size) - players);
  return Object.entries(measured).sort((one, other) => away(one) - away(other))[0]?.[1];
}

/** How a fit corrects. */
export const corrected =
  ([shift = 0, up = 1, down = 1]: Fit) =>
  (share: number): number =>
    1 / (1 + Math.exp(-(shift + up * Math.log(share) - down * Math.log(1 - share))));
