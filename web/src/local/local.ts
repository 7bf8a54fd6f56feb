/** Matches on this device: with bots, without a server. */

import { me } from "../state/me.svelte";
import type { NewTable } from "../wire";
import { say } from "../words/words.svelte";
import type { LocalMatch } from "./log";
import { answered } from "./office";

export type { LocalMatch } from "./log";
export { Untold } from "./office";
export { isLocal } from "./port";

/** A match with bots, running: our seat is the first, the others are theirs, in the order of their levels. Its code. */
export function openLocal(table: NewTable, levels: string[], name = me.name || say("guest")): Promise<string> {
  return answered({ ask: "open", table, levels, name });
}

/** The matches of this device, the latest first. */
export function localMatches(): Promise<LocalMatch[]> {
  return answered({ ask: "list" });
}

/** Forget a match. */
export function removeLocal(code: string): Promise<undefined> {
  return answered({ ask: "remove", code });
}
