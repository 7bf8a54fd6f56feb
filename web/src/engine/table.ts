/**
 * The rules of a game over records, as compiled: a record is copied in, a rule is called, and what it made is copied
 * out. Records are never changed in place; the one that lies inside is not copied in again.
 */

import type { Description } from "../record/description";
import { GROUND, Machine, same, signed, WORD } from "./machine";
import { Trouble } from "./trouble";

const ENTRIES = [
  ...(["deal", "asked", "legal", "refuse", "play", "champions"] as const),
  ...(["hide", "resample", "ends_turn", "concern"] as const),
];
const ANSWERS = 3; // words that `asked` writes
const BITS = BigInt(64); // of a word
const ROWS = 2; // records that there is room for: one to work with, and one to measure with
const ALONE = [1, 0] as const; // a batch of one record, and its index

/** Who is asked: the seats as bits, the one whom it concerns most, and the move that saying nothing is, or -1. */
export interface Asked {
  owed: number;
  first: number;
  silence: number;
}

export class Table {
  private readonly inside: Uint8Array; // the record's place
  private readonly out: number; // where sets and answers are written
  private present: Uint8Array | undefined; // the record that lies inside

  private constructor(
    private readonly machine: Machine<(typeof ENTRIES)[number]>,
    private readonly description: Description,
  ) {
    const { size } = description.record;
    this.inside = machine.bytes.subarray(GROUND, GROUND + size);
    this.out = GROUND + Math.ceil((ROWS * size) / WORD) * WORD;
  }

  static async open(module: WebAssembly.Module, description: Description): Promise<Table> {
    const room = ROWS * description.record.size + WORD * (1 + Math.max(ANSWERS, description.words));
    return new Table(await Machine.open(module, ENTRIES, room), description);
  }

  /** Whether the module's records are as long as the description says: dealt as the second of two, one is the same. */
  fits(record: Uint8Array): boolean {
    const [dealt, size] = [this.deal(record), record.byteLength];
    this.present = undefined;
    this.inside.fill(0);
    this.machine.bytes.set(record, GROUND + size);
    this.machine.call("deal", GROUND, ROWS, 1);
    return same(dealt, this.machine.bytes.subarray(GROUND + size, GROUND + ROWS * size));
  }

  deal(record: Uint8Array): Uint8Array {
    return this.made(record, "deal");
  }

  play(record: Uint8Array, seat: number, move: number): Uint8Array {
    return this.made(record, "play", seat, move);
  }

  hide(record: Uint8Array, seat: number): Uint8Array {
    return this.made(record, "hide", seat);
  }

  resample(record: Uint8Array, seat: number, seed: bigint): Uint8Array {
    return this.made(record, "resample", seat, signed(seed), signed(seed >> BITS));
  }

  asked(record: Uint8Array): Asked {
    this.call(record, "asked", this.out);
    const answer = (place: number) => Number(this.machine.view.getBigInt64(this.out + WORD * place, true));
    return { owed: answer(0), first: answer(1), silence: answer(2) };
  }

  /** The moves a seat may make, as a set: 32 of them in each part. */
  legal(record: Uint8Array, seat: number): number[] {
    this.call(record, "legal", seat, this.out);
    const part = (_: unknown, place: number) => this.machine.view.getUint32(this.out + 4 * place, true);
    return Array.from({ length: 2 * this.description.words }, part);
  }

  refuse(record: Uint8Array, seat: number, move: number): number {
    return this.call(record, "refuse", seat, move);
  }

  champions(record: Uint8Array): number {
    return this.call(record, "champions");
  }

  endsTurn(record: Uint8Array, move: number): boolean {
    return this.call(record, "ends_turn", move) !== 0;
  }

  concern(record: Uint8Array, point: number, move: number): number {
    return this.call(record, "concern", point, move);
  }

  /** A rule that only reads. */
  private call(record: Uint8Array, entry: (typeof ENTRIES)[number], ...values: (number | bigint)[]): number {
    if (record !== this.present) {
      if (record.byteLength !== this.inside.byteLength)
        throw new Trouble("bad-record", `${record.byteLength} bytes instead of ${this.inside.byteLength}`);
      this.inside.set(record);
      this.present = record;
    }
    try {
      return this.machine.call(entry, GROUND, ...ALONE, ...values);
    } catch (fault) {
      this.present = undefined;
      throw fault;
    }
  }

  /** A rule that makes another record. */
  private made(record: Uint8Array, entry: (typeof ENTRIES)[number], ...values: (number | bigint)[]): Uint8Array {
    this.call(record, entry, ...values);
    const made = this.inside.slice();
    this.present = made;
    return made;
  }
}
