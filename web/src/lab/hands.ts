/** Those who play the deals of a question: Workers, or where none can be had this very thread. */

import { Trouble } from "../engine/trouble";
import { Bench, type Brief, type Part } from "./bench";

/** One who plays one chunk of deals at a time. */
export interface Hand {
  play(first: number, deals: number): Promise<Part>;
  close(): void;
}

export type Hire = (brief: Brief) => Promise<Hand>;

/** What is said to a Worker: once what to play, then chunks. */
export type Order = { type: "open"; brief: Brief } | { type: "play"; first: number; deals: number };

/** What a Worker answers. */
export type Report = { type: "ready" } | { type: "played"; part: Part } | { type: "failed"; about: string };

/** Where orders come from and reports go: a Worker's own scope. */
export interface Port {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(report: Report): void;
}

/** Do what a port orders. */
export function serve(port: Port): void {
  let bench: Bench | undefined;
  const obey = async (order: Order): Promise<Report> => {
    if (order.type === "play" && bench) return { type: "played", part: bench.play(order.first, order.deals) };
    if (order.type !== "open") throw new Trouble("no-question", "there is no question yet");
    bench = await Bench.open(order.brief);
    return { type: "ready" };
  };
  port.onmessage = ({ data }) => {
    obey(data).then(
      (report) => port.postMessage(report),
      (error: unknown) => port.postMessage({ type: "failed", about: String(error) }),
    );
  };
}

/** Plays in this thread, and lets others have it before each chunk. */
export const here: Hire = async (brief) => {
  const bench = await Bench.open(brief);
  return {
    play: async (first, deals) => {
      await new Promise((resolve) => setTimeout(resolve));
      return bench.play(first, deals);
    },
    close: () => undefined,
  };
};

/** A Worker that is ready to play; it fails where none can be had. */
export const recruit: Hire = async (brief) => {
  const worker = new Worker(new URL("./lab.worker.ts", import.meta.url), { type: "module" });
  return await Employee.hire(worker, brief);
};

const PATIENCE = 20_000; // milliseconds that a Worker may take to get ready

type Workplace = Pick<Worker, "onmessage" | "onerror" | "onmessageerror" | "postMessage" | "terminate">;

/** A Worker from outside. One that fails is gone for good. */
export class Employee implements Hand {
  private gone: Trouble | undefined;
  private waiting: { resolve(report: Report): void; reject(error: Trouble): void } | undefined;

  private constructor(private readonly worker: Workplace) {
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = (event) => this.leave(`the Worker failed: ${event.message ?? event.type}`);
    worker.onmessageerror = () => this.leave("what was said to the Worker cannot be read");
  }

  static async hire(worker: Workplace, brief: Brief): Promise<Employee> {
    const hand = new Employee(worker);
    const late = setTimeout(() => hand.leave("the Worker is late"), PATIENCE);
    await hand.ask({ type: "open", brief }).finally(() => clearTimeout(late));
    return hand;
  }

  async play(first: number, deals: number): Promise<Part> {
    const report = await this.ask({ type: "play", first, deals });
    if (report.type !== "played") throw new Trouble("fault", "the Worker did not play");
    return report.part;
  }

  close(): void {
    this.leave("the Worker was sent away");
  }

  private ask(order: Order): Promise<Report> {
    return new Promise((resolve, reject) => {
      if (this.gone) throw this.gone;
      this.waiting = { resolve, reject };
      this.worker.postMessage(order);
    });
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
