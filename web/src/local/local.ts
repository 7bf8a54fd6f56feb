/** Matches on this device: with bots, without a server. */

import { me } from "../state/me.svelte";
import type { Finished, NewTable } from "../wire";
import { say } from "../words/words.svelte";
import type { LocalMatch } from "./log";
import { answered, isStaffed } from "./office";
import type { Recording } from "../replay/recording";
import { SHELF, type Branch, type Dealt } from "./port";

export type { LocalMatch } from "./log";
export { Untold } from "./office";
export { isLocal } from "./port";

/**
 * A match with bots, running: our seat is the first, the others are theirs, in the order of their levels. Its code. The
 * same deal has the same cards and the same bots.
 */
export function openLocal(
  table: NewTable,
  levels: string[],
  name = me.name || say("guest"),
  deal?: Dealt,
): Promise<string> {
  return answered({ ask: "open", table, levels, name, ...(deal ? { deal } : {}) });
}

/** A match of this device in writing, as far as it has been played; by its number from 1, or the last one. */
export function recordingHere(code: string, match?: number): Promise<Recording> {
  return answered({ ask: "recording", code, ...(match ? { match } : {}) });
}

/** A match that goes on from a moment of another one. Its code. */
export function forkLocal(branch: Branch, name = me.name || say("guest")): Promise<string> {
  return answered({ ask: "fork", branch, name });
}

/** The matches of this device, the latest first. Where nobody ever played, no worker is started to say so. */
export async function localMatches(): Promise<LocalMatch[]> {
  return isStaffed() || (await isKept()) ? await answered({ ask: "list" }) : [];
}

/** The matches of this device that are over, each by itself: a table may have several. */
export async function localFinished(): Promise<Finished[]> {
  return isStaffed() || (await isKept()) ? await answered({ ask: "finished" }) : [];
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
