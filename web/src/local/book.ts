/** A table and its log: entries become part of the table when they are kept, or when it is clear that they cannot be. */

import { loadRules, type Rules } from "../engine/engine";
import type { AnyEntry, Opened } from "../entries";
import { upgrade } from "./decide";
import { replay, Unreadable, type Logged } from "./fold";
import { Conflict, listed, type LocalMatch, type Shelf } from "./log";
import { remembered, storiesOf } from "./story";
import type { Table } from "./table";

export class Book {
  /** What could not be kept: it waits, and is kept with what comes next, if that can be. */
  #waiting: Logged[] = [];
  #changed: number;

  private constructor(
    private readonly shelf: Shelf,
    public table: Table,
    private size: number, // entries that are kept
    readonly started: number,
    readonly name: string, // of the person
  ) {
    this.#changed = started;
  }

  /** A new table; nothing is kept before its first entries are. */
  static begin(shelf: Shelf, rules: Rules, opened: Opened, name: string): Book {
    const at = Date.now();
    const line: Logged = [opened, at];
    const book = new Book(shelf, replay([line], { rules }), 0, at, name);
    book.#waiting = [line];
    return book;
  }

  /** A table from its log; nothing, if there is none. */
  static async read(shelf: Shelf, code: string): Promise<Book | undefined> {
    const lines = await shelf.read(code);
    if (!lines) return undefined;
    const [first] = lines;
    if (first?.[0].type !== "opened") throw new Unreadable(`${code} does not begin with its beginning`);
    const table = await asFarAsPossible(lines, await loadRules(first[0].game));
    const sat = lines.map(([entry]) => entry).findLast((entry) => entry.type === "sat");
    const book = new Book(shelf, table, lines.length, first[1], sat?.name ?? "");
    book.#changed = lines.at(-1)?.[1] ?? first[1];
    const renewed = upgrade(table);
    if (renewed.length) await book.keep(renewed);
    return book;
  }

  /** Whether everything is kept. */
  get kept(): boolean {
    return !this.#waiting.length;
  }

  /** Its log, also what waits to be kept. */
  async lines(): Promise<Logged[]> {
    const kept = this.size ? ((await this.shelf.read(this.table.opened.code)) ?? []) : [];
    return [...kept, ...this.#waiting];
  }

  /** What lists show of it. */
  get listed(): LocalMatch {
    return listed(this.table, this.started, this.#changed);
  }

  /** Make entries durable, then part of the table. `Conflict`: it is not what we know; read it again, and ask anew. */
  async keep(entries: AnyEntry[]): Promise<void> {
    const at = Date.now();
    const [written, after] = await remembered(this.table, entries, at);
    const lines = [...this.#waiting, ...written.map((entry): Logged => [entry, at])];
    try {
      await this.shelf.append(this.size, lines, listed(after, this.started, at));
      this.size += lines.length;
      this.#waiting = [];
    } catch (trouble) {
      if (trouble instanceof Conflict) throw trouble;
      this.#waiting = lines;
    }
    this.table = after;
    this.#changed = at;
  }
}

/**
 * The table of a log. If today's rules cannot follow it, it is read without them: its results and stories are there
 * all the same.
 */
async function asFarAsPossible(lines: Logged[], rules: Rules): Promise<Table> {
  try {
    return replay(lines, { rules });
  } catch (trouble) {
    try {
      return replay(lines, { rules, blind: true, stories: await storiesOf(lines) });
    } catch {
      throw trouble;
    }
  }
}
