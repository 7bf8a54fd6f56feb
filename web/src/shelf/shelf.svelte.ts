/** One's own matches that are over: those of this device, and those that the server has of one's identity. */

import { ask, Unanswered } from "../net/api";
import { SITE } from "../net/base";
import { me } from "../state/me.svelte";
import type { Finished } from "../wire";
import { keyOf, merged } from "./figures";

const PAGES = 40; // at most

export class Shelf {
  #here = $state.raw<Finished[]>([]);
  #there = $state.raw<Finished[]>([]);
  /** Everything that can be read was. */
  read = $state(false);
  /** The server could not be asked. */
  alone = $state(false);

  readonly all: Finished[] = $derived(merged([...this.#here, ...this.#there]));

  async load(): Promise<void> {
    const { localFinished } = await import("../local/local");
    await Promise.allSettled([localFinished().then((found) => (this.#here = found)), this.#ask()]);
    this.read = true;
  }

  /** Take a match off the shelf: off the server's list of ours, or with its table off this device. */
  async remove(match: Finished): Promise<void> {
    const { isLocal, removeLocal } = await import("../local/local");
    if (isLocal(match.code)) {
      await removeLocal(match.code);
      this.#here = this.#here.filter(({ code }) => code !== match.code);
    } else {
      await ask("DELETE /api/me/matches/{code}/{number}", { code: match.code, number: match.number });
      this.#there = this.#there.filter((other) => keyOf(other) !== keyOf(match));
    }
  }

  /** Strangers have none, and need not ask. */
  async #ask(): Promise<void> {
    if (SITE) return;
    try {
      if (!me.known) await me.load();
      if (!me.name) return;
      let skip = 0;
      for (let page = 0; page < PAGES; page++) {
        const found = await ask("GET /api/me/matches", { skip });
        this.#there = [...this.#there, ...found.matches];
        skip = found.skip;
        if (!skip) return;
      }
    } catch (trouble) {
      this.alone = trouble instanceof Unanswered;
    }
  }
}
