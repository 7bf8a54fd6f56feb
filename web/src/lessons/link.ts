/** The line to the table of a lesson, which speaks as every other does: see net/link.ts. It lives in memory alone. */

import { draft, explain } from "../local/decide";
import { news, snapshot } from "../local/scene";
import { seatOf, versionOf, type Table } from "../local/table";
import type { Answer, Connection, Hearer, Wish } from "../net/link";
import type { Refused } from "../wire";
import type { Script } from "./script";

/** What is heard of the lesson itself. */
export interface Teacher {
  /** Something is done: the lesson goes on. */
  changed(): void;
  /** A legal turn that is not what the lesson is about. */
  astray(): void;
}

type Unsent = Omit<Answer, "id" | "version">;

/** Refused without a word: who teaches says why. */
const SILENT: Refused = { type: "refused", code: "stale" };

export class LessonLink implements Connection {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly script: Script,
    private readonly hearer: Hearer,
    private readonly teacher: Teacher,
    private readonly rest: number, // milliseconds that a rival takes
  ) {
    const { table, person } = script;
    const here = { present: [seatOf(table, person.id)], spectators: 0 };
    queueMicrotask(() => {
      hearer.hear(snapshot(table, person.id, -1, here, Date.now(), Date.now()));
      hearer.line(true);
      this.#go();
    });
  }

  async send(command: Wish): Promise<Answer> {
    const answer = this.#answer(command);
    return { ...answer, version: this.#version } as Answer;
  }

  /** The page is turned. */
  turn(): void {
    this.script.turn();
    this.#go();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get #version(): number {
    return versionOf(this.script.table.versions, seatOf(this.script.table, this.script.person.id));
  }

  #answer(command: Wish): Unsent {
    const { script } = this;
    switch (command.type) {
      case "draft":
        return draft(script.table, script.person, command);
      case "explain":
        return explain(script.table, script.person, command);
      case "play":
        return this.#play(() => script.play(command));
      default:
        return SILENT;
    }
  }

  #play(play: () => ReturnType<Script["play"]>): Unsent {
    const before = this.script.table;
    const done = play();
    if ("refused" in done) return done.refused;
    if ("astray" in done) {
      this.teacher.astray();
      return SILENT;
    }
    this.#tell(before);
    this.#go();
    return { type: "accepted" };
  }

  #tell(before: Table): void {
    const { table, person } = this.script;
    for (const message of news(before, table, seatOf(table, person.id), Date.now())) this.hearer.hear(message);
  }

  /** Rivals take their time, one step after another. */
  #go(): void {
    this.teacher.changed();
    clearTimeout(this.#timer);
    if (this.script.waiting !== "rivals") return;
    this.#timer = setTimeout(() => {
      const before = this.script.table;
      this.script.rival();
      this.#tell(before);
      this.#go();
    }, this.rest);
  }
}
