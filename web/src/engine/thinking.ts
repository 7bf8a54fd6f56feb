/**
 * Thinking about a move: searches in several Workers, whose trees know nothing of each other and are added up. It
 * never holds up what is shown: where no Worker can be had it goes on in this thread, a few milliseconds at a time.
 */

import { type Bots, loadBots, someSeed } from "./bots";
import type { Budget, Task, Tried } from "./search";
import { type Head, type Hire, Mind, recruit } from "./thinker";
import { Trouble } from "./trouble";

/** How to think: so long or so many iterations, with so many Workers; as usual, where nothing is said. */
export interface Effort {
  ms?: number;
  iterations?: number;
  workers?: number;
  seed?: bigint; // without one, thoughts differ
  signal?: AbortSignal; // stop: what has been found so far is the answer
}

/** The best move found, and all that were tried, the most tried first; of a single legal move there is nothing to try. */
export interface Thought {
  move: string;
  tries: { move: string; tries: number; share: number }[]; // share: what the ends after it were worth on average, 0 to 1
}

export interface Thinker {
  think(view: Uint8Array, seat: number, effort?: Effort): Promise<Thought>;
  close(): void;
}

const MOST = 4; // Workers

/** Somebody who thinks about a game. */
export async function openThinker(game: string): Promise<Thinker> {
  return new Pool(await loadBots(game));
}

/** As many as there are cores, less the one that shows things. */
export function usualWorkers(cores: number = navigator.hardwareConcurrency): number {
  return Math.max(1, Math.min(MOST, (cores || 1) - 1));
}

/** Heads that think together about one view after another. */
export class Pool implements Thinker {
  private heads: Head[] = [];
  private most = Infinity; // Workers that can be had
  private closed = false;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly bots: Bots,
    private readonly hire: Hire = recruit,
  ) {}

  think(view: Uint8Array, seat: number, effort: Effort = {}): Promise<Thought> {
    const thinking = this.queue.then(() => this.thought(view, seat, effort));
    this.queue = thinking.catch(() => undefined);
    return thinking;
  }

  close(): void {
    this.closed = true;
    for (const head of this.heads.splice(0)) head.close();
  }

  private async thought(view: Uint8Array, seat: number, effort: Effort): Promise<Thought> {
    this.open();
    const { rules } = this.bots;
    const { workers = usualWorkers() } = effort;
    if (!Number.isInteger(workers) || workers < 1) throw new Trouble("bad-budget", `${workers} Workers`);
    const budget = budgetOf(effort, this.bots.manner.think);
    const [move, ...others] = rules.named(rules.table.legal(view, seat));
    if (move === undefined) throw new Trouble("no-question", `seat ${seat} has nothing to decide`);
    if (!others.length) return { move, tries: [] };
    const record = this.bots.recast(view);
    const seed = this.bots.lucky(record, effort.seed ?? someSeed());
    return this.read(await this.trees({ view: record, seat, seed, budget }, workers, effort.signal));
  }

  /** What the trees have tried: one for each head that is still there in the end, and at least one. */
  private async trees(task: Task, workers: number, signal?: AbortSignal): Promise<Tried[][]> {
    const heads = await this.called(workers);
    this.open();
    const stop = () => heads.forEach((head) => head.stop());
    signal?.addEventListener("abort", stop);
    const thoughts = shared(task, heads.length).map((part, place) => heads[place]?.think(part) ?? []);
    if (signal?.aborted) stop();
    const trees = await Promise.allSettled(thoughts);
    signal?.removeEventListener("abort", stop);
    this.open();
    const found = trees.flatMap((tree) => (tree.status === "fulfilled" ? [tree.value] : []));
    this.dismiss(heads.filter((_, place) => trees[place]?.status === "rejected"));
    if (found.length) return found;
    if (!this.most) throw new Trouble("fault", "nobody can think about this", trees.find(isRejected)?.reason);
    this.most = 0;
    return await this.trees(task, 1, signal);
  }

  /** So many heads, or as many as can be had, those first that have thought before; at least this thread's own. */
  private async called(count: number): Promise<Head[]> {
    const missing = Math.max(0, Math.min(count, this.most) - this.heads.length);
    const hiring = await Promise.allSettled(Array.from({ length: missing }, () => this.hire(this.bots.search)));
    this.heads.push(...hiring.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
    if (hiring.some(isRejected)) this.most = this.heads.length;
    if (!this.heads.length) this.heads.push(await Mind.open(this.bots.search));
    return this.heads.slice(0, count);
  }

  private dismiss(heads: Head[]): void {
    for (const head of heads) head.close();
    this.heads = this.heads.filter((head) => !heads.includes(head));
  }

  private open(): void {
    if (!this.closed) return;
    for (const head of this.heads.splice(0)) head.close();
    throw new Trouble("closed", "the thinker was closed");
  }

  /** The trees added up. */
  private read(trees: Tried[][]): Thought {
    const sum = new Map<number, Tried>();
    for (const { move, tries, gained } of trees.flat()) {
      const before = sum.get(move);
      sum.set(move, { move, tries: tries + (before?.tries ?? 0), gained: gained + (before?.gained ?? 0) });
    }
    const sorted = [...sum.values()].sort((one, other) => other.tries - one.tries);
    const named = ({ move, tries, gained }: Tried) => ({
      move: this.bots.rules.name(move),
      tries,
      share: gained / tries,
    });
    const tries = sorted.map(named);
    const [best] = tries;
    if (!best) throw new Trouble("fault", "nothing was tried");
    return { move: best.move, tries };
  }
}

const isRejected = (settled: PromiseSettledResult<unknown>): settled is PromiseRejectedResult =>
  settled.status === "rejected";

function budgetOf({ ms, iterations }: Effort, think: number): Budget {
  if (ms !== undefined && iterations !== undefined) throw new Trouble("bad-budget", "a time or iterations, not both");
  if (!(Number(ms ?? 1) > 0) || !Number.isFinite(ms ?? 1)) throw new Trouble("bad-budget", `${ms} milliseconds`);
  if (!Number.isInteger(iterations ?? 1) || (iterations ?? 1) < 1)
    throw new Trouble("bad-budget", `${iterations} iterations`);
  return iterations === undefined ? { ms: ms ?? 1000 * think } : { iterations };
}

/** A task for several heads: each has a seed of its own, and its part of the iterations. */
function shared({ view, seat, seed, budget }: Task, heads: number): Task[] {
  const part = "ms" in budget ? budget : { iterations: Math.ceil(budget.iterations / heads) };
  return Array.from({ length: heads }, (_, k) => ({ view, seat, seed: seed + BigInt(k), budget: part }));
}
