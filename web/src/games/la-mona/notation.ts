/** The boards of La Mona in writing: `7*(2h,5d,7s)` is a fila, `take-9` an aim. Of cards and moves the server tells. */

import { seatOf } from "../../state/seats";
import type { Boards } from "../../wire";
import type { Speech } from "../../words/speech";

export const MONA = "2c";
export const DONE = "done";
export const TRAIL = "trail";
export const TAKE = "take";

export type Board = Boards["la-mona"];

/** A formada or a fila; there is never more than one of a value. */
export interface Build {
  value: number;
  fila: boolean;
  cards: string[];
  owner: number;
}

/** The builds of the table, low to high. */
export function buildsOf(board: Board): Build[] {
  return Object.entries(board.builds)
    .flatMap(([seat, builds]) => builds.map((build) => buildOf(build, seatOf(seat))))
    .toSorted((one, other) => one.value - other.value);
}

function buildOf(written: string, owner: number): Build {
  const [, value = "", star = "", cards = ""] = /^(\d+)(\*?)\((.*)\)$/.exec(written) ?? [];
  return { value: Number(value), fila: star !== "", cards: cards.split(","), owner };
}

/** What a card that is being played is for, as the board writes it: `take-9`, `raise-11`. */
export interface Aim {
  kind: string;
  value: number;
}

/** Nothing for "", or where there is nothing to add up. */
export function aimOf(written: string): Aim | undefined {
  const [, kind, value] = /^([a-z]+)-(\d+)$/.exec(written) ?? [];
  return kind ? { kind, value: Number(value) } : undefined;
}

/** What the server says of cards and moves, as far as sums are concerned. */
export class Lexicon {
  constructor(private readonly speech: Pick<Speech, "find" | "kind" | "order" | "term">) {}

  /** What is printed on a card. */
  rank(card: string): string {
    return String(this.speech.kind(card)?.arguments.rank);
  }

  /** What a card adds to a sum, the ace low. */
  pips(card: string): number {
    return Number(this.speech.kind(card)?.arguments.pips);
  }

  /** The value that a card takes. */
  takes(card: string): number {
    return Number(this.speech.kind(card)?.arguments.takes);
  }

  /** What a move does: `form`, `raise`, `build`. */
  does(move: string, what: string): boolean {
    return this.speech.term(move)?.message === `move-${what}`;
  }

  /** It picks a build of the table, not a loose card. */
  isBuild(item: string): boolean {
    return this.does(item, "build");
  }

  /** The number that a move names: a build's value, what is formed or raised to; NaN for a card. */
  value(move: string): number {
    return Number(this.speech.term(move)?.arguments.value);
  }

  /** The move that picks a build. */
  build(value: number): string {
    return this.speech.find("move-build", { value });
  }

  /** What is picked of the table as the rules want it said: loose cards from low to high, then builds by value. */
  inOrder(items: string[]): string[] {
    const builds = items.filter((item) => this.isBuild(item));
    const cards = items.filter((item) => !this.isBuild(item));
    return [
      ...cards.toSorted((one, other) => this.speech.order(one) - this.speech.order(other)),
      ...builds.toSorted((one, other) => this.value(one) - this.value(other)),
    ];
  }
}
