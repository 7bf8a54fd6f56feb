/** What is worth stopping for. */

import { momentOf } from "../board/moments";
import { PUBLIC, type Past } from "./past";

/** Something to look for: where a deal begins or ends, or a moment that was felt at the whole table. */
export interface Mark {
  readonly stop: number; // its place among the stops
  readonly kind: "deal" | "end" | "moment";
}

/** What is worth stopping for, as everybody saw it. */
export function marksOf(past: Past): Mark[] {
  let from = -1;
  return past.stops.flatMap((at, stop): Mark[] => {
    const told = Array.from({ length: at - from }, (_, place) => past.told(from + 1 + place, PUBLIC)).flat();
    const first = from < 0 || past.deal(from) !== past.deal(at);
    from = at;
    if (first) return [{ stop, kind: "deal" }];
    if (past.deals(at).length === past.deal(at)) return [{ stop, kind: "end" }];
    const felt = momentOf(past.game, told);
    return felt?.shout ? [{ stop, kind: "moment" }] : [];
  });
}
