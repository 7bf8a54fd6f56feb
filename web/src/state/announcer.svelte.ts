/** What a screen reader should say by itself: whose turn it is, what was just played. */

import { untrack } from "svelte";

class Announcer {
  text = $state("");

  /** Said even if it is the same as before. */
  say(text: string): void {
    const before = untrack(() => this.text);
    this.text = before === text ? `${text}\u00a0` : text;
  }
}

export const announcer = new Announcer();
