/** Where the tables of this device are: in a worker, or in the page where there can be none. It is started once. */

import type { Replies, Reply, Request } from "./port";

type Post = (request: Request, port: MessagePort) => void;

let office: Promise<Post> | undefined;

/** Whether somebody was asked already. */
export const isStaffed = (): boolean => office !== undefined;

/** Ask for something; the answer comes through the port. */
export function request(asked: Request): MessagePort {
  const { port1, port2 } = new MessageChannel();
  office ??= start();
  office.catch(() => (office = undefined));
  office
    .then((post) => post(asked, port2))
    .catch(() =>
      port2.postMessage(asked.ask === "join" ? { type: "closed", code: "no-rules" } : { trouble: "unreachable" }),
    );
  return port1;
}

/** Ask for something, and wait for the answer. */
export function answered<A extends keyof Replies>(asked: Request & { ask: A }): Promise<Replies[A]> {
  const port = request(asked);
  return new Promise((answer, fail) => {
    port.onmessage = ({ data }: MessageEvent<Reply<Replies[A]>>) => {
      port.close();
      if ("done" in data) answer(data.done);
      else fail(new Untold(data.trouble));
    };
  });
}

/** What was asked was not done; the code is that of a sentence. */
export class Untold extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

async function start(): Promise<Post> {
  try {
    return await hire();
  } catch {
    const { Host } = await import("./host");
    const host = new Host();
    return (asked, port) => void host.attend(asked, port);
  }
}

/** A worker, when it says that it is ready. */
function hire(): Promise<Post> {
  return new Promise((ready, fail) => {
    const worker = new Worker(new URL("./local.worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = () => ready((asked, port) => worker.postMessage(asked, [port]));
    worker.onerror = (event) => fail(new Error(event.message));
  });
}
