/** Those who think about a view: a Worker, or where none can be had this very thread. */

import { search, type Search, type Task, Tree, type Tried } from "./search";
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

const BRIEF = 5; // milliseconds of work between two pauses, where something is shown
const LONG = 40; // where only orders are waited for

/** Thinks in its own thread, a few milliseconds at a time. */
export class Mind implements Head {
  private enough = false;

  private constructor(
    private readonly tree: Tree,
    private readonly slice: number,
    private readonly stint: number,
  ) {}

  static async open(taken: Search, stint = BRIEF): Promise<Mind> {
    return new Mind(await Tree.open(taken), taken.slice, stint);
  }

  async think(task: Task): Promise<Tried[]> {
    this.enough = false;
    return await search(this.tree, task, this.slice, { stint: this.stint, pause, stopped: () => this.enough });
  }

  stop(): void {
    this.enough = true;
  }

  close(): void {
    this.stop();
  }
}

/** Lets others have the thread. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
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
      mind = await Mind.open(order.search, LONG);
      port.postMessage({ type: "ready" });
    } else if (order.type === "think" && mind) {
      port.postMessage({ type: "thought", tried: await mind.think(order.task) });
    } else mind?.stop();
  };
  port.onmessage = ({ data }) => {
    obey(data).catch((error: unknown) => port.postMessage({ type: "failed", about: String(error) }));
  };
}

const PATIENCE = 10_000; // milliseconds that a Worker may be late

/** A Worker that is ready to think; it fails where none can be had. */
export const recruit: Hire = async (taken) => {
  const worker = new Worker(new URL("./thinker.worker.ts", import.meta.url), { type: "module" });
  return await Employee.hire(worker, taken);
};

type Workplace = Pick<Worker, "onmessage" | "onerror" | "onmessageerror" | "postMessage" | "terminate">;

/** A Worker from outside. One that fails, or is much too late, is gone for good. */
export class Employee implements Head {
  private gone: Trouble | undefined;
  private waiting: { resolve(report: Report): void; reject(error: Trouble): void } | undefined;

  private constructor(private readonly worker: Workplace) {
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = (event) => this.leave(`the Worker failed: ${event.message ?? event.type}`);
    worker.onmessageerror = () => this.leave("what was said to the Worker cannot be read");
  }

  /** Have a Worker get ready. */
  static async hire(worker: Workplace, taken: Search): Promise<Employee> {
    const head = new Employee(worker);
    await head.ask({ type: "open", search: taken }, PATIENCE);
    return head;
  }

  async think(task: Task): Promise<Tried[]> {
    const limit = "ms" in task.budget ? task.budget.ms + PATIENCE : undefined;
    const report = await this.ask({ type: "think", task }, limit);
    return report.type === "thought" ? report.tried : [];
  }

  stop(): void {
    this.worker.postMessage({ type: "stop" } satisfies Order);
  }

  close(): void {
    this.leave("the Worker was sent away");
  }

  /** The answer to an order; who takes longer than the limit has to go. */
  private async ask(order: Order, limit?: number): Promise<Report> {
    const late = limit === undefined ? undefined : setTimeout(() => this.leave("the Worker is late"), limit);
    try {
      return await new Promise((resolve, reject) => {
        if (this.gone) throw this.gone;
        this.waiting = { resolve, reject };
        this.worker.postMessage(order);
      });
    } catch (cannot) {
      this.leave(String(cannot));
      throw cannot;
    } finally {
      clearTimeout(late);
    }
  }

  private hear(report: Report): void {
    if (report.type === "failed") this.leave(report.about);
    else this.waiting?.resolve(report);
  }

  private leave(why: string): void {
    this.gone ??= new Trouble("closed", why);
    this.worker.terminate();
    this.waiting?.reject(this.gone);
  }
}
