/** How far we have seen each table, kept in this browser: what happened since is told to who returns. */

import type { Snapshot } from "../wire";
import { kept, keep as store } from "./storage";

const KEY = "sobremesa-seen";
const TABLES = 50;
type Seen = Record<string, number>;

const read = (): Seen => kept(KEY) as Seen;

/** Versions belong to a viewer: another seat counts anew. */
const place = (about: Snapshot) => `${about.code}/${about.seat}`;

export function version(about: Snapshot): number {
  return read()[place(about)] ?? -1;
}

export function keep(about: Snapshot, version: number): void {
  const others = Object.entries(read()).filter(([name]) => name !== place(about));
  store(KEY, Object.fromEntries([...others.slice(1 - TABLES), [place(about), version]]));
}
