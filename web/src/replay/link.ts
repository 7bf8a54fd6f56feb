/** The line to a table that is looked back at: see net/link.ts. It says what was said, and hears nothing. */

import { TERMS } from "../entries";
import type { Answer, Connection, Hearer } from "../net/link";
import type { Snapshot, Told } from "../wire";
import type { Lens, Past } from "./past";

const REMEMBERED = 60; // moments before the one that is shown: boards draw how it came to that

export class ReplayLink implements Connection {
  readonly past = true;
  #at = 0;

  constructor(
    private readonly code: string,
    private readonly shown: Past,
    private readonly hearer: Hearer,
  ) {}

  /** Another moment, all at once. */
  show(at: number, lens: Lens): void {
    this.#at = at;
    this.hearer.hear(this.#snapshot(at, lens));
    this.hearer.line(true);
  }

  /** A later moment, as it came about. */
  advance(at: number, lens: Lens): void {
    const told = this.#told(this.#at + 1, at, lens);
    const deals = this.shown.deals(at);
    this.#at = at;
    this.hearer.hear({ type: "update", version: at, told, scene: this.shown.scene(at, lens), deals });
  }

  /** Nothing can be done about it. */
  async send(): Promise<Answer> {
    return { type: "refused", code: "stale", id: "", version: this.#at };
  }

  close(): void {}

  #told(from: number, to: number, lens: Lens): Told[] {
    const moments = Array.from({ length: Math.max(0, to - from + 1) }, (_, place) => from + place);
    return moments.flatMap((at) => this.shown.told(at, lens));
  }

  /** What happened lately in the same deal. */
  #lately(at: number, lens: Lens): Told[] {
    let from = at;
    while (from > 0 && at - from < REMEMBERED && this.shown.deal(from - 1) === this.shown.deal(at)) from--;
    return this.#told(from, at, lens);
  }

  #snapshot(at: number, lens: Lens): Snapshot {
    const { shown } = this;
    const now = Date.now();
    return {
      ...{ type: "snapshot", ...TERMS, game: shown.game, options: shown.setup.options, code: this.code },
      ...{ rules: shown.rules, footing: "today", stamp: "", origin: "", shuffle: null },
      ...{ version: at, seat: lens.seat, host: false, chairs: shown.chairs },
      ...{ present: shown.chairs.map((_, seat) => seat), spectators: 0, lines: [], resync: true, now },
      scene: shown.scene(at, lens),
      deals: shown.deals(at),
      missed: this.#lately(at, lens),
    };
  }
}
