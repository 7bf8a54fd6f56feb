/**
 * Positions as values: `State` is the whole truth, `View` what one seat may know. They never change; `play` gives a
 * new one. The twin of sobremesa/rules/state.py.
 */

import { type AnyBoard, type Decoder, decoderOf, type Progress } from "../record/decode";
import { write } from "../record/fields";
import { type Event, type Result, SPECTATOR } from "../wire";
import type { Options, Rules } from "./engine";
import { same } from "./machine";
import type { Asked } from "./table";
import { Trouble } from "./trouble";

/** How a deal ended: why, who won it, the totals of the match and who has won that, if anybody. */
export type Outcome = Omit<Result, "events">;

const KEY = /^[0-9a-f]{64}$/i;
const [BITS, DIGITS] = [256, 64]; // of a key
const SPENT = 16; // numbers used of a block of chance, when the next one needs a new block
const NOBODY = -1;
const OPTIONS = "options"; // the field of options that are bits

/** A game with its options settled: what can be dealt. */
export class Setup {
  readonly players: number;
  readonly decoder: Decoder;

  constructor(
    readonly rules: Rules,
    readonly options: Readonly<Options>,
  ) {
    this.players = Number(options.players);
    this.decoder = decoderOf(rules.description, this.players);
  }

  /** A record with the options written in, before any deal. */
  blank(): Uint8Array {
    const { record, options, settings } = this.rules.description;
    const found = new Uint8Array(record.size);
    this.put(found, "dealer", NOBODY);
    for (const [name, number] of Object.entries(settings)) this.put(found, name, number);
    let bits = settings[OPTIONS] ?? 0;
    for (const { name, into, writes } of options) {
      const value = this.options[name];
      const written = writes.find(([each]) => each === value)?.[1];
      if (into === OPTIONS) bits |= written ?? 0;
      else this.put(found, into, written ?? Number(value));
    }
    if (bits) this.put(found, OPTIONS, bits);
    return found;
  }

  /** The first deal of a match, from its key of 64 hexadecimal digits. */
  deal(key: string): State {
    return new State(this, this.rules.table.deal(this.keyed(key)));
  }

  /** A record with the key written in, before the first deal of a match. */
  keyed(key: string): Uint8Array {
    if (!KEY.test(key)) throw new Trouble("bad-key", "a key has 64 hexadecimal digits");
    return this.rekeyed(this.blank(), key);
  }

  /** A record with another stream of chance, from its beginning. */
  rekeyed(record: Uint8Array, key: string): Uint8Array {
    const found = record.slice();
    const { key: place } = this.rules.description.record.fields;
    const view = new DataView(found.buffer);
    for (let word = 0; word < 8; word++)
      view.setUint32((place?.offset ?? 0) + 4 * word, parseInt(key.slice(56 - 8 * word, 64 - 8 * word), 16), true);
    this.put(found, "blocks", 0);
    this.put(found, "used", SPENT);
    return found;
  }

  /** A move by its notation. */
  move(text: string): number | undefined {
    return this.rules.moves.get(text);
  }

  /** What somebody else's rules have hidden already: a record as a seat, or a spectator, may know it. */
  view(record: Uint8Array, seat: number): View {
    const { size, fields } = this.rules.description.record;
    if (record.byteLength !== size || record[fields.players?.offset ?? 0] !== this.players)
      throw new Trouble("bad-record", `no record of ${this.rules.description.game} with ${this.players} players`);
    if (seat !== SPECTATOR) this.seat(seat);
    return new View(this, record, seat);
  }

  /** A seat that there is. */
  seat(seat: number): number {
    if (Number.isInteger(seat) && seat >= 0 && seat < this.players) return seat;
    throw new Trouble("no-seat", `there is no seat ${seat}`);
  }

  /** The number of a move that there is. */
  number(text: string): number {
    const number = this.move(text);
    if (number === undefined) throw new Trouble("unreadable", `${text} is no move of ${this.rules.description.game}`);
    return number;
  }

  private put(record: Uint8Array, name: string, number: number): void {
    const field = this.rules.description.record.fields[name];
    if (!field) throw new Trouble("broken", `${this.rules.description.game} has no field ${name}`);
    write(new DataView(record.buffer), field, number);
  }
}

/** What states and views share: a record, and the questions that any seat may ask about it. */
export abstract class Position {
  #progress: Progress | undefined;
  #asked: Asked | undefined;

  constructor(
    readonly setup: Setup,
    readonly record: Uint8Array,
  ) {}

  get players(): number {
    return this.setup.players;
  }

  /** The deal of the match and the open moves made in it: a secret move does not advance it. */
  get moment(): readonly [number, number] {
    const { deals, moves } = this.progress;
    return [deals, moves];
  }

