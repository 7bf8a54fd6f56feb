/**
 * A question being answered: on all cores, or on half of them while nobody looks, since then they look at something
 * else. Chunks are handed out in order and counted in order: so what was played is always deals 0, 1, 2 … and can be
 * repeated. Whoever stops waits a moment for those that were handed out, and not longer.
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
  grace?: number;
  hidden?: () => boolean;
}

const FIRST = 8; // deals that each is given at first: nobody knows yet how long they take
const [SHORT, LONG] = [60, 300]; // milliseconds: what takes less is doubled, what takes more is halved
const ASIDE = 250; // milliseconds that a hand rests that others need more
const GRACE = 1_000; // milliseconds that what was begun may still take when somebody stops

const LEAST = 2; // workers: two is more than one even where nobody says how many cores there are

export const usualWorkers = (): number => Math.max(LEAST, globalThis.navigator?.hardwareConcurrency ?? LEAST);

export class Run {
  readonly total: Part;
  /** Deals of each setting that were played, and that were handed out; between the two, those that wait for others. */
  played = 0;
  running = false;
  private begun = 0;
  private readonly early = new Map<number, { deals: number; part: Part }>();
  private stopped = false;
  private late: ReturnType<typeof setTimeout> | undefined;
  private hands: Hand[] | undefined;
  private readonly workers: number;
  private readonly hire: Hire;
  private readonly hear: (run: Run) => void;
  private readonly now: () => number;
  private readonly grace: number;
  private readonly hidden: () => boolean;

  constructor(
    private readonly brief: Brief,
    {
      workers = usualWorkers(),
      hire = recruit,
      hear = () => undefined,
      now = () => performance.now(),
      grace = GRACE,
      hidden = () => !!globalThis.document?.hidden,
    }: Circumstances = {},
  ) {
    this.total = nothing(brief.seated.length, brief.sizes);
    [this.workers, this.hire, this.hear] = [workers, hire, hear];
    [this.now, this.grace, this.hidden] = [now, grace, hidden];
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
      await Promise.all(this.hands.map((hand, place) => this.share(hand, place, left)));
    } catch (error) {
      if (!this.stopped) throw error;
    } finally {
      clearTimeout(this.late);
      if (this.begun > this.played) this.forget();
      this.running = false;
      this.hear(this);
    }
  }

  /** No more deals than those that were begun, and of those only what does not take long. */
  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    if (this.running) this.late = setTimeout(() => this.dismiss(), this.grace);
  }

  close(): void {
    this.stopped = true;
    clearTimeout(this.late);
    this.dismiss();
  }

  private dismiss(): void {
    for (const hand of this.hands ?? []) hand.close();
    this.hands = undefined;
  }

  /** What was begun and will not come is begun anew some time, and so is what waits for it. */
  private forget(): void {
    this.dismiss();
    this.early.clear();
    this.begun = this.played;
  }

  /** As many hands as can be had, and at least this thread's own. */
  private async called(): Promise<Hand[]> {
    const hiring = await Promise.allSettled(Array.from({ length: this.workers }, () => this.hire(this.brief)));
    const hands = hiring.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
    return hands.length ? hands : [await here(this.brief)];
  }

  /** One hand plays chunk after chunk, each as large as can be waited for. */
  private async share(hand: Hand, place: number, left: () => number): Promise<void> {
    const { chunk } = this.brief.sizes;
    let size = Math.min(chunk, FIRST);
    for (let rest = left(); rest > 0; rest = left()) {
      if (place && this.hidden() && 2 * place >= this.workers) {
        await new Promise((resolve) => setTimeout(resolve, ASIDE));
        continue;
      }
      const [first, deals, started] = [this.begun, Math.min(rest, size), this.now()];
      this.begun += deals;
      this.early.set(first, { deals, part: await hand.play(first, deals) });
      const took = this.now() - started;
      if (took < SHORT) size = Math.min(chunk, 2 * size);
      else if (took > LONG) size = Math.max(1, Math.floor(size / 2));
      this.count();
    }
  }

  /** Count whatever follows on what was counted before. */
  private count(): void {
    for (let next = this.early.get(this.played); next; next = this.early.get(this.played)) {
      this.early.delete(this.played);
      add(this.total, next.part);
      this.played += next.deals;
    }
    this.hear(this);
  }
}
