/**
 * What bots remark, now and then. It is decided here, from what everybody at the table may know and nothing else: the
 * code, the deal, the size of the deck and what happened to whom. So everybody reads the same, nothing travels, nothing
 * is told.
 */

import type { Chair, Event, Result, Told } from "../wire";
import { hash, temperamentAt } from "./characters";

export const KINDS = [
  "hello", // the first cards of a match are dealt
  "small", // nothing was said for long
  "hit",
  "closed",
  "word",
  "caught",
  "wow",
  "won",
  "lost",
  "waiting", // everybody waits for a person
] as const;
export type Kind = (typeof KINDS)[number];

export interface Remark {
  seat: number;
  kind: Kind;
  /** Which of the sentences that fit, between 0 and 1. */
  which: number;
}

/** What everybody at the table knows. */
export interface Known {
  /** What their game has. */
  remarks: Remarked;
  code: string;
  chairs: Chair[];
  /** How many deals there were. */
  deal: number;
  deck: number;
}

/** What a game has that is worth a remark, by its points: for the one it happens to, and for another one. */
export interface Remarked {
  own: Record<string, Kind>;
  others: Record<string, Kind>;
}

const BREATH = 4; // turns between two remarks, at least
const SILENCE = 7; // turns after which somebody says just anything
const UNIT = 2 ** 32;

/** A share between 0 and 1, the same on every page. */
const share = ({ code, deal, deck }: Known, ...about: (number | string)[]): number =>
  stir(hash([code, deal, deck, ...about].join(" "))) / UNIT;

/** The last bits of a short text are near one another in FNV: mix them into all. */
function stir(mixed: number): number {
  const once = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  const twice = Math.imul(once ^ (once >>> 12), 0x297a2d39);
  return (twice ^ (twice >>> 15)) >>> 0;
}

const botsOf = ({ chairs }: Known): number[] => chairs.flatMap(({ bot }, seat) => (bot ? [seat] : []));

/** What a bot says of these events, if any of them likes to. */
export function remarkOn(events: Event[], known: Known): Remark | undefined {
  const { remarks } = known;
  for (const { point, seat = -1 } of events) {
    const own = remarks.own[point];
    const others = remarks.others[point];
    const said = own ? by([seat], own, known) : others ? by(rest(seat, known), others, known) : undefined;
    if (said) return said;
  }
  return undefined;
}

/** What a bot says at the end: who won has the first word. */
export function remarkAtEnd({ winners }: Pick<Result, "winners">, known: Known): Remark | undefined {
  return (
    by(winners, "won", known) ??
    by(
      botsOf(known).filter((seat) => !winners.includes(seat)),
      "lost",
      known,
    )
  );
}

/** What a bot says while everybody waits for a person. */
export const remarkWaiting = (known: Known): Remark | undefined => by(botsOf(known), "waiting", known);

const rest = (seat: number, known: Known): number[] => botsOf(known).filter((other) => other !== seat);

/** The first of some seats, in an order of its own each time, who is a bot and likes to say something about it. */
function by(seats: number[], kind: Kind, known: Known, turn = 0): Remark | undefined {
  const bots = new Set(botsOf(known));
  const ordered = seats
    .filter((seat) => bots.has(seat))
    .map((seat) => ({ seat, order: share(known, kind, "order", seat, turn) }))
    .toSorted((one, other) => one.order - other.order);
  const found = ordered.find(({ seat }) => share(known, kind, seat, turn) < temperamentAt(known.code, seat).talks);
  return found && { seat: found.seat, kind, which: share(known, kind, "which", found.seat, turn) };
}

/** The talk of the bots at a table: what is worth a remark, if nobody has just made one. */
export class Talk {
  #turns = 0; // of this match
  #silent = BREATH; // turns since somebody spoke

  /** What is said of some steps, if anything; the result where a deal has ended with them. */
  hear(steps: Told[], known: Known, result?: Pick<Result, "winners">): Remark | undefined {
    const events = steps.flatMap((step) => step.events ?? []);
    if (!events.length) return undefined;
    const turns = steps.filter(({ seat = -1, events = [] }) => seat >= 0 && events.length).length;
    this.#turns += turns;
    this.#silent += turns;
    const remark = result ? remarkAtEnd(result, known) : this.#during(events, known);
    if (remark) this.#silent = 0;
    return remark;
  }

  #during(events: Event[], known: Known): Remark | undefined {
    const begins = known.deal === 0 && events.some(({ point }) => point === "dealt");
    if (begins) return by(botsOf(known), "hello", known);
    if (this.#silent < BREATH) return undefined;
    const remark = remarkOn(events, known);
    if (remark || this.#silent < SILENCE) return remark;
    return by(botsOf(known), "small", known, this.#turns);
  }
}
