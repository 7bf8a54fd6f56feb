/** A hint for a view: thought about once, announced once. */

import type { View } from "../engine/state";
import { type Advised, consider } from "./consider";
import { type Facts, type Reasons, reasonsOf, type Sentence } from "./reasons";

export interface Hint {
  forced: boolean;
  turns: {
    moves: string[];
    /** Of a hundred ends so many are won; undefined, if none was imagined. */
    share: number | undefined;
    reason: Sentence;
  }[];
}

const asked = new WeakSet<View>();
const known = new WeakMap<View, Advised>();

/** The hint for a view; `announce` is called before anything is thought, once for each view. */
export async function hintOf(
  view: View,
  kind: Facts<unknown>["kind"],
  reasons: Reasons,
  signal: AbortSignal,
  announce: () => void,
): Promise<Hint> {
  if (!asked.has(view)) announce();
  asked.add(view);
  const advised = known.get(view) ?? (await consider(view, signal));
  known.set(view, advised);
  const { advice, forced } = advised;
  const said = reasonsOf(view, advice, kind, reasons);
  const turns = advice.flatMap(({ moves, won, ends }, place) => {
    const reason = said[place];
    return reason ? [{ moves, share: ends ? Math.round((100 * won) / ends) : undefined, reason }] : [];
  });
  return { forced, turns };
}
