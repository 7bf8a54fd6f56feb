/** Bots on this device. They are shown a view and nothing else; what they choose is a function of it and of a seed. */

import type { Description } from "../record/description";
import { bytesOf } from "../record/fields";
import { moduleOf, textOf } from "./artefacts";
import { loadRules, type Rules } from "./engine";
import { GROUND, Machine, signed, WORD } from "./machine";
import type { Mastery } from "./master";
import { once } from "./once";
import type { Memory, Search } from "./search";
import type { View } from "./state";
import { Trouble } from "./trouble";

/** Shares between 0 and 1: sobremesa/bots/habits.py says of what. */
export interface Habit {
  forgets: number;
  remembers: number;
  misses: number;
}

/** What is said of all bots, whatever the game: bots.json. */
export interface Manner extends Memory {
  habits: Record<string, Habit>; // of a level
  think: number; // seconds a move
  slice: number; // iterations between two looks at how a search stands
  masters: Mastery;
}

const ENTRIES = ["luck", "guess", "judge"] as const;
const ROWS = 2; // records that there is room for: one to work with, and one to measure with
const GUESSES = Array.from({ length: 16 }, (_, number) => signed(BigInt(number) << BigInt(60))); // of luck, low and high
const ALONE = [GROUND, 1, 0] as const; // a batch of one record, and its index

/** The bots of a game, fetched and compiled on first use. */
export const loadBots: (game: string) => Promise<Bots> = once(async (game) => {
  const rules = await loadRules(game);
  const [manner, module] = await Promise.all([textOf("bots"), moduleOf(`${rules.description.family}.bots`)]);
  return await Bots.open(rules, manner as Manner, module);
});

export class Bots {
  private readonly inside: Uint8Array; // the record's place

  private constructor(
    readonly rules: Rules,
    readonly manner: Manner,
    readonly module: WebAssembly.Module,
    private readonly machine: Machine<(typeof ENTRIES)[number]>,
    private readonly spans: Span[],
  ) {
    this.inside = machine.bytes.subarray(GROUND, GROUND + rules.description.fast.size);
  }

  static async open(rules: Rules, manner: Manner, module: WebAssembly.Module): Promise<Bots> {
    const { description } = rules;
    const machine = await Machine.open(module, ENTRIES, ROWS * description.fast.size);
    const bots = new Bots(rules, manner, module, machine, spansOf(description));
    if (!bots.fits()) throw new Trouble("broken", `${description.game}: the bots do not fit their description`);
    return bots;
  }

  /** Whether the module's records are as long as the description says: as the second of two, one is read the same. */
  private fits(): boolean {
    const state = this.rules.setup({}).deal("0".repeat(64));
    const { size } = this.rules.description.fast;
    const record = this.recast(state.record);
    const [seat = 0] = state.actors;
    return GUESSES.every((luck) => {
      this.inside.set(record);
      const alone = this.machine.call("guess", ...ALONE, seat, luck);
      this.inside.fill(0);
      this.machine.bytes.set(record, GROUND + size);
      return alone === this.machine.call("guess", GROUND, ROWS, 1, seat, luck);
    });
  }

  /** What a search by this game's bots takes. */
  get search(): Search {
    const { tree, rows, most, slice } = this.manner;
    return { module: this.module, size: this.rules.description.fast.size, tree, rows, most, slice };
  }

  /** The record of a view as bots read it: the same fields, less those that only the table has. */
  recast(record: Uint8Array): Uint8Array {
    const { record: table, fast } = this.rules.description;
    if (record.byteLength !== table.size) throw new Trouble("bad-record", `${record.byteLength} bytes`);
    const found = new Uint8Array(fast.size);
    for (const { from, to, bytes } of this.spans) found.set(record.subarray(from, from + bytes), to);
    return found;
  }

  /** A number of 64 bits: the same seed before the same view has the same luck. */
  luck(view: View, seed: bigint): bigint {
    return this.lucky(this.recast(view.record), seed);
  }

  /** The same of a record that was recast, or of any other words. */
  lucky(record: Uint8Array, seed: bigint): bigint {
    this.inside.set(record);
    return this.machine.word("luck", GROUND, record.byteLength / WORD, signed(seed));
  }

  /** Any legal move, every one as likely. */
  chance(view: View, seed: bigint): string {
    return this.choose("guess", view, seed);
  }

  /** The move that a sensible player would make. */
  sensible(view: View, seed: bigint): string {
    return this.choose("judge", view, seed);
  }

  /** The number of that move in a record of the table. Judgement does not look at what a seat may not see. */
  judged(record: Uint8Array, seat: number, seed: bigint): number {
    return this.move("judge", record, seat, seed);
  }

  private choose(entry: "guess" | "judge", view: View, seed: bigint): string {
    const seat = view.setup.seat(view.seat);
    if (!view.legal(seat).length) throw new Trouble("no-question", `seat ${seat} has nothing to decide`);
    return this.rules.name(this.move(entry, view.record, seat, seed));
  }

  private move(entry: "guess" | "judge", record: Uint8Array, seat: number, seed: bigint): number {
    const luck = this.lucky(this.recast(record), seed); // which leaves the record inside
    return this.machine.call(entry, ...ALONE, seat, signed(luck));
  }
}

/** A seed of 64 bits that nobody knows. */
export function someSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] ?? BigInt(0);
}

/** Bytes of a table's record, and where they are in the record of bots. */
interface Span {
  from: number;
  to: number;
  bytes: number;
}

/** What is to be copied; neighbours in both records at once. */
function spansOf({ game, record, fast }: Description): Span[] {
  const found: Span[] = [];
  for (const [name, to] of Object.entries(fast.fields).sort(([, one], [, other]) => one - other)) {
    const field = record.fields[name];
    if (!field) throw new Trouble("broken", `${game} has no field ${name}`);
    const [last, bytes] = [found.at(-1), bytesOf(field)];
    if (to + bytes > fast.size) throw new Trouble("broken", `${game}: ${name} is outside of the record of bots`);
    if (last && last.from + last.bytes === field.offset && last.to + last.bytes === to) last.bytes += bytes;
    else found.push({ from: field.offset, to, bytes });
  }
  return found;
}
