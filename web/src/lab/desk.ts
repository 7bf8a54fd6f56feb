/** A setting as compiled code reads it: the arrays of its desk, where they lie, and what is in them from the start. */

import { WORD } from "../engine/machine";
import { Trouble } from "../engine/trouble";
import type { Memory, Subject } from "./contract";
import { iterationsOf, type Question, type Restriction, type Setting } from "./question";
import { select } from "./selection";

/** What a desk is filled with; it can be sent to a Worker. */
export interface Seated {
  players: number;
  restrictions: number;
  fills: Fill[];
}

/** What lies in an array when play begins: bytes, or numbers of 64 bits. */
export type Fill = { name: string; bytes: Uint8Array } | { name: string; numbers: bigint[] };

const [NONE, ONE] = [BigInt(0), BigInt(1)];
const EVERYBODY = 1023; // all seats, as bits

/** A setting as numbers. */
export function seatedOf(subject: Subject, setting: Setting, { unit, rotate }: Question): Seated {
  const { contract, about, rules } = subject;
  const { restrictions, players, bots } = setting;
  const how = about.desk.find(({ name }) => name === "how")?.holds?.slice(2) ?? [];
  const levels = bots.map((bot) => iterationsOf(bot) || contract.bots[bot as keyof typeof contract.bots]);
  const fills: Fill[] = [
    { name: "batch", bytes: rules.setup(setting.options).blank() },
    { name: "how", numbers: [unit === "match", rotate, ...how].map(BigInt) },
    { name: "bots", numbers: levels.map(BigInt) },
    { name: "sides", numbers: likeFirst(setting).map(BigInt) },
    { name: "masks", numbers: restrictions.flatMap((each) => maskOf(subject, each)) },
    { name: "conditions", numbers: restrictions.flatMap((each) => conditionsOf(subject, each)).map(BigInt) },
  ];
  return { players, restrictions: restrictions.length, fills };
}

/** Of each seat, whether it is like the first: the same bot under the same restrictions. */
export function likeFirst({ bots, restrictions }: Setting): boolean[] {
  const likes = bots.map((bot, seat) => [
    bot,
    ...restrictions.map(({ seats }) => !seats.length || seats.includes(seat)),
  ]);
  return likes.map((each) => each.join() === likes[0]?.join());
}

function maskOf({ about, rules }: Subject, { moves }: Restriction): bigint[] {
  const words = Array.from({ length: about.words }, () => NONE);
  for (const { number } of moves.flatMap((selector) => select(rules.description, selector)))
    words[number >> 6] = (words[number >> 6] ?? NONE) | (ONE << BigInt(number & 63));
  return words;
}

function conditionsOf({ contract, about }: Subject, { how, seats, phases, above, below }: Restriction): number[] {
  return [
    seats.length ? bits(seats) : EVERYBODY,
    contract[how],
    bits(phases.map((phase) => about.phases.indexOf(phase))),
    above ?? -1,
    below ?? contract.no_limit,
  ];
}

const bits = (numbers: number[]): number => numbers.reduce((found, number) => found | (1 << number), 0);

/** Where the arrays of a desk lie, and how it is handed over: of each its address and its lengths. */
export interface Places {
  given: number[];
  at: Map<string, number>;
  end: number;
}

/** Lay the arrays out from some address on; what only a search needs lies where `trees` has it already. */
export function laidOut(
  desk: readonly Memory[],
  { players, restrictions }: Seated,
  from: number,
  searching: boolean,
  trees: Map<string, number>,
): Places {
  const found: Places = { given: [], at: new Map(), end: from };
  for (const memory of desk) {
    const shape = memory.shape.map((length) =>
      length === "players" ? players : length === "restrictions" ? restrictions : length,
    );
    if (memory.small !== undefined && !searching) shape[0] = memory.small;
    const address = addressOf(memory, found, trees, shape);
    found.at.set(memory.name, address);
    found.given.push(address, ...shape);
  }
  return found;
}

function addressOf(memory: Memory, found: Places, trees: Map<string, number>, shape: number[]): number {
  const known = memory.same === undefined ? trees.get(memory.name) : found.at.get(memory.same);
  if (known !== undefined) return known;
  if (memory.same !== undefined) throw new Trouble("broken", `${memory.name} is ${memory.same}, which is not there`);
  const address = found.end;
  const bytes = shape.reduce((product, length) => product * length, memory.bytes);
  found.end += Math.ceil(bytes / WORD) * WORD;
  if (memory.small !== undefined) trees.set(memory.name, address);
  return address;
}
