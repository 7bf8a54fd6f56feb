/**
 * What a net says of chances: at once, from one look at a view, and as what is hoped for in each world that is counted.
 * How much that is worth was measured: `python bench/calibration.py fit` made the numbers.
 */

import { hasNet } from "../engine/artefacts";
import { loadMaster, type Master } from "../engine/master";
import type { Setup, View } from "../engine/state";
import type { Chance, Hope } from "./chances";
import { corrected, type Fit, type Measured, nearest } from "./corrections";

/** What the expectations of a net are worth. */
interface Worth {
  together: number; // win a deal together: the net was taught that they share the win
  chance: number; // how far from what is counted a chance usually is, and a difference of chances
  gain: number;
  look: number; // how far a chance at once usually is
  fit: Fit; // how to correct that
}

const WORTHS = import.meta.glob<Measured<Worth>>("../games/*/expectations.json", { eager: true, import: "default" });

const measured = (game: string): Measured<Worth> | undefined => WORTHS[`../games/${game}/expectations.json`];

/** Whether there is somebody who can say what a net of a game expects: it can be had here, and it was measured. */
export async function canExpect(game: string): Promise<boolean> {
  return (await seerOf(game)) !== undefined;
}

/** Who says what a net expects; nobody, where it cannot be had. */
export async function seerOf(game: string): Promise<Seer | undefined> {
  const worth = measured(game);
  if (!worth || !hasNet(game)) return undefined;
  const master = await loadMaster(game).catch(() => undefined);
  return master && new Seer(master, worth);
}

/** A net that was measured. */
export class Seer {
  constructor(
    private readonly master: Pick<Master, "chance">,
    private readonly measured: Measured<Worth>,
  ) {}

  /** The chance of a seat to win a deal, from one look at what it sees. */
  atOnce(view: View): Chance {
    const { together, look, fit } = this.worth(view.setup);
    const share = Math.min(Math.max(together * this.master.chance(view), NEVER), 1 - NEVER);
    return { share: corrected(fit)(share), error: look };
  }

  /** What to hope for in worlds of a game. */
  hope(setup: Setup): Hope {
    const { together, chance, gain } = this.worth(setup);
    return {
      of: (state, seat) => Math.min(1, together * this.master.chance(state.view(seat))),
      doubt: { chance, gain },
    };
  }

  private worth({ players }: Setup): Worth {
    const found = nearest(this.measured, players);
    if (!found) throw new RangeError("nothing was measured");
    return found;
  }
}

const NEVER = 0.0005; // nothing is ever called sure
