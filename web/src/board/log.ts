/** What has happened, as sentences. */

import type { Event, Told } from "../wire";
import type { Speech } from "../words/speech";
import { soundOf } from "./sounds";

export interface Sentence {
  key: string;
  text: string;
  clause: string;
}

export function sentencesOf(told: Told[], speech: Speech, names: string[]): Sentence[] {
  return told.flatMap((step) =>
    (step.events ?? []).map((event, place) => ({
      key: `${step.version}-${place}`,
      text: speech.point(event, names),
      clause: event.clauses[0] ?? "",
    })),
  );
}

/**
 * What is worth a bubble at a seat: a shout, or else the last thing that it did. What nobody did, as dealing, is told once:
 * the end of it.
 */
export function latest(told: Told[], seat: number): Event | undefined {
  const shout = told.flatMap((step) => step.events ?? []).findLast(({ point }) => soundOf(point) === "call");
  const { events = [], seat: mover = -1 } = told.at(-1) ?? {};
  const one = shout ?? (mover < 0 ? events.findLast((event) => (event.seat ?? -1) >= 0) : undefined);
  return one ? (one.seat === seat ? one : undefined) : events.findLast((event) => event.seat === seat);
}
