/** A wait as the server told it, which goes on by itself. */

import type { Wait } from "../wire";

const TICK = 1_000;

export class Passing {
  #ticks = $state(0);

  /** Of a component: it is counted for as long as that is there. */
  constructor(private readonly wait: () => Wait) {
    $effect(() => {
      void wait(); // what the server says anew is counted from there
      this.#ticks = 0;
      const clock = setInterval(() => this.#ticks++, TICK);
      return () => clearInterval(clock);
    });
  }

  /** In whole seconds. */
  get passed(): number {
    return Math.round(this.wait().passed / 1_000) + this.#ticks;
  }
  get about(): number {
    return Math.round(this.wait().about / 1_000);
  }
  /** It takes longer than usual: nobody knows how long. */
  get late(): boolean {
    return this.passed > this.about;
  }
}
