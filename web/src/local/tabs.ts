/** For tests: a shelf that remembers what it is told, and tabs that play what is on it. */

import { vi } from "vitest";

import { GAMES } from "../engine/tables";
import type { Logged } from "./fold";
import { Host } from "./host";
import { Conflict, type LocalMatch, Shelf } from "./log";
import type { LocalMessage, Reply, Request } from "./port";

const sizes = ({ deals }: (typeof GAMES)[number]) => deals.map(({ options }) => options.players);

/** A game that two can play, and one that they cannot. */
export const GAME = GAMES.find((each) => sizes(each).includes(2))?.game ?? "";
export const CROWD = GAMES.find((each) => !sizes(each).includes(2))?.game ?? "";

/** A shelf of paper: it promises what the other one does. */
export class Paper extends Shelf {
  readonly matches = new Map<string, { about: LocalMatch; lines: Logged[] }>();
  full = false;

  override async list(): Promise<LocalMatch[]> {
    return [...this.matches.values()].map(({ about }) => about);
  }

  override async read(code: string): Promise<Logged[] | undefined> {
    return structuredClone(this.matches.get(code)?.lines);
  }

  override async append(size: number, lines: Logged[], about: LocalMatch): Promise<void> {
    if (this.full) throw new DOMException("no room", "QuotaExceededError");
    const known = this.matches.get(about.code)?.lines ?? [];
    if (known.length !== size) throw new Conflict();
    this.matches.set(about.code, structuredClone({ about, lines: [...known, ...lines] }));
  }

  override async remove(code: string): Promise<void> {
    this.matches.delete(code);
  }

  lines(code: string): Logged[] {
    return this.matches.get(code)?.lines ?? [];
  }
}

/** A page: what it asks, and everything that it hears. */
export class Tab {
  readonly host: Host;
  heard: LocalMessage[] = [];
  port: MessagePort | undefined;

  constructor(paper: Shelf, pause: number) {
    this.host = new Host(paper, pause, 1);
  }

  ask<T>(request: Request): Promise<Reply<T>> {
    const { port1, port2 } = new MessageChannel();
    void this.host.attend(request, port2);
    return new Promise((answer) => {
      port1.onmessage = ({ data }: MessageEvent<Reply<T>>) => {
        port1.close();
        answer(data);
      };
    });
  }

  async open(game = GAME, levels = ["chance"]): Promise<string> {
    const reply = await this.ask<string>({ ask: "open", table: { game }, levels, name: "Ana" });
    if ("trouble" in reply) throw new Error(reply.trouble);
    return reply.done;
  }

  async list(): Promise<LocalMatch[]> {
    const reply = await this.ask<LocalMatch[]>({ ask: "list" });
    return "done" in reply ? reply.done : [];
  }

  join(code: string, take = false): void {
    const { port1, port2 } = new MessageChannel();
    this.leave();
    this.port = port1;
    port1.onmessage = ({ data }: MessageEvent<LocalMessage>) => void this.heard.push(data);
    void this.host.attend({ ask: "join", code, take }, port2);
    port1.postMessage({ type: "hello" });
  }

  say(command: object): void {
    this.port?.postMessage(command);
  }

  /** What of a type is heard next; what was heard before is forgotten. */
  async hear<T extends LocalMessage["type"]>(type: T): Promise<LocalMessage & { type: T }> {
    const found = await vi.waitUntil(() => this.heard.find((message) => message.type === type), { timeout: 4000 });
    this.heard = this.heard.slice(this.heard.indexOf(found) + 1);
    return found as LocalMessage & { type: T };
  }

  /** Gone: a tab that is closed says goodbye, or its worker ends and gives back what it has. */
  leave(): void {
    this.say({ type: "bye" });
    this.port?.close();
  }
}

/** Numbers between 0 and 1, the same for the same seed. */
export function dice(seed: number): () => number {
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** From now on luck is the same for the same seed, until all mocks are restored. */
export function seeded(seed: number): void {
  const luck = dice(seed);
  vi.spyOn(Math, "random").mockImplementation(luck);
  vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    if (array instanceof Uint8Array || array instanceof Uint32Array)
      array.forEach((_, at) => (array[at] = 2 ** 32 * luck()));
    return array;
  });
}
