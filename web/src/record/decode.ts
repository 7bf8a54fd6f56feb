/**
 * Reads a record of the rules, knowing no game: from its description alone comes the same board that the server makes,
 * what the last move did, and the numbers that every game has.
 *
 * How to read is worked out once for a game and a number of players; a record is then read by it, little-endian.
 */

import type { Event } from "../wire";
import type { Description, Field, Kind } from "./description";
import { READ, SIZES } from "./fields";

/** What a board shows of a field. */
export type Shown = boolean | number | string | string[] | Record<string, number> | Record<string, string[]>;
export type AnyBoard = Record<string, Shown>;

/** The numbers that every game has. */
export interface Progress {
  players: number;
  deals: number;
  moves: number;
  totals: number[];
  winners: number[];
  why: string; // the point that ended the deal; empty while it runs
}

export interface Decoder {
  board(record: Uint8Array): AnyBoard;
  events(record: Uint8Array): Event[];
  progress(record: Uint8Array): Progress;
  /** What a point is about: a card or a letter in notation, or a number. */
  argument(point: number, number: number): Event["argument"];
}

const NONE = -1; // in a field for a card or a seat: there is none
const UNSEEN = -2; // there is a card, and the viewer may not see it
const HIDDEN = "?";

type Read<T> = (view: DataView) => T;
type Numbers = (view: DataView, index: number) => number;

/** A set, 32 of its members in each part. */
type Parts = number[];

/** The readers of a game's records at a table of so many. */
export function decoderOf(description: Description, players: number): Decoder {
  const plan = new Plan(description, players);
  const shown = Object.entries(description.board).map(([name, field]) => [name, plan.reader(field)] as const);
  const events = plan.events();
  const progress = plan.progress();
  const view = (record: Uint8Array): DataView => {
    if (record.byteLength !== description.record.size)
      throw new RangeError(
        `a record of ${description.game} has ${description.record.size} bytes, not ${record.byteLength}`,
      );
    return new DataView(record.buffer, record.byteOffset, record.byteLength);
  };
  return {
    board: (record) => {
      const at = view(record);
      return Object.fromEntries(shown.map(([name, read]) => [name, read(at)]));
    },
    events: (record) => events(view(record)),
    progress: (record) => progress(view(record)),
    argument: (point, number) => plan.argument(plan.point(point).takes, number),
  };
}

/** The fields of a record, and the names of what is in them. */
class Plan {
  private readonly seats: string[];
  private readonly cards: Map<number, string>;
  private readonly deck: [number, string][];
  private readonly points: Map<number, Description["points"][number]>;

  constructor(
    private readonly description: Description,
    private readonly players: number,
  ) {
    this.seats = description.seats.slice(0, players);
    this.deck = description.cards.flatMap(({ name, numbers }) =>
      numbers.map((number): [number, string] => [number, name]),
    );
    this.cards = new Map(this.deck);
    this.points = new Map(description.points.map((point) => [point.number, point]));
  }

  /** What a board shows of a field. */
  reader(name: string): Read<Shown> {
    const field = this.field(name);
    if (field.kind === undefined) throw new TypeError(`${this.description.game}: it is not said what ${name} is`);
    return this.read(name, field);
  }

  private read(name: string, field: Field & Kind): Read<Shown> {
    switch (field.kind) {
      case "zone":
        return field.each ? this.zones(name, field) : this.zone(name, field.words, this.deck);
      case "card":
        return this.card(name);
      case "seat":
        return this.seat(name, field.during);
      case "seats":
        return this.members(name, this.seats);
      case "letter":
        return this.letter(name, field.names);
      case "letters":
        return this.members(name, field.names);
      case "count":
        return field.shape.length ? this.counts(name, field.given) : this.number(name);
      case "flag":
        return this.flag(name);
      case "moves":
        return this.moves(name);
      case "groups":
        return this.groups(name, field.cards, field.starred);
    }
  }

  /** What the last move did, as the record may tell it. */
  events(): Read<Event[]> {
    const trail = this.numbers("trail");
    const [kept, told] = [this.number("kept"), this.number("told")];
    const width = this.field("trail").shape[1] ?? 0;
    return (view) => {
      const found: Event[] = [];
      for (let row = kept(view); row < told(view); row++) {
        const at = (column: number) => trail(view, row * width + column);
        const point = this.point(at(0));
        const [seat, argument, other] = [said(at(1)), this.argument(point.takes, at(2)), said(at(3))];
        found.push({ point: point.name, clauses: point.clauses, seat, argument, other });
      }
      return found;
    };
  }

  progress(): Read<Progress> {
    const [deals, moves, winners, why] = [
      this.number("deals"),
      this.number("moves"),
      this.number("winners"),
      this.number("why"),
    ];
    const totals = this.numbers("total");
    const seats = this.seats.map((_, seat) => seat);
    return (view) => ({
      players: this.players,
      deals: deals(view),
      moves: moves(view),
      totals: seats.map((seat) => totals(view, seat)),
      winners: seats.filter((seat) => (winners(view) >> seat) & 1),
      why: this.points.get(why(view))?.name ?? "",
    });
  }

  /** A point by its number. */
  point(number: number): Description["points"][number] {
    const found = this.points.get(number);
    if (!found) throw new RangeError(`${this.description.game} has no point ${number}`);
    return found;
  }

  private field(name: string): Field {
    const found = this.description.record.fields[name];
    if (!found) throw new TypeError(`${this.description.game} has no field ${name}`);
    return found;
  }

