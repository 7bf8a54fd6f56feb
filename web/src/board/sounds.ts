/** How events sound: the first that a point's id begins with. The table is quiet about everything else. */

import type { Sound } from "../sound";
import type { Told } from "../wire";

const BEGINNINGS: [string, Sound][] = [
  ["calls", "call"],
  ["wincho", "call"],
  ["catches", "catch"],
  ["challenges", "catch"],
  ["steals", "catch"],
  ["dealt", "deal"],
  ["refills", "deal"],
  ["turns-up", "deal"],
  ["draws", "draw"],
  ["takes", "draw"],
  ["penalty", "draw"],
  ["speaks", "draw"],
  ["plays", "play"],
  ["opens", "play"],
  ["adds", "play"],
  ["trails", "play"],
  ["forms", "play"],
  ["raises", "play"],
  ["reveals", "play"],
  ["puts-down", "play"],
  ["picks-up", "draw"],
];

export function soundOf(point: string): Sound | undefined {
  return BEGINNINGS.find(([start]) => point.startsWith(start))?.[1];
}

/** What some steps sound like together: one sound, the most telling. */
export function soundsOf(steps: Told[]): Sound | undefined {
  const heard = steps.flatMap((step) => step.events ?? []).map(({ point }) => soundOf(point));
  const order = BEGINNINGS.map(([, sound]) => sound);
  return order.find((sound) => heard.includes(sound));
}
