/** What somebody who waits for the server is told: that it makes rules ready, for how long already, and how long it usually takes. */

import { ask } from "../net/api";
import type { Awaited } from "../wire";

const SOON = 1_500; // milliseconds: who is answered sooner need not know
const AGAIN = 5_000; // then it is asked again: it may be another game's turn

export class Preparation {
  /** What the server is at; undefined where nothing has to be waited for. */
  #found = $state.raw<Awaited>();

  get found(): Awaited | undefined {
    return this.#found;
  }

  /** Keep asking, now and then, until it is stopped. */
  watch(): () => void {
    let clock: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      void this.#ask();
      clock = setInterval(() => void this.#ask(), AGAIN);
    }, SOON);
    return () => {
      clearTimeout(start);
      clearInterval(clock);
    };
  }

  /** A server that is too busy to say it has not stopped. */
  async #ask(): Promise<void> {
    const all = await ask("GET /api/preparing").catch(() => undefined);
    if (all) this.#found = all[0];
  }
}

/** We may open a table of a game next: the server prepares what it has not, and nobody waits for that here. */
export function intend(game: string): void {
  void ask("POST /api/preparing", {}, { game }).catch(() => undefined);
}
