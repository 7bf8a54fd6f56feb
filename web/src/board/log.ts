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

/** What everybody sees happen, card by card, and needs no words beside it. */
const SEEN = ["puts-down", "picks-up", "draws-to-deal"];

/** What is worth a bubble at a seat: a shout, or else the last thing that it did, as far as it has to be said. */
export function latest(told: Told[], seat: number): Event | undefined {
  const shout = told.flatMap((step) => step.events ?? []).findLast(({ point }) => soundOf(point) === "call");
  if (shout) return shout.seat === seat ? shout : undefined;
  return told.at(-1)?.events?.findLast((event) => event.seat === seat && !SEEN.includes(event.point));
}
