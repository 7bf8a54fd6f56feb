/** How events sound: by what a point's id begins with. The table is quiet about everything else. */

import { gameOf } from "../games/games";
import type { Sound } from "../sound";
import type { Told } from "../wire";

/** What all games share. */
const BEGINNINGS: Record<string, Sound> = {
  calls: "call",
  catches: "catch",
  dealt: "deal",
  draws: "draw",
  takes: "draw",
  plays: "play",
  opens: "play",
};
/** Of several the most telling is heard. */
const ORDER: Sound[] = ["call", "catch", "deal", "draw", "play"];

export function soundOf(game: string, point: string): Sound | undefined {
  const beginnings = { ...BEGINNINGS, ...gameOf(game).sounds };
  return Object.entries(beginnings).find(([start]) => point.startsWith(start))?.[1];
}

/** What some steps sound like together. */
export function soundsOf(game: string, steps: Told[]): Sound | undefined {
  const heard = steps.flatMap((step) => step.events ?? []).map(({ point }) => soundOf(game, point));
  return ORDER.find((sound) => heard.includes(sound));
}
