/**
 * Who this person is: a nickname, known to the server by a cookie, and kept on this device for when there is no server.
 * What was chosen without one is told to it when it is there.
 */

import { ask, Unanswered } from "../net/api";
import { SITE } from "../net/base";
import { say } from "../words/words.svelte";
import { keep, kept } from "./storage";

const KEY = "sobremesa-name";
interface Kept {
  name: string;
  /** The server knows. */
  told: boolean;
  /** Until they say how they are called: they have not chosen it. */
  lent?: boolean;
}

class Me {
  /** As the server knows it; empty for a stranger. */
  name = $state("");
  /** The server has said it, or there is none. */
  known = $state(false);
  #kept = $state.raw<Kept>(read());

  /** What this person wants to be called, wherever they play; empty if they never said. */
  get called(): string {
    return this.name || this.#kept.name;
  }

  /** This person has said how they are called, or does not mind. */
  get introduced(): boolean {
    return !!this.name && !this.#kept.lent;
  }

  async load(): Promise<void> {
    if (!SITE) this.name = (await ask("GET /api/me")).name;
    this.known = true;
    if (SITE) return;
    if (this.#kept.name && !this.#kept.told) await this.rename(this.#kept.name);
    else if (this.name) this.#keep({ name: this.name, told: true, ...(this.#isLent ? { lent: true } : {}) });
  }

  get #isLent(): boolean {
    return !!this.#kept.lent && this.#kept.name === this.name;
  }

  /** To the server: call me this. */
  async rename(name: string): Promise<void> {
    this.name = (await ask("PUT /api/me", {}, { name })).name;
    this.#keep({ name: this.name, told: true });
  }

  /** To the server: call me this for now. Whoever has a name, even a lent one, can have a seat. */
  async borrow(name: string): Promise<void> {
    this.name = (await ask("PUT /api/me", {}, { name })).name;
    this.#keep({ name: this.name, told: true, lent: true });
  }

  /** Call me this; a server that is not there is told later. */
  async call(name: string): Promise<void> {
    try {
      await this.rename(name);
    } catch (trouble) {
      if (!(trouble instanceof Unanswered && trouble.code === "offline")) throw trouble;
      this.#keep({ name: name.trim(), told: false });
      if (this.name) this.name = name.trim();
    }
  }

  /** Somebody the server knows, if only as a guest: who wants to play is not asked for a name first. */
  async arrive(): Promise<void> {
    if (!this.known) await this.load();
    if (!this.introduced) await this.rename(this.called || say("guest"));
  }

  /** Somebody else from now on, as the server has said; nobody, if it has forgotten them. */
  become(name: string): void {
    this.name = name;
    this.#keep({ name, told: true });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(KEY, kept);
  }
}

function read(): Kept {
  const { name, told, lent } = kept(KEY);
  return { name: typeof name === "string" ? name : "", told: told === true, ...(lent === true ? { lent } : {}) };
}

export const me = new Me();
