/**
 * The moves of a deal as one number: each is written as its place among all that anybody could have done then, so that
 * a forced move takes no room and a deal some forty bytes. Whatever is read is legal; that it is what was written, a
 * checksum has to say.
 */

import type { Rules } from "../engine/engine";
import type { Setup, State } from "../engine/state";
import type { Recording } from "../replay/recording";
import { Unreadable } from "./bytes";

const LONGEST = 4000; // moves to the end of a deal
const BYTE = BigInt(256);
const NONE = BigInt(0);

/** A place among so many. */
export type Digit = readonly [place: number, of: number];

/** Digits as bytes, the first one read first. */
export function packed(digits: readonly Digit[]): Uint8Array {
  let sum = NONE;
  for (const [place, of] of digits.toReversed()) sum = sum * BigInt(of) + BigInt(place);
  const bytes: number[] = [];
  for (; sum; sum /= BYTE) bytes.push(Number(sum % BYTE));
  return Uint8Array.from(bytes);
}

/** Reads digits from bytes, one after another. */
export class Digits {
  #rest: bigint;

  constructor(bytes: Uint8Array) {
    this.#rest = bytes.reduceRight((sum, byte) => sum * BYTE + BigInt(byte), NONE);
  }

  next(of: number): number {
    const place = Number(this.#rest % BigInt(of));
    this.#rest /= BigInt(of);
    return place;
  }

  /** All were read. */
  end(): void {
    if (this.#rest) throw new Unreadable("there is more than was written");
  }
}

/** A move of a seat. */
export interface Made {
  seat: number;
  move: string;
}

/** Everything that anybody may do. */
function choices(state: State): Made[] {
  return Array.from({ length: state.players }, (_, seat) => state.legal(seat).map((move) => ({ seat, move }))).flat();
}

/** The first deal of a match, whole: its setup, its key, and its moves. */
export interface Deal {
  setup: Setup;
  key: string;
  moves: Made[];
  /** How it stood before each move, and in the end. */
  states: State[];
}

/** The first deal of a recording; it has to be over. */
export function firstDeal(rules: Rules, { options, rules: version, seed, moves }: Recording): Deal {
  const setup = rules.setup(options, version);
  const deal: Deal = { setup, key: seed.padStart(64, "0"), moves: [], states: [] };
  let state = setup.deal(deal.key);
  for (const text of moves) {
    if (state.over) break;
    const [, seat = "", move = ""] = /^P(\d+) (.+)$/.exec(text) ?? [];
    deal.states.push(state);
    deal.moves.push({ seat: Number(seat), move });
    state = state.play(Number(seat), move);
  }
  if (!state.over) throw new Unreadable("the deal is not over");
  deal.states.push(state);
  return deal;
}

export function packMoves({ moves, states }: Pick<Deal, "moves" | "states">): Uint8Array {
  const digits = moves.map(({ seat, move }, at): Digit => {
    const all = states[at] ? choices(states[at]) : [];
    const place = all.findIndex((made) => made.seat === seat && made.move === move);
    if (place < 0) throw new Unreadable(`P${seat} ${move} could not be done`);
    return [place, all.length];
  });
  return packed(digits);
}

export function unpackMoves(setup: Setup, key: string, bytes: Uint8Array): Deal {
  const deal: Deal = { setup, key, moves: [], states: [] };
  const digits = new Digits(bytes);
  let state = setup.deal(key);
  while (!state.over) {
    const all = choices(state);
    const made = all[digits.next(all.length)];
    if (!made || deal.moves.length >= LONGEST) throw new Unreadable("this deal does not end");
    deal.states.push(state);
    deal.moves.push(made);
    state = state.play(made.seat, made.move);
  }
  digits.end();
  deal.states.push(state);
  return deal;
}
