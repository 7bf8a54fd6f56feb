/** Who this person is: a nickname, known to the server by a cookie. */

import { ask } from "../net/api";
import { say } from "../words/words.svelte";

class Me {
  name = $state("");
  known = $state(false);

  async load(): Promise<void> {
    this.name = (await ask("GET /api/me")).name;
    this.known = true;
  }

  async rename(name: string): Promise<void> {
    this.name = (await ask("PUT /api/me", {}, { name })).name;
  }

  /** Somebody, if only a guest: who wants to play is not asked for a name first. */
  async arrive(): Promise<void> {
    if (!this.known) await this.load();
    if (!this.name) await this.rename(say("guest"));
  }
}

export const me = new Me();
