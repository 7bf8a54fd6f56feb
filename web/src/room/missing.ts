/** What a match still waits for. */

import type { Chair } from "../wire";

export type Missing =
  | { what: "seats"; count: number }
  /** Seats whose people have not said that they are ready. */
  | { what: "ready"; seats: number[] }
  | { what: "nothing" };

/** As `seat` sees it: who starts the match need not say first that they are ready. */
export function missingFor(seat: number, chairs: Chair[]): Missing {
  const empty = chairs.filter((chair) => !chair.name && !chair.bot).length;
  if (empty) return { what: "seats", count: empty };
  const seats = chairs.flatMap((chair, at) => (chair.ready || chair.bot || at === seat ? [] : [at]));
  return seats.length ? { what: "ready", seats } : { what: "nothing" };
}
