/** The line to a table on this device, which speaks as the server's does: see net/link.ts. */

import type { Answer, Connection, Hearer, Wish } from "../net/link";
import { request } from "./office";
import type { LocalCommand, LocalMessage } from "./port";

export class LocalLink implements Connection {
  readonly #waiting = new Map<string, { command: Wish; answer: (answer: Answer) => void }>();
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "";
  #count = 0;
  #port: MessagePort | undefined;

  constructor(
    private readonly code: string,
    private readonly hearer: Hearer,
  ) {
    this.#connect(false);
  }

  /** Say something; the answer comes when it is done. */
  send(command: Wish): Promise<Answer> {
    const id = `${this.#name}-${this.#count++}`;
    return new Promise((answer) => {
      this.#waiting.set(id, { command, answer });
      this.#say({ ...command, id });
    });
  }

  /** Hang up; what was not answered will not be. */
  close(): void {
    this.#say({ type: "bye" });
    this.#drop();
  }

  /** Another tab plays this match: play it here. */
  takeOver(): void {
    this.#drop();
    this.#connect(true);
  }

  #connect(take: boolean): void {
    const port = request({ ask: "join", code: this.code, take });
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<LocalMessage>) => port === this.#port && this.#take(data);
    this.#say({ type: "hello", version: this.hearer.seen() });
  }

  #take(message: LocalMessage): void {
    switch (message.type) {
      case "accepted":
      case "drafted":
      case "explained":
      case "refused": {
        const waiting = this.#waiting.get(message.id ?? "");
        this.#waiting.delete(message.id ?? "");
        return waiting?.answer(message);
      }
      case "closed":
        this.#drop();
        this.hearer.hear(message);
        return this.hearer.line(false);
      case "snapshot":
        this.hearer.hear(message);
        return this.hearer.line(true);
      case "kept":
        return this.hearer.kept?.(message.kept);
      default:
        return this.hearer.hear(message);
    }
  }

  #drop(): void {
    this.#port = undefined;
    for (const [id, { answer }] of this.#waiting) answer({ type: "refused", id, code: "stale" });
    this.#waiting.clear();
  }

  #say(command: LocalCommand): void {
    this.#port?.postMessage(command);
  }
}
