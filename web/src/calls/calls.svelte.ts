/** Whether this person is called when it is their turn: as they want it, and as far as the browser lets us. */

import { settings, type When } from "../state/settings.svelte";

class Calls {
  #permission = $state(permission());
  #asking = $state(false);

  constructor() {
    document.addEventListener("visibilitychange", () => (this.#permission = permission())); // it is changed elsewhere
  }

  /** This browser can call anybody at all. */
  get possible(): boolean {
    return this.#permission !== undefined;
  }

  /** The browser was told not to; only there can that be changed. */
  get blocked(): boolean {
    return this.#permission === "denied";
  }

  /** At which tables. */
  get when(): When {
    const may = this.#permission === "granted" || this.#asking;
    return may && settings.calls !== "unasked" ? settings.calls : "never";
  }

  /** It may be offered: nobody has said anything about it yet. */
  get open(): boolean {
    return this.possible && !this.blocked && settings.calls === "unasked";
  }

  /** Be called so, if the browser agrees; to be asked for by a tap. Who says no, here or there, is not asked again. */
  async want(when: When): Promise<boolean> {
    settings.like({ calls: when });
    if (when !== "never" && this.#permission === "default") {
      this.#asking = true;
      this.#permission = await Notification.requestPermission().catch(() => permission());
      this.#asking = false;
    }
    const agreed = this.#permission === "granted";
    if (!agreed) settings.like({ calls: "never" });
    return agreed && when !== "never";
  }
}

/** What the browser says; nothing where it cannot, or where the way to us is not safe. */
function permission(): NotificationPermission | undefined {
  return "Notification" in globalThis && isSecureContext ? Notification.permission : undefined;
}

export const calls = new Calls();
