/** What somebody who waits for the server is told: that it makes rules ready, for how long already, and how long it usually takes. */

import { ask } from "../net/api";
import type { Preparing } from "../wire";

const SOON = 1_500; // milliseconds: who is answered sooner need not know
const TICK = 1_000;
const AGAIN = 5; // ticks, then it is asked again: it may be another game's turn

export class Preparation {
  /** Of a game, or of whatever the server is at; undefined where nothing has to be waited for. */
  #found = $state.raw<Preparing>();
  #passed = $state(0);

  constructor(readonly game = "") {}

  get found(): Preparing | undefined {
    return this.#found;
  }

  /** In whole seconds. */
  get passed(): number {
    return Math.round(this.#passed / 1_000);
  }
  get about(): number {
    return Math.round((this.#found?.about ?? 0) / 1_000);
  }

  /** Keep asking, now and then, until it is stopped. */
  watch(): () => void {
    let ticks = 0;
    const tick = () => {
      this.#passed += TICK;
      if (++ticks % AGAIN === 0) void this.#ask();
    };
    let clock: ReturnType<typeof setInterval> | undefined;
    const start = setTimeout(() => {
      void this.#ask();
      clock = setInterval(tick, TICK);
    }, SOON);
    return () => {
      clearTimeout(start);
      clearInterval(clock);
    };
  }

  /** A server that is too busy to say it has not stopped. */
  async #ask(): Promise<void> {
    const all = await ask("GET /api/preparing").catch(() => undefined);
    if (!all) return;
    this.#found = this.game ? all.find(({ game }) => game === this.game) : all[0];
    this.#passed = this.#found?.passed ?? 0;
  }
}