  /** The numbers of a field, by their place in it. */
  private numbers(name: string): Numbers {
    const { offset, type } = this.field(name);
    const [read, size] = [READ[type], SIZES[type]];
    return (view, index) => read(view, offset + index * size);
  }

  private number(name: string): Read<number> {
    const numbers = this.numbers(name);
    return (view) => numbers(view, 0);
  }

  private flag(name: string): Read<boolean> {
    const number = this.number(name);
    return (view) => number(view) !== 0;
  }

  /** A set of a field of words: the first one, or that of a row. */
  private parts(name: string, words: number): (view: DataView, row: number) => Parts {
    const { offset } = this.field(name);
    return (view, row) =>
      Array.from({ length: 2 * words }, (_, part) => view.getInt32(offset + 8 * words * row + 4 * part, true));
  }

  private zone(name: string, words: number, members: [number, string][]): Read<string[]> {
    const [parts, naming] = [this.parts(name, words), namingOf(members)];
    return (view) => naming(parts(view, 0));
  }

  /** A zone for each seat. */
  private zones(
    name: string,
    { words, count, less = [], bare }: Kind & { kind: "zone" },
  ): Read<Record<string, string[]>> {
    const [parts, naming] = [this.parts(name, words), namingOf(this.deck)];
    const hidden = count ? [] : less.map((other) => this.parts(other, words));
    const counts = count ? this.numbers(count) : undefined;
    return (view) => {
      const without = hidden.map((zone) => zone(view, 0));
      const found: Record<string, string[]> = {};
      this.seats.forEach((seat, row) => {
        const cards = naming(without.reduce(leave, parts(view, row)));
        const unseen = counts ? Math.max(0, counts(view, row) - cards.length) : 0;
        if (cards.length || !bare || counts) found[seat] = [...cards, ...new Array<string>(unseen).fill(HIDDEN)];
      });
      return found;
    };
  }

  private card(name: string): Read<string> {
    const number = this.number(name);
    return (view) => this.cardName(number(view));
  }

  private cardName(number: number): string {
    return number === UNSEEN ? HIDDEN : (this.cards.get(number) ?? "");
  }

  private seat(name: string, during?: number[]): Read<string> {
    const seat = this.number(name);
    const named: Read<string> = (view) => this.description.seats[seat(view)] ?? "";
    if (!during) return named;
    const phase = this.number("phase");
    return (view) => (during.includes(phase(view)) ? named(view) : "");
  }

  private letter(name: string, names: Record<string, string>): Read<string> {
    const number = this.number(name);
    const known = new Map(Object.entries(names).map(([written, letter]) => [Number(written), letter]));
    return (view) => {
      const letter = known.get(number(view));
      if (letter === undefined) throw new RangeError(`${this.description.game}: ${name} is never ${number(view)}`);
      return letter;
    };
  }

  /** The names of the bits that are set. */
  private members(name: string, names: string[]): Read<string[]> {
    const number = this.number(name);
    return (view) => names.filter((_, bit) => (number(view) >> bit) & 1);
  }

  private counts(name: string, given?: string): Read<Record<string, number>> {
    const numbers = this.numbers(name);
    const there = given ? this.flag(given) : () => true;
    return (view) => (there(view) ? Object.fromEntries(this.seats.map((seat, row) => [seat, numbers(view, row)])) : {});
  }

  private moves(name: string): Read<string[]> {
    const words = this.field(name).shape[0] ?? 1;
    const inside = this.description.moves.filter(({ number }) => number < 64 * words);
    const members = inside.map((move): [number, string] => [move.number, move.name]).sort(([a], [b]) => a - b);
    return this.zone(name, words, members);
  }

  private groups(name: string, cards: string, starred: string): Read<Record<string, string[]>> {
    const [owned, stars] = [this.numbers(name), this.number(starred)];
    const [parts, naming] = [this.parts(cards, 1), namingOf(this.deck)];
    const values = [...new Array<undefined>(this.field(cards).shape[0] ?? 0).keys()];
    return (view) => {
      const group = (value: number) =>
        `${value}${(stars(view) >> value) & 1 ? "*" : ""}(${naming(parts(view, value)).join()})`;
      const groups = (row: number) => values.filter((value) => (owned(view, row) >> value) & 1).map(group);
      return Object.fromEntries(this.seats.map((seat, row) => [seat, groups(row)]));
    };
  }

  /** What a point is about: a card or a letter in notation, or a number. */
  argument(takes: string | null, number: number): Event["argument"] {
    if (number === UNSEEN) return HIDDEN;
    if (takes === null) return undefined;
    if (takes === "card") return this.cardName(number);
    return this.description.letters[takes]?.[number] ?? number;
  }
}

/** A number on the wire, where none is left out. */
function said(number: number): number | undefined {
  return number === NONE ? undefined : number;
}

/** Names the members of a set, in their order. */
function namingOf(members: [number, string][]): (parts: Parts) => string[] {
  const places = members.map(([number, name]) => ({ part: number >> 5, bit: 1 << (number & 31), name }));
  return (parts) => {
    const found: string[] = [];
    for (const { part, bit, name } of places) if ((parts[part] ?? 0) & bit) found.push(name);
    return found;
  };
}

/** A set without the members of another. */
function leave(set: Parts, gone: Parts): Parts {
  return set.map((part, place) => part & ~(gone[place] ?? 0));
}
