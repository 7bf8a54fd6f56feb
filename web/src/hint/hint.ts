/** A hint for a view: thought about once, announced once. */

import type { View } from "../engine/state";
import { type Advised, consider, type Ear } from "./consider";
import { type Facts, type Reasons, reasonsOf, type Sentence } from "./reasons";

export interface Hint {
  forced: boolean;
  turns: {
    moves: string[];
    /** So often of a hundred times it wins; undefined, if no end was imagined. */
    share: number | undefined;
    /** Undefined, as long as there is nothing to say. */
    reason: Sentence | undefined;
  }[];
}

const asked = new WeakSet<View>();
const known = new WeakMap<View, Advised>();

/** Who asks, and how the answer is told. */
export interface Asking {
  view: View;
  kind: Facts<unknown>["kind"];
  reasons: Reasons;
  signal: AbortSignal;
  /** Called before anything is thought, once for each view. */
  announce: () => void;
  /** Called with what is known so far, more and more of it. */
  show: (hint: Hint) => void;
}

/** The hint for a view. */
export async function hintOf({ view, kind, reasons, signal, announce, show }: Asking): Promise<Hint> {
  if (!asked.has(view)) announce();
  asked.add(view);
  const told = (advised: Advised): Hint => hinted(view, advised, kind, reasons);
  const ear: Ear = (advised) => show(told(advised));
  const advised = known.get(view) ?? (await consider(view, signal, {}, ear));
  known.set(view, advised);
  return told(advised);
}

function hinted(view: View, advised: Advised, kind: Facts<unknown>["kind"], reasons: Reasons): Hint {
  const { advice, forced } = advised;
  const said = reasonsOf(view, advised, kind, reasons);
  const turns = advice.map(({ moves, share }, place) => ({
    moves,
    share: share === undefined ? undefined : Math.round(100 * share),
    reason: said[place],
  }));
  return { forced, turns };
}
