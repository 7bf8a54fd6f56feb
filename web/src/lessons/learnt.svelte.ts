/** What this person has been taught, kept in this browser: nothing is offered or explained twice. */

import { keep, kept } from "../state/storage";

const KEY = "sobremesa-learnt";

interface Kept {
  /** Games whose lesson was offered, or begun. */
  offered: string[];
  /** Lessons that were played to their end. */
  finished: string[];
  /** Marks that were shown. */
  shown: string[];
  /** Somebody who wants neither lessons nor marks. */
  all: boolean;
}

class Learnt {
  #kept = $state.raw<Kept>(read());

  offered(game: string): boolean {
    return this.#kept.all || this.#kept.offered.includes(game);
  }

  offer(game: string): void {
    this.#add("offered", game);
  }

  finished(lesson: string): boolean {
    return this.#kept.finished.includes(lesson);
  }

  finish(lesson: string): void {
    this.#add("finished", lesson);
  }

  shown(mark: string): boolean {
    return this.#kept.all || this.#kept.shown.includes(mark);
  }

  show(mark: string): void {
    this.#add("shown", mark);
  }

  /** No more of it. */
  enough(): void {
    this.#keep({ ...this.#kept, all: true });
  }

  #add(part: "offered" | "finished" | "shown", name: string): void {
    if (this.#kept[part].includes(name)) return;
    this.#keep({ ...this.#kept, [part]: [...this.#kept[part], name] });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    keep(KEY, kept);
  }
}

function read(): Kept {
  const names = (value: unknown) => (Array.isArray(value) ? value.filter((name) => typeof name === "string") : []);
  const { offered, finished, shown, all } = kept(KEY);
  return { offered: names(offered), finished: names(finished), shown: names(shown), all: all === true };
}

export const learnt = new Learnt();
