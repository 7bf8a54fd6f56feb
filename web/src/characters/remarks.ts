/**
 * What bots remark, now and then. It is decided here, from what everybody at the table may know and nothing else: the
 * code, the deal, the size of the deck and the event. So everybody reads the same, nothing travels, nothing is told.
 */

import type { Chair, Event, Result } from "../wire";
import { characterAt, hash, temperamentAt } from "./characters";

export type Kind = "hit" | "closed" | "word" | "caught" | "wow" | "won" | "lost" | "waiting";

export interface Remark {
  seat: number;
  /** The sentence's id, without its beginning. */
  id: string;
}

/** What everybody at the table knows. */
export interface Known {
  code: string;
  chairs: Chair[];
  /** How many deals there were. */
  deal: number;
  deck: number;
}

/** Events that the one they happen to remarks on. */
const OWN: Record<string, Kind> = {
  "takes-four": "hit",
  "takes-two": "hit",
  "takes-three": "hit",
  cursed: "hit",
  penalty: "hit",
  pays: "hit",
  guilty: "caught",
};
/** Events of somebody that another one remarks on. */
const OTHERS: Record<string, Kind> = {
  closes: "closed",
  calls: "word",
  wincho: "wow",
  "mona-takes": "wow",
  "plays-urrrrhh": "wow",
};

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
  for (const { point, seat = -1 } of events) {
    const own = OWN[point];
    const others = OTHERS[point];
    const said = own ? by([seat], own, known) : others ? by(rest(seat, known), others, known) : undefined;
    if (said) return said;
  }
  return undefined;
}

/** What a bot says at the end: who won has the first word. */
export function remarkAtEnd({ winners }: Result, known: Known): Remark | undefined {
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
function by(seats: number[], kind: Kind, known: Known): Remark | undefined {
  const bots = new Set(botsOf(known));
  const ordered = seats
    .filter((seat) => bots.has(seat))
    .map((seat) => ({ seat, turn: share(known, kind, "turn", seat) }))
    .toSorted((one, other) => one.turn - other.turn);
  const found = ordered.find(({ seat }) => share(known, kind, seat) < temperamentAt(known.code, seat).talks);
  if (!found) return undefined;
  const { temperament = "" } = characterAt(known.code, found.seat) ?? {};
  return { seat: found.seat, id: `${temperament}-${kind}` };
}
