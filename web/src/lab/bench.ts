/** Deals of a question, played by the compiled lab: some of every setting at a time, counted and compared. */

import { GROUND, Machine, signed, WORD } from "../engine/machine";
import type { Contract, Memory, Subject } from "./contract";
import { laidOut, type Places, type Seated, seatedOf } from "./desk";
import { iterationsOf, type Question, type Setting } from "./question";

/** Everything that the deals of a question take; it can be sent to a Worker. */
export interface Brief {
  module: WebAssembly.Module;
  desk: Memory[];
  seated: Seated[];
  seed: number;
  searching: boolean;
  sizes: Sizes;
}

/** How long things are: a tally, a row of measures, a chunk of deals. */
interface Sizes {
  tally: number;
  columns: number;
  chunk: number;
}

/** What some deals add up to: a tally for each setting, and for each but the first its differences. */
export interface Part {
  tallies: BigInt64Array<ArrayBuffer>[];
  differences: BigInt64Array<ArrayBuffer>[];
}

const ENTRIES = ["play_deals", "differ"] as const;
const NONE = BigInt(0);
const ROW = 4; // bytes of a measure

export function briefOf(subject: Subject, settings: Setting[], question: Question): Brief {
  const { contract, about, module } = subject;
  const searching = settings.some(({ bots }) => bots.some((bot) => iterationsOf(bot)));
  return {
    module,
    desk: about.desk,
    seated: settings.map((setting) => seatedOf(subject, setting, question)),
    seed: question.seed,
    searching,
    sizes: {
      tally: contract.tally.size,
      columns: columnsOf(contract),
      chunk: searching ? contract.slow : contract.chunk,
    },
  };
}

/** How many measures a deal has. */
export const columnsOf = ({ tally }: Contract): number => tally.blocks.sums?.shape[0] ?? 0;

/** Nothing yet, of so many settings. */
export function nothing(settings: number, { tally, columns }: Pick<Sizes, "tally" | "columns">): Part {
  return {
    tallies: Array.from({ length: settings }, () => new BigInt64Array(tally)),
    differences: Array.from({ length: settings - 1 }, () => new BigInt64Array(2 * columns)),
  };
}

/** Count another part of the run in. */
export function add(total: Part, part: Part): void {
  const theirs = [...part.tallies, ...part.differences];
  for (const [place, mine] of [...total.tallies, ...total.differences].entries())
    for (let at = 0; at < mine.length; at++) mine[at] = (mine[at] ?? NONE) + (theirs[place]?.[at] ?? NONE);
}

/** The memory of some deals: a desk and rows for each setting, and one tally. */
export class Bench {
  private constructor(
    private readonly machine: Machine<(typeof ENTRIES)[number]>,
    private readonly brief: Brief,
    private readonly plan: Plan,
  ) {}

  static async open(brief: Brief): Promise<Bench> {
    const plan = planOf(brief);
    const machine = await Machine.open(brief.module, ENTRIES, plan.end - GROUND);
    for (const [place, seated] of brief.seated.entries()) fill(machine, brief.desk, seated, plan.desks[place]);
    return new Bench(machine, brief, plan);
  }

  /** Play deals first, first + 1, … of every setting. */
  play(first: number, deals: number): Part {
    const { sizes, seed } = this.brief;
    const { desks, rows, counts } = this.plan;
    const part = nothing(desks.length, sizes);
    for (const [place, desk] of desks.entries()) {
      this.machine.bytes.fill(0, counts, counts + WORD * sizes.tally);
      const own = [rows[place] ?? 0, deals, sizes.columns];
      this.machine.call("play_deals", ...desk.given, signed(BigInt(seed)), first, ...own, counts, sizes.tally);
      part.tallies[place]?.set(this.counted(sizes.tally));
      if (place) this.differ(own, deals, part.differences[place - 1]);
    }
    return part;
  }

  private differ(own: number[], deals: number, sums: BigInt64Array | undefined): void {
    const { rows, counts } = this.plan;
    const { columns } = this.brief.sizes;
    this.machine.bytes.fill(0, counts, counts + 2 * WORD * columns);
    this.machine.call("differ", ...own, rows[0] ?? 0, deals, columns, counts, 2 * columns);
    sums?.set(this.counted(2 * columns));
  }

  private counted(length: number): BigInt64Array {
    return new BigInt64Array(this.machine.bytes.buffer, this.plan.counts, length);
  }
}

/** Where everything lies. */
interface Plan {
  desks: Places[];
  rows: number[];
  counts: number;
  end: number;
}

function planOf({ desk, seated, searching, sizes }: Brief): Plan {
  const trees = new Map<string, number>();
  const plan: Plan = { desks: [], rows: [], counts: 0, end: GROUND };
  for (const each of seated) {
    const places = laidOut(desk, each, plan.end, searching, trees);
    plan.desks.push(places);
    plan.rows.push(places.end);
    plan.end = places.end + Math.ceil((ROW * sizes.chunk * sizes.columns) / WORD) * WORD;
  }
  plan.counts = plan.end;
  plan.end += WORD * Math.max(sizes.tally, 2 * sizes.columns);
  return plan;
}

/** What is in a desk when play begins; everything else is zero. */
function fill(machine: Machine<string>, desk: Memory[], seated: Seated, places: Places | undefined): void {
  const put = (name: string, numbers: bigint[]) => {
    const at = places?.at.get(name) ?? 0;
    for (const [place, number] of numbers.entries())
      machine.view.setBigInt64(at + WORD * place, BigInt.asIntN(64, number), true);
  };
  for (const { name, holds } of desk) if (holds) put(name, holds.map(BigInt));
  for (const given of seated.fills)
    if ("bytes" in given) machine.bytes.set(given.bytes, places?.at.get(given.name) ?? 0);
    else put(given.name, given.numbers);
}
