/** What a page does for the shuffle of a table, unasked: pledge a share, reveal it when it is awaited, remember. */

import type { Wish } from "../net/link";
import type { Shuffling, Stage } from "../wire";
import { leftOut, makeShare, pledgeOf } from "./hashes";
import { keepShare, recall, witness } from "./memory";

/** What it needs of a table. */
export interface Watched {
  /** As the server spells it. */
  readonly code: string;
  readonly seat: number;
  readonly stage: Stage;
  send(command: Wish): unknown;
}

export class Watcher {
  /** Matches and seats for which this page has pledged: two pages of one person would else talk each other out of it. */
  #pledged = new Set<string>();
  #awaited = false; // shares are, before our eyes

  /** The shuffle as it is shown now; answers which seats were just left out of it. */
  attend(table: Watched, shuffle: Shuffling): number[] {
    witness(table.code, shuffle, table.seat);
    if (table.seat >= 0 && table.stage === "lobby") {
      if (shuffle.called) this.#reveal(table, shuffle);
      else this.#pledge(table, shuffle);
    }
    const begun = this.#awaited && !shuffle.called;
    this.#awaited = shuffle.called;
    return begun ? leftOut(shuffle.pledges, shuffle.shares) : [];
  }

  #pledge({ code, seat, send }: Watched, { number, pledges }: Shuffling): void {
    const known = recall(code, number);
    const share = known?.seat === seat && known.share ? known.share : makeShare();
    const pledge = pledgeOf(code, number, seat, share);
    const place = `${number}/${seat}`;
    if (pledges[seat] === pledge || (pledges[seat] && this.#pledged.has(place))) return;
    keepShare(code, number, seat, share); // before anybody hears of it: who reloads can still reveal it
    this.#pledged.add(place);
    send({ type: "pledge", pledge });
  }

  #reveal({ code, seat, send }: Watched, { number, pledges, shares }: Shuffling): void {
    const share = recall(code, number)?.share;
    if (share && !shares[seat] && pledges[seat] === pledgeOf(code, number, seat, share))
      send({ type: "reveal", share });
  }
}
