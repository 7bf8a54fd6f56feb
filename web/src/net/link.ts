/**
 * The websocket of a table, which comes back by itself. A command keeps its id until it is answered, and is sent again
 * after every return: the server does nothing twice. It knows frames, not what they mean.
 */

import { BASE } from "./base";
import { LocalLink } from "../local/link";
import { isLocal, type LocalEnding } from "../local/port";
import type { Accepted, AnyCommand, AnyMessage, Closed, Drafted, Ending, Explained, Refused, Tempo } from "../wire";
import { isAnswer, Waiting } from "./waiting";

export type Answer = Accepted | Drafted | Explained | Refused;
export type Wish = AnyCommand extends infer C ? (C extends AnyCommand ? Omit<C, "id"> : never) : never;
export type Told = Exclude<AnyMessage, Answer | Closed> | { type: "closed"; code: LocalEnding };

/** A line to a table, the server's or one of this device. */
export interface Connection {
  send(command: Wish): Promise<Answer>;
  close(): void;
  /** Where another tab has the table: have it here. */
  takeOver?(): void;
  /** Say hello again, with the stamp of the rules that we have or without one; false: nobody hears it. */
  greet?(stamp: string): boolean;
  /** Where nobody but us waits for them: how quickly bots play. */
  pace?(tempo: Tempo): void;
  /** What is shown has happened: nothing can be done about it. */
  readonly past?: boolean;
}

export interface Hearer {
  /** The last version that was seen; -1 for none. */
  seen(): number;
  hear(message: Told): void;
  /** Whether the line is up. */
  line(up: boolean): void;
  /** Whether what happens at a table of this device outlives the page. */
  kept?(kept: boolean): void;
}

const SILENCE = 25_000; // milliseconds without a frame, pings included: the line is dead
const PATIENCE = { first: 250, longest: 8_000 };
const FINAL: Ending[] = ["left", "too-many", "unknown-table", "other-rules", "bad-identity"];

export class Link implements Connection {
  #socket: WebSocket | undefined;
  #waiting = new Waiting();
  #wait = PATIENCE.first;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #asked = 0; // the moment before which we were asked not to come back
  #over = false;
  #greeted = false;

  constructor(
    private readonly address: string,
    private readonly hearer: Hearer,
  ) {
    addEventListener("online", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
    this.#connect();
  }

  /** Say something; the answer comes, even if the line breaks in between. */
  send(command: Wish): Promise<Answer> {
    return this.#waiting.add(command, (asked) => this.#greeted && this.#say(asked));
  }

  greet(stamp: string): boolean {
    if (this.#greeted) this.#say({ type: "hello", version: this.hearer.seen(), stamp });
    return this.#greeted;
  }

  /** Hang up; what was not answered will not be. */
  close(): void {
    this.#over = true;
    removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
    this.#waiting.drop();
  }

  #connect(): void {
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    this.#greeted = false;
    this.#listen();
    socket.onopen = () => this.#say({ type: "hello", version: this.hearer.seen() });
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#take(JSON.parse(event.data as string) as AnyMessage);
    };
    socket.onclose = () => socket === this.#socket && this.#lost();
  }

  #take(message: AnyMessage): void {
    if (isAnswer(message)) return this.#waiting.take(message);
    switch (message.type) {
      case "ping":
        return this.#say({ type: "pong", nonce: message.nonce });
      case "closed":
        if (FINAL.includes(message.code)) this.close();
        this.#asked = Date.now() + 1000 * (message.retry ?? 0);
        return this.hearer.hear(message);
      case "snapshot":
        this.hearer.hear(message);
        return this.#resume();
      default:
        return this.hearer.hear(message);
    }
  }

  /** The table has been shown: what is not answered is asked (again). */
  #resume(): void {
    this.#greeted = true;
    this.#wait = PATIENCE.first;
    this.hearer.line(true);
    this.#waiting.again((asked) => this.#say(asked));
  }

  #say(command: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #lost(): void {
    this.#socket = undefined;
    this.#greeted = false;
    clearTimeout(this.#silence);
    this.hearer.line(false);
    if (this.#over) return;
    const wait = Math.max(this.#wait * (0.75 + Math.random() / 2), this.#asked - Date.now());
    this.#retry = setTimeout(() => this.#connect(), wait);
    this.#wait = Math.min(this.#wait * 2, PATIENCE.longest);
  }

  /** The network or the person is back: why wait? */
  #hasten = (): void => {
    if (this.#over || this.#socket || document.hidden || Date.now() < this.#asked) return;
    clearTimeout(this.#retry);
    this.#connect();
  };

  /** Wait for the next frame, but not for ever: a phone that slept does not hear that its line is dead. */
  #listen(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#silence = setTimeout(() => {
      if (socket !== this.#socket) return;
      this.#lost();
      socket?.close();
    }, SILENCE);
  }
}

/** The line to the table of a code. */
export function lineOf(code: string, hearer: Hearer): Connection {
  return isLocal(code) ? new LocalLink(code, hearer) : new Link(socketOf(code), hearer);
}

/** Where the socket of a table is. */
export function socketOf(code: string): string {
  return `${location.origin.replace(/^http/, "ws")}${BASE}api/tables/${encodeURIComponent(code)}/socket`;
}
