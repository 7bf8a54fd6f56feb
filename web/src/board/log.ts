/** What has happened, as sentences. */

import { gameOf } from "../games/games";
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

/** What is worth a bubble at a seat: a shout, or else the last thing that it did, as far as it has to be said. */
export function latest(game: string, told: Told[], seat: number): Event | undefined {
  const shout = told.flatMap((step) => step.events ?? []).findLast(({ point }) => soundOf(game, point) === "call");
  if (shout) return shout.seat === seat ? shout : undefined;
  return told.at(-1)?.events?.findLast((event) => event.seat === seat && !gameOf(game).seen.includes(event.point));
}
