/** Commands that wait for their answers, each by an id of its own. */

import type { Answer, Wish } from "./link";

/** Whether a message answers a command. */
export function isAnswer<Message extends { type: string }>(message: Message | Answer): message is Answer {
  return ["accepted", "drafted", "explained", "refused"].includes(message.type);
}

export class Waiting {
  readonly #commands = new Map<string, { command: Wish; answer: (answer: Answer) => void }>();
  readonly #name = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? "";
  #count = 0;

  /** One more; `say` it with its id. */
  add(command: Wish, say: (command: Wish & { id: string }) => void): Promise<Answer> {
    const id = `${this.#name}-${this.#count++}`;
    return new Promise((answer) => {
      this.#commands.set(id, { command, answer });
      say({ ...command, id });
    });
  }

  /** An answer has come. */
  take(answer: Answer): void {
    const waiting = this.#commands.get(answer.id ?? "");
    this.#commands.delete(answer.id ?? "");
    waiting?.answer(answer);
  }

  /** Say everything again that is not answered. */
  again(say: (command: Wish & { id: string }) => void): void {
    for (const [id, { command }] of this.#commands) say({ ...command, id });
  }

  /** No answer will come. */
  drop(): void {
    for (const [id, { answer }] of this.#commands) answer({ type: "refused", id, code: "stale" });
    this.#commands.clear();
  }
}
