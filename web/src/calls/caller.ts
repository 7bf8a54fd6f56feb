/**
 * Calls somebody whose turn begins while they do not look. Who sees the page, or has no turn any more, is not called:
 * then the call goes, also one that an earlier page has left behind.
 */

import type { Bell, Call } from "./system";

export class Caller {
  #owed = false;
  #called = true; // for all we know
  #done: Promise<void> = Promise.resolve();

  constructor(
    readonly tag: string,
    readonly bell: Bell,
  ) {}

  /** How things are now; what to say is only asked when somebody is to be called, and nothing is said without it. */
  look(owes: boolean, hidden: boolean, call: () => Omit<Call, "tag"> | undefined): void {
    const begins = owes && !this.#owed;
    this.#owed = owes;
    if (!owes || !hidden) return this.end();
    const said = begins ? call() : undefined;
    if (!said) return;
    this.#called = true;
    this.#next(() => this.bell.ring({ tag: this.tag, ...said }));
  }

  /** Nobody is called any more. */
  end(): void {
    if (!this.#called) return;
    this.#called = false;
    this.#next(() => this.bell.hush(this.tag));
  }

  /** One after the other: a call may not come after it was taken back. A device that cannot is silent. */
  #next(step: () => Promise<void>): void {
    this.#done = this.#done.then(step).catch(() => undefined);
  }
}
