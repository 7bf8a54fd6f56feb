/** Matches on this device: with bots, without a server. */

import { me } from "../state/me.svelte";
import type { NewTable } from "../wire";
import { say } from "../words/words.svelte";
import type { LocalMatch } from "./log";
import { answered, isStaffed } from "./office";
import { SHELF } from "./port";

export type { LocalMatch } from "./log";
export { Untold } from "./office";
export { isLocal } from "./port";

/** A match with bots, running: our seat is the first, the others are theirs, in the order of their levels. Its code. */
export function openLocal(table: NewTable, levels: string[], name = me.name || say("guest")): Promise<string> {
  return answered({ ask: "open", table, levels, name });
}

/** The matches of this device, the latest first. Where nobody ever played, no worker is started to say so. */
export async function localMatches(): Promise<LocalMatch[]> {
  return isStaffed() || (await isKept()) ? await answered({ ask: "list" }) : [];
}

/** Whether there may be something: not every browser tells. */
async function isKept(): Promise<boolean> {
  if (typeof indexedDB === "undefined") return false;
  if (!("databases" in indexedDB)) return true;
  const found = await indexedDB.databases().catch(() => undefined);
  return found?.some(({ name }) => name === SHELF) ?? true;
}

/** Forget a match. */
export function removeLocal(code: string): Promise<undefined> {
  return answered({ ask: "remove", code });
}
