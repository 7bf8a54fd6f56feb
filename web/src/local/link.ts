/** The line to a table on this device, which speaks as the server's does: see net/link.ts. */

import type { Answer, Connection, Hearer, Wish } from "../net/link";
import { isAnswer, Waiting } from "../net/waiting";
import { request } from "./office";
import type { Tempo } from "../wire";
import type { LocalCommand, LocalMessage } from "./port";

export class LocalLink implements Connection {
  readonly #waiting = new Waiting();
  #port: MessagePort | undefined;
  #tempo: Tempo = "usual";

  constructor(
    private readonly code: string,
    private readonly hearer: Hearer,
  ) {
    this.#connect(false);
  }

  /** Say something; the answer comes when it is done. */
  send(command: Wish): Promise<Answer> {
    return this.#waiting.add(command, (asked) => this.#say(asked));
  }

  greet(stamp: string): boolean {
    this.#say({ type: "hello", version: this.hearer.seen(), stamp });
    return this.#port !== undefined;
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

  /** How quickly its bots play, from now on. */
  pace(tempo: Tempo): void {
    this.#tempo = tempo;
    this.#say({ type: "tempo", tempo });
  }

  #connect(take: boolean): void {
    const port = request({ ask: "join", code: this.code, take });
    this.#port = port;
    port.onmessage = ({ data }: MessageEvent<LocalMessage>) => port === this.#port && this.#take(data);
    this.#say({ type: "hello", version: this.hearer.seen() });
    this.#say({ type: "tempo", tempo: this.#tempo });
  }

  #take(message: LocalMessage): void {
    if (isAnswer(message)) return this.#waiting.take(message);
    switch (message.type) {
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
    this.#waiting.drop();
  }

  #say(command: LocalCommand): void {
    this.#port?.postMessage(command);
  }
}
