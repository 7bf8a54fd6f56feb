/** A lesson as it is shown: the table that the board looks at, and where the lesson stands. */

import type { Rules } from "../engine/engine";
import { Table } from "../state/table.svelte";
import type { Lesson } from "./lesson";
import { LessonLink } from "./link";
import { Script, type Waiting } from "./script";

const PACE = 1300; // milliseconds: one can see who played what

export class Guide {
  beat = $state(0);
  waiting = $state<Waiting>("rivals");
  /** What the learner has still to do, in notation. */
  left = $state.raw<readonly string[]>([]);
  /** How often something else was tried in this beat. */
  strayed = $state(0);
  readonly table: Table;
  #link!: LessonLink;

  constructor(
    readonly lesson: Lesson,
    rules: Rules,
    name: string,
    pace = PACE,
  ) {
    const script = new Script(lesson, rules, name);
    const teacher = {
      changed: () => this.#follow(script),
      astray: () => void this.strayed++,
    };
    this.table = new Table(script.table.opened.code, (_, hearer) => {
      return (this.#link = new LessonLink(script, hearer, teacher, pace));
    });
  }

  get current() {
    return this.lesson.beats[this.beat];
  }

  /** The reader goes on. */
  turn(): void {
    this.#link.turn();
  }

  close(): void {
    this.table.close();
  }

  #follow({ beat, waiting, left }: Script): void {
    if (beat !== this.beat) this.strayed = 0;
    this.beat = beat;
    this.waiting = waiting;
    this.left = left;
  }
}
