/** Playing on from a moment of a match: against bots, on this device. */

import type { Branch } from "../local/port";
import type { Started } from "../entries";
import type { Fork } from "../wire";
import type { Past } from "./past";
import type { Recording } from "./recording";

const LEISURE = 60; // seconds to look at a result: nobody else waits
const LEVEL = "sensible"; // of who plays instead of a person

/** Where to go on: at which moment, from which seat, and with which hidden cards. */
export interface Point {
  at: number;
  seat: number;
  /** The seed of what is dealt anew, in hexadecimal; none: the cards are as they were. */
  seed?: string;
  /** The moment as a replay is addressed. */
  origin: string;
}

/** How many moves were made at a moment: every deal is a moment, too. */
export const madeAt = (past: Past, at: number): number => at - (past.deal(at) - 1);

/** The match that goes on so; `past` is the whole of the one that it goes on from. */
export function branchOf(past: Past, recording: Recording, { at, seat, seed, origin }: Point): Branch {
  const made = madeAt(past, at);
  const before = (recording.forks ?? []).filter(({ moves }) => moves <= made);
  const forks: Fork[] = [...before, ...(seed ? [{ moves: made, seat, seed }] : [])];
  const started: Started = {
    ...{ type: "started", key: recording.seed.padStart(64, "0"), moves: recording.moves.slice(0, made) },
    ...(forks.length ? { forks } : {}),
    origin,
  };
  const levels = past.chairs.map(({ bot }, other) => (other === seat ? "" : bot || LEVEL));
  const table = { game: past.game, options: recording.options, pause: LEISURE };
  return { table, rules: recording.rules, levels, started };
}

/** 128 bits of luck. */
export function someSeed(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(16).padStart(8, "0")).join("");
}
