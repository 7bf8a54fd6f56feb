/** The tables that the home screen lists: one's own, and those that are open to everybody. */

import { ask } from "../net/api";
import { me } from "../state/me.svelte";
import type { Listing } from "../wire";

const EVERY = 10_000; // milliseconds

export class Tables {
  mine = $state.raw<Listing[]>([]);
  open = $state.raw<Listing[]>();

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
    const [mine, open] = await Promise.allSettled([this.#mine(), ask("GET /api/tables")]);
    if (mine.status === "fulfilled") this.mine = mine.value.toSorted(newest);
    if (open.status === "fulfilled") this.open = open.value.toSorted(newest);
  }

  /** Strangers have none, and need not ask. */
  async #mine(): Promise<Listing[]> {
    if (!me.known) await me.load();
    return me.name ? ask("GET /api/me/tables") : [];
  }
}

const newest = (one: Listing, other: Listing) => other.changed - one.changed;
