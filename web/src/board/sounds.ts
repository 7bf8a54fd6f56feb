/** How events sound: by what a point's id begins with. The table is quiet about everything else. */

import { gameOf } from "../games/games";
import type { Sound } from "../sound";
import type { Result, Told } from "../wire";

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
const AFTER = 0.35; // seconds: the bell comes when the card has been heard
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

interface Hearing {
  seat: number;
  /** Of the deal that is over. */
  result?: Pick<Result, "winners"> | undefined;
  /** Our turn begins. */
  begins: boolean;
}

/** All that is heard of some steps, and how many seconds later. What brings no news, such as somebody who is ready, is silent. */
export function heardOf(game: string, steps: Told[], hearing: Hearing): { sound: Sound; later: number }[] {
  const { seat, result, begins } = hearing;
  if (result && steps.some(({ events }) => events?.length))
    return [{ sound: result.winners.includes(seat) ? "win" : "lose", later: 0 }];
  const heard = soundsOf(game, steps);
  const first = heard ? [{ sound: heard, later: 0 }] : [];
  return begins ? [...first, { sound: "turn", later: heard ? AFTER : 0 }] : first;
}

/** Whether we have answered with one of these steps, and somebody else has moved since: the turn is ours again. */
export function isBack(steps: Told[], seat: number): boolean {
  const answered = steps.findIndex((step) => step.seat === seat);
  return answered >= 0 && steps.slice(answered + 1).some((step) => step.seat !== undefined && step.seat !== seat);
}
