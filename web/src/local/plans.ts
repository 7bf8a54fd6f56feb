/**
 * What bots have made up their minds to do. Where several decide at once, each step of a turn may show how far the
 * others are, which only time decides: so a bot decides on its whole turn when it is asked, and whoever plays the same
 * deal again has the same rivals. It still makes one step after the other.
 */

import type { Companion } from "../engine/habits";
import type { View } from "../engine/state";
import { foresee } from "../engine/turn";
import { TURN } from "../wire";

const WORLDS = 2; // that a turn is foreseen in: whatever chance decides ends the plan
const TIMED = "search"; // thinks by the clock, and about one move at a time

export class Plans {
  readonly #left = new Map<string, string[]>(); // by who it is: the moves that are still to be made

  /** The turn of a bot, or the next step of the one that it has begun. */
  async turn(who: string, bot: Companion, level: string, view: View): Promise<string[]> {
    const together = view.actors.length > 1 && !view.silence;
    const [next, ...rest] = (together && this.#left.get(who)) || [];
    this.#left.delete(who);
    if (next !== undefined && view.legal(view.seat).includes(next)) {
      this.#left.set(who, rest);
      return [next];
    }
    const turn = await bot.turn(view);
    if (together && level !== TIMED) this.#left.set(who, (await planned(bot, view, turn)).slice(turn.length));
    return turn;
  }

  clear(): void {
    this.#left.clear();
  }
}

/** A turn to its end, as far as the bot can foresee it. */
async function planned(bot: Companion, view: View, begun: string[]): Promise<string[]> {
  const moves = [...begun];
  while (moves.length < TURN) {
    const foreseen = foresee(view, moves, WORLDS);
    const after = foreseen.type === "foreseen" && foreseen.certain && !foreseen.done && foreseen.views.at(-1);
    if (!after) break;
    moves.push(...(await bot.turn(after)));
  }
  return moves;
}
