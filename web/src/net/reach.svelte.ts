/**
 * Whether the server can be reached, as far as we know: by what only it can say. Texts may come from this device, and
 * so say nothing. A site has no server.
 */

import { SITE } from "./base";

const AWAY = 502; // and above: somebody answers in its place, and does not find it

class Reach {
  up = $state(!SITE);

  /** Somebody was asked; the status of the answer, or 0 for none. */
  hear(status: number): void {
    this.up = !SITE && status > 0 && status < AWAY;
  }
}

export const reach = new Reach();
