/**
 * The logs of the matches on this device, in IndexedDB: entries are only ever added, those of a command all at once. A
 * match's line in the list is written with them, and says how many there are: whoever has read fewer may not add.
 */

import type { Chair, Listing, Result } from "../wire";
import { Unreadable, type Logged } from "./fold";
import { SHELF } from "./port";
import type { Table } from "./table";

/** What lists show of a match on this device. */
export interface LocalMatch extends Omit<Listing, "won"> {
  options: Record<string, boolean | number | string>;
  chairs: Chair[];
  started: number;
  /** Of the last deal that ended. */
  result?: Result;
}

/** Another tab has written, or the match was removed: what we know is not how it stands. */
export class Conflict extends Error {}

interface Row extends LocalMatch {
  size: number; // entries
}

const [MATCHES, ENTRIES] = ["matches", "entries"];

/** What lists show of a table. */
export function listed(table: Table, started: number, changed: number): LocalMatch {
  const { opened, chairs, stage, match, setup, deals } = table;
  return {
    ...{ code: opened.code, game: opened.game, stage, public: false, seats: chairs.length, match, started, changed },
    free: chairs.filter((chair) => !chair.name && !chair.bot).length,
    people: chairs.flatMap(({ name }) => name || []),
    options: setup.options,
    chairs,
    result: deals.at(-1),
  };
}

/** The matches that are kept. Every promise fails where nothing can be kept. */
export class Shelf {
  #database: Promise<IDBDatabase> | undefined;

  /** All matches, the latest first. */
  async list(): Promise<LocalMatch[]> {
    const rows = await this.#do("readonly", ({ matches }) => {
      const all: IDBRequest<Row[]> = matches.getAll();
      return () => all.result;
    });
    return rows.sort((a, b) => b.changed - a.changed);
  }

  /** The log of a match; nothing, if there is none. */
  async read(code: string): Promise<Logged[] | undefined> {
    const { row, lines } = await this.#do("readonly", ({ matches, entries }) => {
      const about: IDBRequest<Row | undefined> = matches.get(code);
      const all: IDBRequest<Logged[]> = entries.getAll(range(code));
      return () => ({ row: about.result, lines: all.result });
    });
    if (!row) return undefined;
    if (row.size !== lines.length) throw new Unreadable(`${code}: ${lines.length} of ${row.size} entries are there`);
    return lines;
  }

  /** Add entries to a log of so many; done when they are durable. */
  async append(size: number, lines: Logged[], about: LocalMatch): Promise<void> {
    const row: Row = { ...about, size: size + lines.length };
    let conflict = false;
    const adding = this.#do("readwrite", ({ matches, entries }) => {
      const before: IDBRequest<Row | undefined> = matches.get(about.code);
      before.onsuccess = () => {
        conflict = (before.result?.size ?? 0) !== size;
        if (conflict) return entries.transaction.abort();
        lines.forEach((line, place) => entries.add(line, [about.code, size + place]));
        matches.put(row);
      };
      return () => undefined;
    });
    await adding.catch((trouble: unknown) => {
      throw conflict ? new Conflict(`${about.code} is not what it was`) : trouble;
    });
  }

  async remove(code: string): Promise<void> {
    await this.#do("readwrite", ({ matches, entries }) => {
      matches.delete(code);
      entries.delete(range(code));
      return () => undefined;
    });
  }

  /** Ask for something in one transaction, and read what came of it when that is complete. */
  async #do<T>(
    mode: IDBTransactionMode,
    ask: (stores: { matches: IDBObjectStore; entries: IDBObjectStore }) => () => T,
  ): Promise<T> {
    const database = await (this.#database ??= this.#open());
    try {
      return await new Promise((answer, fail) => {
        const transaction = database.transaction([MATCHES, ENTRIES], mode, { durability: "strict" });
        const read = ask({ matches: transaction.objectStore(MATCHES), entries: transaction.objectStore(ENTRIES) });
        transaction.oncomplete = () => answer(read());
        transaction.onabort = () => fail(transaction.error ?? new Error("it was not kept"));
      });
    } catch (trouble) {
      database.close(); // it may have been lost: the next time it is opened anew
      this.#database = undefined;
      throw trouble;
    }
  }

  async #open(): Promise<IDBDatabase> {
    const forget = () => (this.#database = undefined);
    const opening = indexedDB.open(SHELF, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(MATCHES, { keyPath: "code" });
      opening.result.createObjectStore(ENTRIES);
    };
    try {
      const database = await new Promise<IDBDatabase>((answer, fail) => {
        opening.onsuccess = () => answer(opening.result);
        opening.onerror = () => fail(opening.error ?? new Error("there is no database"));
      });
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    } catch (trouble) {
      forget();
      throw trouble;
    }
  }
}

const range = (code: string) => IDBKeyRange.bound([code, 0], [code, Infinity]);
