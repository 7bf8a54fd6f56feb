/**
 * The search of one tree: it imagines what a seat cannot see, plays on from there many times, and counts what went
 * best. The driver of the compiled search, and the twin of sobremesa/bots/search.py, but that it never works for
 * longer than a few milliseconds without letting others have the thread.
 */

import { GROUND, Machine, signed, WORD } from "./machine";
import { Trouble } from "./trouble";

/** The memory of a search, whatever the game. */
export interface Memory {
  rows: number; // records: the view first
  tree: { name: string; count: number; bytes: number }[]; // what it allocates beside its records
  most: number; // moves that a game may have
}

/** What a search of a game takes; it can be sent to a Worker. */
export interface Search extends Memory {
  module: WebAssembly.Module;
  size: number; // bytes of a record
  slice: number; // iterations between two looks at how it stands
}

/** What is asked of a tree: the best move of a seat before a view. */
export interface Task {
  view: Uint8Array; // as bots read it
  seat: number;
  seed: bigint;
  budget: Budget;
}

/** How long to think: some milliseconds, or a number of iterations. */
export type Budget = { ms: number } | { iterations: number };

/** A move at the root: how often it was tried, and what the ends after it were worth, added up. */
export interface Tried {
  move: number;
  tries: number;
  gained: number;
}

const ENTRIES = ["grow", "tried"] as const;
const COLUMNS = 3; // of what a root has tried: moves, tries, what they gained

/** The memory of a search: all of it is there before the first iteration, and used again by the next search. */
export class Tree {
  private seat = 0;
  private seed = BigInt(0);

  private constructor(
    private readonly machine: Machine<(typeof ENTRIES)[number]>,
    private readonly places: Places,
    private readonly search: Search,
  ) {}

  static async open(search: Search): Promise<Tree> {
    const places = placesOf(search);
    return new Tree(await Machine.open(search.module, ENTRIES, places.end - GROUND), places, search);
  }

  /** Forget everything, and begin with a view. */
  plant({ view, seat, seed }: Omit<Task, "budget">): void {
    const { size, rows } = this.search;
    if (view.byteLength !== size) throw new Trouble("bad-record", `${view.byteLength} bytes instead of ${size}`);
    this.machine.bytes.fill(0, GROUND, this.places.end);
    for (let row = 0; row < rows; row++) this.machine.bytes.set(view, GROUND + row * size);
    [this.seat, this.seed] = [seat, signed(seed)];
  }

  /** Do iterations first, first + 1, … */
  grow(first: number, iterations: number): void {
    this.machine.call("grow", ...this.places.tree, this.seat, this.seed, first, iterations);
  }

  /** What the root has tried, the latest move first. */
  tried(): Tried[] {
    const { tree, moves, tries, gained } = this.places;
    const { most } = this.search;
    const count = this.machine.call("tried", ...tree, moves, most, tries, most, gained, most);
    const { view } = this.machine;
    return Array.from({ length: count }, (_, place) => ({
      move: Number(view.getBigInt64(moves + WORD * place, true)),
      tries: Number(view.getBigInt64(tries + WORD * place, true)),
      gained: view.getFloat64(gained + WORD * place, true),
    }));
  }
}

/** Where things are in the memory of a search: the tree, as it is handed over, and the columns of what was tried. */
interface Places {
  tree: number[];
  moves: number;
  tries: number;
  gained: number;
  end: number;
}

function placesOf(search: Search): Places {
  const { tree, end: at } = treeOf(search);
  const column = WORD * search.most;
  return { tree, moves: at, tries: at + column, gained: at + 2 * column, end: at + COLUMNS * column };
}

/** Where a tree with its records is in a memory, as it is handed over, and where it ends. */
export function treeOf({ size, rows, tree: parts }: Omit<Search, "module" | "slice">): { tree: number[]; end: number } {
  if (size % WORD) throw new Trouble("broken", `a record of ${size} bytes has no whole words`);
  const tree = [GROUND, rows, GROUND, rows, size / WORD];
  let at = GROUND + rows * size;
  for (const { count, bytes } of parts) {
    tree.push(at, count);
    at += Math.ceil((count * bytes) / WORD) * WORD;
  }
  return { tree, end: at };
}

/** How somebody thinks: when others have the thread, and whether it is enough. */
export interface Manners {
  stint: number; // milliseconds of work between two pauses
  pause: () => Promise<void>;
  stopped: () => boolean;
}

const STRIDE = 5; // milliseconds between two looks at the clock

/** Grow a tree until the budget is spent, nothing could overtake the leading move, or somebody says stop. */
export async function search(tree: Tree, task: Task, slice: number, manners: Manners): Promise<Tried[]> {
  tree.plant(task);
  const { budget } = task;
  const clock = new Clock(manners);
  for (let done = 0; ;) {
    const end = done + ("ms" in budget ? slice : Math.min(slice, budget.iterations - done));
    while (done < end && !("ms" in budget && done && clock.spent >= budget.ms)) {
      const iterations = Math.min(clock.stride, end - done);
      tree.grow(done, iterations);
      done += iterations;
      await clock.worked(iterations);
      if (manners.stopped()) return tree.tried();
    }
    const { spent } = clock;
    const left = "ms" in budget ? ((budget.ms - spent) * done) / spent : budget.iterations - done;
    if (left <= 0 || lead(tree.tried()) > left) return tree.tried();
  }
}

/** By how many tries the first move leads. */
function lead(tried: Tried[]): number {
  const [first = 0, second = 0] = tried.map(({ tries }) => tries).sort((one, other) => other - one);
  return first - second;
}

/** Time at work: how much may be done at once, and when it is time for a pause. */
class Clock {
  stride = 1; // iterations, before it is known how long one takes
  private readonly began = performance.now();
  private paused = this.began; // the end of the last pause
  private looked = this.began; // when it was last looked at

  constructor(private readonly manners: Manners) {}

  /** Milliseconds since the beginning, pauses and all. */
  get spent(): number {
    return performance.now() - this.began;
  }

  /** So many iterations were done: how long they took says how many the next may be. */
  async worked(iterations: number): Promise<void> {
    const now = performance.now();
    const each = (now - this.looked) / iterations;
    this.stride = Math.max(1, Math.min(2 * this.stride, Math.floor(STRIDE / each)));
    this.looked = now;
    if (now - this.paused < this.manners.stint) return;
    await this.manners.pause();
    this.paused = this.looked = performance.now();
  }
}
