/** The tables that the home screen lists: one's own, here and at the server, and those that are open to everybody. */

import type { LocalMatch } from "../local/log";
import { ask } from "../net/api";
import { SITE } from "../net/base";
import { me } from "../state/me.svelte";
import type { Listing } from "../wire";

const EVERY = 10_000; // milliseconds

export class Tables {
  #here = $state.raw<LocalMatch[]>([]);
  #there = $state.raw<Listing[]>([]);
  open = $state.raw<Listing[]>();

  readonly #mine: (Listing | LocalMatch)[] = $derived([...this.#here, ...this.#there].toSorted(newest));
  /** One's own that can be gone on with. */
  readonly running = $derived(this.#mine.filter(({ stage }) => stage !== "over"));
  /** One's own that have ended. */
  readonly over = $derived(this.#mine.filter(({ stage }) => stage === "over"));

  /** Look again and again, while somebody is looking at us; answers how to stop. */
  watch(): () => void {
    const look = () => void (document.hidden || this.look());
    const clock = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(clock);
      document.removeEventListener("visibilitychange", look);
    };
  }

  /** What cannot be read now stays as it was: the next look is near. */
  async look(): Promise<void> {
    await Promise.allSettled([
      this.#local().then((found) => (this.#here = found)),
      ...(SITE ? [] : [this.#listed().then((found) => (this.#there = found))]),
      ...(SITE ? [] : [ask("GET /api/tables").then((found) => (this.open = found.toSorted(newest)))]),
    ]);
  }

  /** Remove a match from this device. */
  async remove(code: string): Promise<void> {
    const { removeLocal } = await import("../local/local");
    await removeLocal(code);
    this.#here = this.#here.filter((match) => match.code !== code);
  }

  async #local(): Promise<LocalMatch[]> {
    const { localMatches } = await import("../local/local");
    return localMatches();
  }

  /** Strangers have none, and need not ask. */
  async #listed(): Promise<Listing[]> {
    if (!me.known) await me.load();
    return me.name ? ask("GET /api/me/tables") : [];
  }
}

type Dated = Pick<Listing, "changed">;
const newest = (one: Dated, other: Dated) => other.changed - one.changed;
