/** What tallies say, as the compiled lab says it, and how to read it. Nothing is computed here. */

import { GROUND, Machine, WORD } from "../engine/machine";
import type { Part } from "./bench";
import { columnsOf } from "./bench";
import type { Block, Contract, Layout, Subject, Verdict } from "./contract";
import type { Setting } from "./question";

/** A mean and the two ends of its 95 % interval. */
export interface Figure {
  mean: number;
  low: number;
  high: number;
}

/** By how much a setting differs from the first. */
export interface Difference extends Figure {
  verdict: Verdict;
  needed: number;
  left: number; // the part of the variance that pairing leaves
}

/** Of a move, a kind of move or a point: how often, and what part of the win goes with it. */
export interface Habit {
  times: number;
  did: number;
  with: Figure;
  without: Figure;
  more: Figure;
}

/** What has been found so far: tallies as they are added up, and what they say. */
export interface Found {
  played: number;
  tallies: BigInt64Array[];
  differences: BigInt64Array[];
  said: Float64Array[]; // of each setting
  than: Float64Array[]; // of each but the first, beside it
}

const ENTRIES = ["describe", "compare"] as const;

/** The compiled figures of a game. */
export class Statistician {
  private constructor(
    private readonly machine: Machine<(typeof ENTRIES)[number]>,
    private readonly contract: Contract,
  ) {}

  static async open({ contract, module }: Subject): Promise<Statistician> {
    const numbers = 2 * contract.tally.size + 2 * columnsOf(contract);
    const room = WORD * (numbers + Math.max(contract.figures.size, contract.differences.size));
    return new Statistician(await Machine.open(module, ENTRIES, room), contract);
  }

  /** Everything that can be said of what was counted so far. */
  tell({ tallies, differences }: Part, settings: Setting[], played: number): Found {
    const said = tallies.map((tally, place) => this.describe(tally, settings[place]?.players ?? 0));
    const [first] = tallies;
    const than = differences.flatMap((sums, place) => {
      const other = tallies[place + 1];
      return first && other ? [this.compare(first, other, sums, differences.length)] : [];
    });
    return { played, tallies, differences, said, than };
  }

  private describe(tally: BigInt64Array, players: number): Float64Array {
    const { size } = this.contract.figures;
    const [at, out] = this.placed([tally], size);
    this.machine.call("describe", at[0] ?? 0, tally.length, players, out, size);
    return this.read(out, size);
  }

  private compare(tally: BigInt64Array, other: BigInt64Array, sums: BigInt64Array, together: number): Float64Array {
    const { size } = this.contract.differences;
    const parts = [tally, other, sums];
    const [at, out] = this.placed(parts, size);
    const given = parts.flatMap((part, place) => [at[place] ?? 0, part.length]);
    this.machine.call("compare", ...given, together, out, size);
    return this.read(out, size);
  }

  /** Lay arrays one after the other, and room for figures behind them: where each is. */
  private placed(parts: BigInt64Array[], size: number): [number[], number] {
    let end = GROUND;
    const at = parts.map((part) => {
      const address = end;
      new BigInt64Array(this.machine.bytes.buffer, address, part.length).set(part);
      end += WORD * part.length;
      return address;
    });
    this.machine.bytes.fill(0, end, end + WORD * size);
    return [at, end];
  }

  private read(at: number, size: number): Float64Array {
    return new Float64Array(this.machine.bytes.buffer, at, size).slice();
  }
}

/** Reads figures by the names of their blocks. */
export class Reader {
  private readonly verdicts: Map<number, Verdict>;

  constructor(readonly contract: Contract) {
    this.verdicts = new Map(Object.entries(contract.verdicts).map(([name, number]) => [number, name as Verdict]));
  }

  /** How many numbers of a tally stand at a place. */
  count(tally: BigInt64Array, block: string, place = 0, column = 0): number {
    const { at, shape } = blockOf(this.contract.tally, block);
    return Number(tally[at + (shape[1] ?? 1) * place + column] ?? 0);
  }

  /** A figure of a setting. */
  figure(said: Float64Array, block: string, place = 0): Figure {
    return figureAt(said, blockOf(this.contract.figures, block).at + 3 * place);
  }

  /** A measure of a setting, of a seat where it has one. */
  measure(said: Float64Array, name: string, seat = 0): Figure {
    return this.figure(said, "measures", this.column(name) + seat);
  }

  /** How many moves some part of the deals does not exceed. */
  quantiles(said: Float64Array): number[] {
    const { at } = blockOf(this.contract.figures, "quantiles");
    return this.contract.quantiles.map((_, place) => said[at + place] ?? 0);
  }

  habit(said: Float64Array, block: "of_moves" | "of_kinds" | "of_points", place: number): Habit {
    const { at, shape } = blockOf(this.contract.figures, block);
    const here = at + (shape[1] ?? 0) * place;
    return {
      times: said[here] ?? 0,
      did: said[here + 1] ?? 0,
      with: figureAt(said, here + 2),
      without: figureAt(said, here + 5),
      more: figureAt(said, here + 8),
    };
  }

  /** By how much a measure differs from the first setting's. */
  difference(than: Float64Array, name: string, seat = 0): Difference {
    const { at, shape } = blockOf(this.contract.differences, "measures");
    const here = at + (shape[1] ?? 0) * (this.column(name) + seat);
    const [verdict = 0, needed = 0, left = 1] = than.slice(here + 3, here + 6);
    return { ...figureAt(than, here), verdict: this.verdicts.get(verdict) ?? "early", needed, left };
  }

  private column(name: string): number {
    return this.contract.measures[name]?.at ?? 0;
  }
}

function blockOf({ blocks }: Layout, name: string): Block {
  const block = blocks[name];
  if (!block) throw new RangeError(`the lab has no ${name}`);
  return block;
}

function figureAt(numbers: Float64Array, at: number): Figure {
  const [mean = 0, low = 0, high = 0] = numbers.slice(at, at + 3);
  return { mean, low, high };
}
