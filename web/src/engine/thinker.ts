/** Those who think about a view: a Worker, or where none can be had this very thread. */

import { Breath, search, type Search, type Task, Tree, type Tried } from "./search";
import { Trouble } from "./trouble";

/** One who thinks about one task at a time. */
export interface Head {
  think(task: Task): Promise<Tried[]>;
  /** What has been found so far is enough. */
  stop(): void;
  /** Go; what was not thought to the end fails. */
  close(): void;
}

export type Hire = (search: Search) => Promise<Head>;

/** What is said to a Worker: once what a search takes, then tasks. */
export type Order = { type: "open"; search: Search } | { type: "think"; task: Task } | { type: "stop" };

/** What a Worker answers. */
export type Report = { type: "ready" } | { type: "thought"; tried: Tried[] } | { type: "failed"; about: string };

/** Thinks in this thread, a few milliseconds at a time. */
export class Mind implements Head {
  private stopped = false;

  private constructor(
    private readonly tree: Tree,
    private readonly slice: number,
  ) {}

  static async open(taken: Search): Promise<Mind> {
    return new Mind(await Tree.open(taken), taken.slice);
  }

  async think(task: Task): Promise<Tried[]> {
    const breath = new Breath();
    this.stopped = false;
    try {
      return await search(this.tree, task, this.slice, breath.pause, () => this.stopped);
    } finally {
      breath.close();
    }
  }

  stop(): void {
    this.stopped = true;
  }

  close(): void {
    this.stop();
  }
}

/** Where orders come from and reports go: a Worker's own scope. */
export interface Port {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(report: Report): void;
}

/** Do what a port orders. */
export function serve(port: Port): void {
  let mind: Mind | undefined;
  const obey = async (order: Order): Promise<void> => {
    if (order.type === "open") {
      mind = await Mind.open(order.search);
      port.postMessage({ type: "ready" });
    } else if (order.type === "think" && mind) {
      port.postMessage({ type: "thought", tried: await mind.think(order.task) });
    } else mind?.stop();
  };
  port.onmessage = ({ data }) => {
    obey(data).catch((error: unknown) => port.postMessage({ type: "failed", about: String(error) }));
  };
}

const PATIENCE = 10_000; // milliseconds until a Worker must be ready

/** A Worker that is ready to think; it fails where none can be had. */
export const recruit: Hire = async (taken) => {
  const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  const head = new Employee(worker);
  const late = setTimeout(() => head.close(), PATIENCE);
  try {
    await head.open(taken);
    return head;
  } catch (failed) {
    head.close();
    throw failed;
  } finally {
    clearTimeout(late);
  }
};

/** A Worker from outside. */
export class Employee implements Head {
  private waiting: { resolve(report: Report): void; reject(error: unknown): void } | undefined;

  constructor(
    private readonly worker: Pick<Worker, "onmessage" | "onerror" | "onmessageerror" | "postMessage" | "terminate">,
  ) {
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = (event) => this.fail(`the Worker failed: ${event.message ?? event.type}`);
    worker.onmessageerror = () => this.fail("what was said to the Worker cannot be read");
  }

  async open(taken: Search): Promise<void> {
    await this.ask({ type: "open", search: taken });
  }

  async think(task: Task): Promise<Tried[]> {
    const report = await this.ask({ type: "think", task });
    return report.type === "thought" ? report.tried : [];
  }

  stop(): void {
    this.worker.postMessage({ type: "stop" } satisfies Order);
  }

  close(): void {
    this.worker.terminate();
    this.fail("the Worker was sent away");
  }

  private ask(order: Order): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(order);
    });
  }

  private hear(report: Report): void {
    if (report.type === "failed") this.fail(report.about);
    else this.waiting?.resolve(report);
  }

  private fail(about: string): void {
    this.waiting?.reject(new Trouble("closed", about));
  }
}
