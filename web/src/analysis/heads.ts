/** Those who look at a match: Workers, or where none can be had this very thread. */

import { Trouble } from "../engine/trouble";
import { Unplayable } from "../replay/recording";
import { Analyst, type Brief, type Finding, type Head, type Outline } from "./analyst";

/** What is said to a Worker: once what to look at, then tasks. */
export type Order = { type: "open"; brief: Brief } | { type: "do"; task: number };

/** What a Worker answers. A match that cannot be played, or that is asked about wrongly, says so itself. */
export type Report =
  | { type: "ready"; outline: Outline }
  | { type: "done"; finding: Finding }
  | { type: "failed"; code: string; about: string };

export type Hire = (brief: Brief) => Promise<Head>;

/** Where orders come from and reports go: a Worker's own scope. */
export interface Port {
  onmessage: ((event: MessageEvent<Order>) => void) | null;
  postMessage(report: Report): void;
}

/** Do what a port orders. */
export function serve(port: Port): void {
  let analyst: Analyst | undefined;
  const obey = async (order: Order): Promise<Report> => {
    if (order.type === "do" && analyst) return { type: "done", finding: await analyst.do(order.task) };
    if (order.type !== "open") throw new Trouble("no-question", "there is no match yet");
    analyst = await Analyst.open(order.brief);
    return { type: "ready", outline: analyst.outline };
  };
  port.onmessage = ({ data }) => {
    obey(data).then(
      (report) => port.postMessage(report),
      (error: unknown) => port.postMessage({ type: "failed", code: codeOf(error), about: String(error) }),
    );
  };
}

/** What is the matter with what was asked; "" if it is with who was asked. */
function codeOf(error: unknown): string {
  return error instanceof Unplayable || (error instanceof Trouble && ASKED.includes(error.code)) ? error.code : "";
}

const ASKED = ["no-seat", "bad-budget"];

/** A match that cannot be looked at: whoever else is asked says the same. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    about: string,
  ) {
    super(about);
  }
}

export type Workplace = Pick<Worker, "onmessage" | "onerror" | "onmessageerror" | "postMessage" | "terminate">;

/** A Worker from outside; one that fails is gone for good. */
export class Employee implements Head {
  outline: Outline = { deals: [], tasks: [], glances: [] };
  private waiting: { resolve(report: Report): void; reject(error: Error): void } | undefined;

  private constructor(private readonly worker: Workplace) {
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = (event) => this.leave(new Trouble("closed", `the Worker failed: ${event.message ?? event.type}`));
    worker.onmessageerror = () => this.leave(new Trouble("closed", "what was said to the Worker cannot be read"));
  }

  /** Have a Worker read a match. */
  static async hire(worker: Workplace, brief: Brief): Promise<Employee> {
    const head = new Employee(worker);
    const report = await head.ask({ type: "open", brief });
    if (report.type === "ready") head.outline = report.outline;
    return head;
  }

  async do(task: number): Promise<Finding> {
    const report = await this.ask({ type: "do", task });
    if (report.type !== "done") throw new Trouble("fault", "the Worker answers something else");
    return report.finding;
  }

  close(): void {
    this.leave(new Trouble("closed", "the Worker was sent away"));
  }

  private ask(order: Order): Promise<Report> {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.worker.postMessage(order);
    });
  }

  private hear(report: Report): void {
    if (report.type !== "failed") this.waiting?.resolve(report);
    else this.leave(report.code ? new Refused(report.code, report.about) : new Trouble("closed", report.about));
  }

  private leave(why: Error): void {
    this.worker.terminate();
    this.waiting?.reject(why);
  }
}

/** A Worker that has read the match; it fails where none can be had. */
export const recruit: Hire = async (brief) => {
  const worker = new Worker(new URL("./analysis.worker.ts", import.meta.url), { type: "module" });
  return await Employee.hire(worker, brief);
};

const BRIEF = 8; // milliseconds of work between two pauses, where something is shown

/** Somebody in this very thread. */
export const here: Hire = async (brief) => {
  try {
    return await Analyst.open(brief, BRIEF);
  } catch (error) {
    const code = codeOf(error);
    throw code ? new Refused(code, String(error)) : error;
  }
};
