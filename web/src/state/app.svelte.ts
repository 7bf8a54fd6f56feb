/**
 * The page as an app of the device. It is offered once, when the second match has ended on this device, and never
 * where it is one already. Most browsers say when they can install a page; on an iPhone people have to do it by hand.
 */

import { keep, kept } from "./storage";

const KEY = "sobremesa-app";
const ENOUGH = 2; // matches: who plays a second one may want a third

/** What a browser says when it could install the page; not in the standard, so not in its types. */
interface Installing extends Event {
  prompt(): Promise<unknown>;
}

interface Kept {
  /** The matches that have ended here, as far as they are counted. */
  ended: string[];
  /** It was offered. */
  offered: boolean;
}

export type Way = "ask" | "by-hand";

class App {
  #installing = $state.raw<Installing>();
  #installed = $state(isInstalled());
  #kept = $state.raw<Kept>(read());

  /** Listen to the browser, which speaks early and once; to be called when the page starts. */
  listen(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it would ask at any time
      this.#installing = event as Installing;
    });
    addEventListener("appinstalled", () => {
      this.#installed = true;
      this.#installing = undefined;
    });
  }

  /** How the page could be installed here. */
  get way(): Way | undefined {
    if (this.#installed) return undefined;
    return this.#installing ? "ask" : isByHand() ? "by-hand" : undefined;
  }

  /** A match has ended before somebody's eyes: whether it is now that it should be offered. */
  end(match: string): boolean {
    const ended = [...new Set([...this.#kept.ended, match])].slice(0, ENOUGH);
    const now = ended.length >= ENOUGH && !this.#kept.offered && this.way !== undefined;
    this.#keep({ ended, offered: this.#kept.offered || now });
    return now;
  }

  /** Have the browser ask; it asks once. */
  async install(): Promise<void> {
    const installing = this.#installing;
    this.#installing = undefined;
    await installing?.prompt().catch(() => undefined);
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(KEY, kept);
  }
}

function isInstalled(): boolean {
  return (
    matchMedia("(display-mode: standalone)").matches || ("standalone" in navigator && navigator.standalone === true)
  );
}

/** Safari on a phone or tablet, which alone has this word; a page inside another app cannot be added. */
const isByHand = (): boolean =>
  "standalone" in navigator && navigator.standalone === false && navigator.userAgent.includes("Safari/");

function read(): Kept {
  const { ended, offered } = kept(KEY);
  const matches = Array.isArray(ended) ? ended.filter((match) => typeof match === "string") : [];
  return { ended: matches, offered: offered === true };
}

export const app = new App();
