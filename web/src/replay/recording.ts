/**
 * A match in writing: options, key and moves, and who sat where. It is the file that `sobremesa replay` reads
 * (sobremesa/rules/log.py), what the server tells of a match that is over, and what a table on this device has kept.
 */

import type { Options, Rules } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import type { Logged } from "../local/fold";
import type { Chair, Fork, Match } from "../wire";
import { follow as followMoves, type Moment } from "./moves";

export const FORMAT = 1;
const MOST = 50_000; // moves: no match is so long, and a page that follows one for ever helps nobody

export interface Recording {
  readonly sobremesa: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly seed: string; // in hexadecimal
  readonly moves: readonly string[]; // "P0 R5"
  readonly forks?: readonly Fork[]; // where the rest was dealt anew, and play went on from there
  readonly chairs?: readonly Chair[]; // nothing is known of who played, where it is missing
}

export type { Moment } from "./moves";

/** What is no recording; the code is that of a sentence. */
export class Unplayable extends Error {
  constructor(
    readonly code: "no-file" | "no-game" | "damaged-file" | "no-deals" | "other-rules" | "newer-rules",
    about: string,
  ) {
    super(about);
  }
}

/** A recording from the text of a file. */
export function parse(text: string): Recording {
  let found: Partial<Recording>;
  try {
    found = JSON.parse(text) as Partial<Recording>;
  } catch {
    throw new Unplayable("no-file", "it is not JSON");
  }
  if (typeof found !== "object" || found?.sobremesa !== FORMAT) throw new Unplayable("no-file", "it is not a match");
  const { game, rules, options, seed, moves, forks = [], chairs } = found;
  const whole =
    typeof game === "string" &&
    typeof rules === "number" &&
    isObject(options) &&
    /^[0-9a-f]{1,64}$/i.test(String(seed)) &&
    Array.isArray(moves) &&
    moves.length <= MOST &&
    moves.every((move) => typeof move === "string") &&
    Array.isArray(forks) &&
    forks.every(isFork) &&
    (chairs === undefined || (Array.isArray(chairs) && chairs.every(isChair)));
  if (!whole) throw new Unplayable("damaged-file", "something of it is missing, or is something else");
  return found as Recording;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

function isFork(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { moves, seat, seed } = value;
  return Number.isInteger(moves) && Number.isInteger(seat) && /^[0-9a-f]{1,64}$/i.test(String(seed));
}

function isChair(value: unknown): boolean {
  if (!isObject(value)) return false;
  return [value.name, value.bot].every((text) => text === undefined || typeof text === "string");
}

/** What the server tells of a match that is over. */
export function recordingOf({ game, rules, options, seed, moves, forks, chairs }: Match): Recording {
  return { sobremesa: FORMAT, game, rules, options, seed, moves, ...some(forks), chairs };
}

/** Forks, where there are any. */
const some = (forks: readonly Fork[] = []): Pick<Recording, "forks"> => (forks.length ? { forks } : {});

/** A match of a table on this device, as far as it has been played: the last one, or one by its number from 1. */
export function recordingOfLog(lines: readonly Logged[], chairs: readonly Chair[], match = Infinity): Recording {
  let about: Pick<Recording, "game" | "rules" | "options"> | undefined;
  let found: (Recording & { moves: string[] }) | undefined;
  let number = 0;
  for (const [entry] of lines) {
    if (entry.type === "opened") about = { game: entry.game, rules: entry.rules, options: entry.options ?? {} };
    if (about && entry.type === "renewed") about = { ...about, rules: entry.rules, options: entry.options };
    if (about && entry.type === "started") {
      if (number === match) break;
      const { key: seed, moves = [], forks } = entry;
      found = { sobremesa: FORMAT, ...about, seed, moves: [...moves], ...some(forks), chairs };
      number++;
    }
    if (entry.type === "played") found?.moves.push(...entry.moves.map((move) => `P${entry.seat} ${move}`));
  }
  if (!found) throw new Unplayable("damaged-file", "nothing was dealt");
  return found;
}

/** Every moment of a match, from the first deal on. */
export function follow(rules: Rules, { options, rules: version, seed, moves, forks }: Recording): Moment[] {
  try {
    return followMoves(rules.setup(options, version), seed.padStart(64, "0"), moves, forks);
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    const code = trouble.code === "other-rules" || trouble.code === "newer-rules" ? trouble.code : "damaged-file";
    throw new Unplayable(code, trouble.message);
  }
}
