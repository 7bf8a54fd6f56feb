/**
 * What experience says of counted chances: bets and hands that a view does not show are imagined as if nobody had chosen
 * them, so that what is counted may be too hopeful. `python bench/calibration.py fit` made the numbers.
 */

import type { Setup } from "../engine/state";
import { plainly } from "./chances";

/** Of the log odds: shift, what each doubling for weighs, and what each doubling against. */
type Fit = readonly number[];

/** By the number of players, in the folder of each game that was measured. */
const FITS = import.meta.glob<Record<string, Fit>>("../games/*/corrections.json", { eager: true, import: "default" });

/** How to correct the chances of a game, as it was measured with so many players or nearly so many. */
export function correctionOf({ rules, players }: Pick<Setup, "rules" | "players">): (share: number) => number {
  const fits = Object.entries(FITS[`../games/${rules.description.game}/corrections.json`] ?? {});
  const [nearest] = fits.sort(([one], [other]) => Math.abs(Number(one) - players) - Math.abs(Number(other) - players));
  if (!nearest) return plainly;
  const [shift = 0, up = 1, down = 1] = nearest[1];
  return (share) => 1 / (1 + Math.exp(-(shift + up * Math.log(share) - down * Math.log(1 - share))));
}
