/**
 * A lesson being played, by the real rules: a table in memory whose rivals do what the lesson says, and whose learner
 * is to do it. It knows no time; who runs it decides how fast it goes.
 */

import type { Rules } from "../engine/engine";
import { State } from "../engine/state";
import type { Played } from "../entries";
import { decide, type Person } from "../local/decide";
import { fold, placed, replay, type Logged } from "../local/fold";
import { LOCAL } from "../local/port";
import type { Table } from "../local/table";
import { bytes } from "../record/fields";
import type { Play, Refused } from "../wire";
import { LEARNER, type Beat, type Lesson } from "./lesson";

/** Who is to do something: the reader turns the page, the learner plays, the rivals play; at the end nobody. */
export type Waiting = "reader" | "learner" | "rivals" | "nobody";

/** What a turn of the learner did: it was made, the rules are against it, or it is not what the lesson is about. */
export type Made = { made: Played } | { refused: Refused } | { astray: true };

const ID = "me";
const LEVEL = "sensible";

export class Script {
  readonly person: Person;
  table: Table;
  beat = 0;
  #step = 0;
  #read = false;
  #left: string[] = [];
  #done: string[] = [];

  constructor(
    readonly lesson: Lesson,
    rules: Rules,
    name: string,
  ) {
    this.person = { id: ID, name };
    this.table = begin(lesson, rules, this.person);
    this.#meet();
  }

  get current(): Beat | undefined {
    return this.lesson.beats[this.beat];
  }

  get waiting(): Waiting {
    const { current } = this;
    if (!current) return "nobody";
    if (!this.#read && current.steps.every(([seat]) => seat !== LEARNER)) return "reader";
    return current.steps[this.#step]?.[0] === LEARNER ? "learner" : "rivals";
  }

  /** What the learner has still to do in this step. */
  get left(): readonly string[] {
    return this.waiting === "learner" ? this.#left : [];
  }

  /** The reader has read. */
  turn(): void {
    if (this.waiting !== "reader") return;
    this.#read = true;
    this.#meet();
  }

  /** The rivals' next step, made. */
  rival(): void {
    const [seat, moves] = this.current?.steps[this.#step] ?? [LEARNER, []];
    if (this.waiting !== "rivals") return;
    this.#keep({ type: "played", seat, moves: [...moves], by: "bot" });
    this.#next();
  }

  /** What the learner wants to do. */
  play(command: Play): Made {
    const decision = decide(this.table, this.person, command, "");
    if (!Array.isArray(decision)) return { refused: decision };
    const [made] = decision;
    if (made?.type !== "played" || !this.#fits(made.moves)) return { astray: true };
    this.#keep(made);
    this.#note(made.moves);
    if (!this.#left.length) this.#next();
    return { made };
  }

  /** Whether these moves are what the lesson is about, as far as they go. */
  #fits(moves: readonly string[]): boolean {
    if (this.waiting !== "learner") return false;
    if (this.current?.order !== "any") return moves.every((move, place) => move === this.#left[place]);
    const last = this.#left.at(-1);
    const open = moves.filter((move) => !this.#done.includes(move));
    return open.every((move) => this.#left.includes(move) && (move !== last || open.length === this.#left.length));
  }

  /** What is done is no longer to do; what is taken back is again. */
  #note(moves: readonly string[]): void {
    if (this.current?.order !== "any") {
      this.#left = this.#left.slice(moves.length);
      return;
    }
    for (const move of moves) {
      const back = this.#done.includes(move);
      this.#done = back ? this.#done.filter((other) => other !== move) : [...this.#done, move];
      this.#left = back ? [move, ...this.#left] : this.#left.filter((other) => other !== move);
    }
  }

  #keep(entry: Played): void {
    this.table = fold(this.table, entry, Date.now());
  }

  #next(): void {
    this.#step++;
    this.#meet();
  }

  /** The next step that there is, in this beat or in one after it. */
  #meet(): void {
    const { current } = this;
    if (current && this.#step >= current.steps.length && (this.#read || current.steps.length)) {
      this.beat++;
      this.#step = 0;
      this.#read = false;
      this.#meet();
      return;
    }
    this.#left = [...(current?.steps[this.#step]?.[1] ?? [])];
    this.#done = [];
  }
}

/** A table where the learner sits among bots, and the position of the lesson stands. */
function begin(lesson: Lesson, rules: Rules, person: Person): Table {
  const { game, options, record } = lesson;
  const at = Date.now();
  const rivals = Array.from({ length: Number(options.players) - 1 }, (_, place) => place + 1);
  const code = `${LOCAL}lesson-${lesson.name}`;
  const lines: Logged[] = [
    [{ type: "opened", game, options, code, rules: lesson.rules, host: person.id }, at],
    [{ type: "sat", seat: LEARNER, person: person.id, name: person.name }, at],
    ...rivals.map((seat): Logged => [{ type: "bot-seated", seat, level: LEVEL }, at]),
  ];
  const table = { ...replay(lines, { rules }), match: 1 };
  return placed(table, new State(table.setup, bytes(record)), at);
}