  /** Whether the deal has ended. */
  get over(): boolean {
    return this.progress.why !== "";
  }

  /** The seats that owe a decision, in the order of asking: whom it concerns most, then to the left. */
  get actors(): number[] {
    const { owed, first } = this.asked;
    const order = Array.from({ length: this.players }, (_, place) => (first + place) % this.players);
    return order.filter((seat) => (owed >> seat) & 1);
  }

  /** Whom the question concerns most. */
  get first(): number {
    return this.asked.first;
  }

  /** The move that saying nothing is, in a window that closes by itself; empty: there is none. */
  get silence(): string {
    return this.rules.names.get(this.asked.silence) ?? "";
  }

  /** The moves a seat may make now, eager ones first. */
  legal(seat: number): string[] {
    return this.rules.named(this.set(seat));
  }

  /** The same as a text, to compare. */
  question(seat: number): string {
    return this.set(seat).join();
  }

  /** The point against a move, or 0. */
  refuse(seat: number, move: string): number {
    return this.rules.table.refuse(this.record, this.setup.seat(seat), this.setup.number(move));
  }

  /** Whether the move that led here ended a turn. */
  endsTurn(move: string): boolean {
    return this.rules.table.endsTurn(this.record, this.setup.number(move));
  }

  /** The number of what a point against a move is about. */
  concern(point: number, move: string): number {
    return this.rules.table.concern(this.record, point, this.setup.number(move));
  }

  /** How the deal ended; none while it runs. */
  get outcome(): Outcome | undefined {
    const { why, winners, totals } = this.progress;
    if (!why) return undefined;
    const clause = this.rules.description.points.find(({ name }) => name === why)?.clauses[0] ?? "";
    const champions = this.rules.table.champions(this.record);
    const seats = Array.from({ length: this.players }, (_, seat) => seat);
    return { why, clause, winners, totals, champions: seats.filter((seat) => (champions >> seat) & 1) };
  }

  /** What lies on the table, in notation. */
  get board(): AnyBoard {
    return this.setup.decoder.board(this.record);
  }

  /** What the last move did, as far as this position may tell. */
  get events(): Event[] {
    return this.setup.decoder.events(this.record);
  }

  equals(other: Position): boolean {
    return this.constructor === other.constructor && same(this.record, other.record);
  }

  protected get rules(): Rules {
    return this.setup.rules;
  }

  private get progress(): Progress {
    return (this.#progress ??= this.setup.decoder.progress(this.record));
  }

  private get asked(): Asked {
    return (this.#asked ??= this.rules.table.asked(this.record));
  }

  private set(seat: number): number[] {
    return this.rules.table.legal(this.record, this.setup.seat(seat));
  }
}

/** What one seat (or a spectator) may know. Bots get this, and nothing else. */
export class View extends Position {
  constructor(
    setup: Setup,
    record: Uint8Array,
    readonly seat: number,
  ) {
    super(setup, record);
  }

  /** A state that this view could be of: the unknown dealt anew, with a fresh stream of chance. */
  resample(seed: bigint): State {
    return new State(this.setup, this.rules.table.resample(this.record, this.seat, seed));
  }
}

/** A deal at one moment, with everything hidden in it. */
export class State extends Position {
  readonly #views = new Map<number, View>();

  /** The state after a move; one that the rules forbid is refused. */
  play(seat: number, move: string): State {
    const point = this.refuse(seat, move);
    if (point) throw new Trouble("illegal", `${move}: ${this.rules.points.get(point)?.name}`);
    return new State(this.setup, this.rules.table.play(this.record, seat, this.setup.number(move)));
  }

  /** What a seat, or a spectator, may know. */
  view(seat: number = SPECTATOR): View {
    const known = this.#views.get(seat);
    if (known) return known;
    if (seat !== SPECTATOR) this.setup.seat(seat);
    const view = new View(this.setup, this.rules.table.hide(this.record, seat), seat);
    this.#views.set(seat, view);
    return view;
  }

  /** The same cards with another future: nothing that lies there changes, chance does. */
  rekeyed(seed: bigint): State {
    const key = BigInt.asUintN(BITS, seed).toString(16).padStart(DIGITS, "0");
    return new State(this.setup, this.setup.rekeyed(this.record, key));
  }

  /** The next deal of the match. */
  nextDeal(): State {
    const { outcome } = this;
    if (!outcome) throw new Trouble("running", "the deal is not over yet");
    if (outcome.champions.length) throw new Trouble("over", "the match is over");
    return new State(this.setup, this.rules.table.deal(this.record));
  }
}
