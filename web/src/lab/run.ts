/**
 * A question being answered. Chunks are handed out in order, and whoever stops waits for those that were handed out:
 * so what was played is always deals 0, 1, 2 … and can be repeated.
 */

import { add, type Brief, nothing, type Part } from "./bench";
import { here, type Hand, type Hire, recruit } from "./hands";

/** How far it shall go: so many deals altogether, or so many milliseconds from now on. */
export type Goal = { deals: number } | { milliseconds: number };

export interface Circumstances {
  workers?: number;
  hire?: Hire;
  hear?: (run: Run) => void;
  now?: () => number;
}

const LEAST = 2; // workers: two is more than one even where nobody says how many cores there are

export const usualWorkers = (): number => Math.max(LEAST, globalThis.navigator?.hardwareConcurrency ?? LEAST);

export class Run {
  readonly total: Part;
  /** Deals of each setting that were played, and that were handed out. */
  played = 0;
  running = false;
  private begun = 0;
  private stopped = false;
  private hands: Hand[] | undefined;
  private readonly workers: number;
  private readonly hire: Hire;
  private readonly hear: (run: Run) => void;
  private readonly now: () => number;

  constructor(
    private readonly brief: Brief,
    {
      workers = usualWorkers(),
      hire = recruit,
      hear = () => undefined,
      now = () => performance.now(),
    }: Circumstances = {},
  ) {
    this.total = nothing(brief.seated.length, brief.sizes);
    [this.workers, this.hire, this.hear, this.now] = [workers, hire, hear, now];
  }

  /** Play on towards a goal. */
  async go(goal: Goal): Promise<void> {
    if (this.running) return;
    [this.running, this.stopped] = [true, false];
    const started = this.now();
    const left = (): number => {
      if (this.stopped) return 0;
      if ("deals" in goal) return goal.deals - this.begun;
      return this.begun === 0 || this.now() - started < goal.milliseconds ? this.brief.sizes.chunk : 0;
    };
    try {
      this.hands ??= await this.called();
      await Promise.all(this.hands.map((hand) => this.share(hand, left)));
    } finally {
      this.running = false;
      this.hear(this);
    }
  }

  /** No more deals than those that were begun. */
  stop(): void {
    this.stopped = true;
  }

  close(): void {
    this.stop();
    for (const hand of this.hands ?? []) hand.close();
    this.hands = undefined;
  }

  /** As many hands as can be had, and at least this thread's own. */
  private async called(): Promise<Hand[]> {
    const hiring = await Promise.allSettled(Array.from({ length: this.workers }, () => this.hire(this.brief)));
    const hands = hiring.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    return hands.length ? hands : [await here(this.brief)];
  }

  /** One hand plays chunk after chunk. */
  private async share(hand: Hand, left: () => number): Promise<void> {
    for (let rest = left(); rest > 0; rest = left()) {
      const [first, deals] = [this.begun, Math.min(rest, this.brief.sizes.chunk)];
      this.begun += deals;
      add(this.total, await hand.play(first, deals));
      this.played += deals;
      this.hear(this);
    }
  }
}
