/** A match is looked at by several at once. Who does what is left to chance, what is found is not. */

import { usualWorkers } from "../engine/thinking";
import type { Brief, Finding, Head, Outline } from "./analyst";
import { here, type Hire, recruit, Refused } from "./heads";

/** How it stands: what there is to find out, and what has been found so far. */
export interface Progress {
  readonly outline: Outline;
  readonly findings: readonly Finding[];
}

export interface Crew {
  readonly workers?: number;
  readonly signal?: AbortSignal; // stop: what has been found so far stays
  readonly hear?: (progress: Progress) => void;
  readonly hire?: Hire;
}

/** Find out everything that there is to find out of a match, or what can be until somebody says stop. */
export async function analyse(brief: Brief, { signal, hear, hire = recruit, ...crew }: Crew = {}): Promise<Progress> {
  const heads = await called(brief, crew.workers ?? usualWorkers(), hire);
  const work = new Work(heads, hear);
  const stop = () => work.stop();
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  try {
    hear?.(work.progress);
    await Promise.all(heads.map((head) => work.share(head)));
    if (work.left && !work.stopped) await work.share(await here(brief));
    if (work.left && !work.stopped) throw work.failed;
    return work.progress;
  } finally {
    signal?.removeEventListener("abort", stop);
    for (const head of heads) head.close();
  }
}

/** As many as can be had, and at least this thread's own. */
async function called(brief: Brief, count: number, hire: Hire): Promise<Head[]> {
  const hiring = await Promise.allSettled(Array.from({ length: Math.max(1, count) }, () => hire(brief)));
  const refused = hiring.find((one) => one.status === "rejected" && one.reason instanceof Refused);
  const heads = hiring.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  if (refused?.status === "rejected") {
    for (const head of heads) head.close();
    throw refused.reason;
  }
  return heads.length ? heads : [await here(brief)];
}

class Work {
  stopped = false;
  failed: unknown;
  private readonly outline: Outline;
  private readonly waiting: number[];
  private readonly found = new Map<number, Finding>();
  private readonly heads = new Set<Head>();

  constructor(
    heads: Head[],
    private readonly hear?: (progress: Progress) => void,
  ) {
    this.outline = heads[0]?.outline ?? { deals: [], tasks: [], glances: [] };
    this.waiting = this.outline.tasks.map((_, task) => task);
    for (const head of heads) this.heads.add(head);
  }

  get left(): number {
    return this.waiting.length;
  }

  /** What was found, in the order of the tasks. */
  get progress(): Progress {
    const findings = this.outline.tasks.flatMap((_, task) => this.found.get(task) ?? []);
    return { outline: this.outline, findings };
  }

  /** One head does task after task; what it fails at is left to the others. */
  async share(head: Head): Promise<void> {
    this.heads.add(head);
    for (let task = this.waiting.shift(); task !== undefined && !this.stopped; task = this.waiting.shift())
      try {
        this.found.set(task, await head.do(task));
        this.hear?.(this.progress);
      } catch (failed) {
        this.waiting.unshift(task);
        this.failed = failed;
        head.close();
        this.heads.delete(head);
        return;
      }
  }

  stop(): void {
    this.stopped = true;
    for (const head of this.heads) head.close();
  }
}
