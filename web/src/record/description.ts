/** A game as data, as the server describes it: where each field of a record is, and what it means. */

/** How a field is written, by its kind; what is missing says nothing. The names of fields are those of the same record. */
export type Kind =
  | {
      kind: "zone";
      words: number; // of 64 cards each
      place?: boolean; // the cards lie here and nowhere else; otherwise they are pointed at
      each?: boolean; // one zone for each seat
      count?: string; // the field that says how many there are, seen or not
      less?: string[]; // zones whose cards are not shown here
      bare?: boolean; // seats without a card are left out
      heap?: boolean; // they lie one on the other, and nobody looks through them
      top?: string; // the field of the card that lies on it face up
    }
  | { kind: "card" }
  | { kind: "seat"; during?: number[] } // the phases in which it is shown, if not in all
  | { kind: "seats" }
  | { kind: "letter"; names: Record<string, string> }
  | { kind: "letters"; names: string[] }
  | {
      kind: "count";
      given?: string; // a flag without which there is none
      of?: string; // the zone whose cards it counts
    }
  | { kind: "flag" }
  | { kind: "moves" }
  | { kind: "groups"; cards: string; starred: string };

export type Type = "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "u8";

/** A field; one without a kind is read by the rules alone. */
export type Field = {
  offset: number;
  type: Type; // signed or not, and its bytes
  shape: number[];
  eyes: string; // who may see it, in words
  about: string;
} & (Kind | { kind?: undefined });

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

export interface Description {
  game: string;
  title: string;
  version: number;
  seats: string[];
  record: { size: number; fields: Record<string, Field> };
  board: Record<string, string>; // what is shown, and the field that it is
  cards: { name: string; numbers: number[]; about: Record<string, Value> }[];
  moves: { name: string; number: number; message: string; arguments: Record<string, Value> }[];
  points: { name: string; number: number; clauses: string[]; takes: string | null }[];
  letters: Record<string, string[]>; // arguments of points that are written by letter
  options: Option[];
  settings: Record<string, number>; // fields of a record that no option decides
  family: string; // games of one family are played by the same compiled rules
  stamp: string; // of the sources of the rules: an equal stamp, equal rules
  words: number; // of 64 moves each, in a set of moves
  fast: { size: number; fields: Record<string, number> }; // the record of bots: where each of the fields is that it has
  former: Record<string, Options>; // older versions by the options that bring them back
  eager: number[]; // moves that a list begins with
  asides: number[]; // moves made beside a turn: they neither begin nor end it
  races: number[]; // moves that several seats may want to make first
  unseen: number[]; // moves that nobody sees being made
  voice: string; // the move that saying something at the table is; empty: none
}

/** A choice of the table, and what it writes: the value, or the number for it, into a field; or bits of `options`. */
export interface Option {
  name: string;
  default: Value;
  values: Value[];
  clauses: string[];
  offered: boolean;
  into: string;
  writes: [Value, number][];
}
