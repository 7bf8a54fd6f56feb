/** Where every token lies, zone by zone. */

import type { Zone } from "./felt.svelte";
import { posesOf, type Pose } from "./spread";
import type { Token } from "./tokens";

export interface Ground {
  zones: { get(name: string): Zone | undefined };
  card: number;
  offset: number;
}

export function placesOf(tokens: Token[], ground: Ground): Map<number, Pose> {
  const found = new Map<number, Pose>();
  for (const name of new Set(tokens.map((token) => token.spot.zone))) {
    const inside = tokens.filter((token) => token.spot.zone === name);
    const lying = inside.filter((token) => !token.leaving).toSorted((one, other) => one.order - other.order);
    const keys = (lying.length ? lying : inside).map((token) => token.key);
    const poses = posesIn(name, keys, ground);
    const end = poses.at(-1);
    if (!end) continue;
    inside.forEach(({ key }) => found.set(key, poses[keys.indexOf(key)] ?? end));
  }
  return found;
}

/** Where a token came from. */
export function originOf(token: Token, ground: Ground): Pose | undefined {
  return posesIn(token.from, [token.key], ground)[0];
}

function posesIn(name: string, keys: number[], { zones, card, offset }: Ground): Pose[] {
  const zone = zones.get(name);
  return zone ? posesOf(zone.spread, zone.rect, keys, card, offset) : [];
}
