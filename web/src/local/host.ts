/** The tables of this device: opened, found in their logs, played while somebody looks, and put away. */

import { loadRules } from "../engine/engine";
import { Trouble } from "../engine/trouble";
import { LEVELS, PACES, TERMS } from "../entries";
import type { AnyEntry, Opened } from "../entries";
import type { NewTable } from "../wire";
import { Book } from "./book";
import { claim, type Release } from "./claim";
import { Unreadable } from "./fold";
import { Live, PERSON, someKey, type Tell } from "./live";
import { Conflict, Shelf, type LocalMatch } from "./log";
import { Players } from "./players";
import { LOCAL, type LocalCommand, type LocalEnding, type Reply, type Request } from "./port";

const LETTERS = 6; // of a code
const ABSENT: readonly string[] = ["no-wasm", "no-rules", "unreachable", "broken"];

/** The table is closed to who wants to join it. */
class Shut extends Error {
  constructor(readonly code: LocalEnding) {
    super(code);
  }
}

/** A table that is looked at, or that lives only here. */
interface Open {
  live: Live;
  book: Book;
  players: Players;
  release: Release;
  gone: boolean; // put away
}

export class Host {
  readonly #open = new Map<string, Promise<Open>>();

  constructor(
    private readonly shelf = new Shelf(),
    private readonly pause?: number, // of bots, in milliseconds
    private readonly think?: number,
  ) {}

  /** Do what is asked; the port is for the answer, or the line to a table. */
  async attend(request: Request, port: MessagePort): Promise<void> {
    if (request.ask === "join") return await this.#join(request.code, request.take, port);
    try {
      port.postMessage({ done: await this.#do(request) } satisfies Reply);
    } catch (trouble) {
      port.postMessage({ trouble: trouble instanceof Trouble ? trouble.code : "fault" } satisfies Reply);
    }
  }

  async #do(request: Exclude<Request, { ask: "join" }>): Promise<string | LocalMatch[] | undefined> {
    switch (request.ask) {
      case "open":
        return await this.#set(request.table, request.levels, request.name);
      case "list":
        return await this.#list();
      case "remove":
        return await this.#remove(request.code);
    }
  }

  /** A match with bots, begun: the first seat is the person's. Its code. */
  async #set(table: NewTable, levels: string[], name: string): Promise<string> {
    const stranger = [...levels, table.stand_in ?? TERMS.stand_in].find((level) => !LEVELS.includes(level));
    if (stranger !== undefined) throw new Trouble("no-bot", `there is no bot ${stranger}`);
    const rules = await loadRules(table.game);
    const { options } = rules.setup({ ...table.options, players: levels.length + 1 });
    const { pace, seconds } = { ...TERMS.clock, ...table.clock };
    const terms = { ...table, options, clock: { pace, seconds: PACES[pace] ?? seconds }, public: false };
    const seated: AnyEntry[] = [
      { type: "sat", seat: 0, person: PERSON, name },
      ...levels.map((level, place): AnyEntry => ({ type: "bot-seated", seat: place + 1, level })),
      { type: "started", key: someKey() },
    ];
    for (;;) {
      const code = LOCAL + someLetters();
      const opened: Opened = { type: "opened", ...terms, code, rules: rules.description.version, host: PERSON };
      const book = Book.begin(this.shelf, rules, opened, name);
      try {
        await book.keep(seated);
      } catch (trouble) {
        if (trouble instanceof Conflict) continue; // the code is taken
        throw trouble;
      }
      if (!book.kept) this.#open.set(code, Promise.resolve(this.#lay(book, () => undefined)));
      return code;
    }
  }

  /** Every match, the latest first; also those that live only here. */
  async #list(): Promise<LocalMatch[]> {
    const open = await Promise.all([...this.#open.values()].map((each) => each.catch(() => undefined)));
    const loose = open.flatMap((each) => (each && !each.book.kept ? [each.book.listed] : []));
    const kept = await this.shelf.list().catch(() => []);
    const others = kept.filter(({ code }) => !loose.some((match) => match.code === code));
    return [...loose, ...others].sort((a, b) => b.changed - a.changed);
  }

  async #remove(code: string): Promise<undefined> {
    await this.#end(code, "unknown-table");
    await this.shelf.remove(code).catch(() => undefined);
  }

  async #join(code: string, take: boolean, port: MessagePort): Promise<void> {
    const tell: Tell = (message) => port.postMessage(message);
    try {
      let open = await this.#enter(code, take);
      while (open.gone) open = await this.#enter(code, take); // put away in the moment that we came
      const { live } = open;
      live.join(tell);
      port.onmessage = ({ data }: MessageEvent<LocalCommand>) => {
        if (data.type === "bye") live.part(tell);
        else if (data.type === "tempo") live.tempo = data.tempo;
        else live.ask(tell, data);
      };
    } catch (trouble) {
      tell({ type: "closed", code: endingOf(trouble) });
    }
  }

  /** The table of a code; several who come at once wait for the same reading of its log. */
  #enter(code: string, take: boolean): Promise<Open> {
    const known = this.#open.get(code);
    if (known) return known;
    const entering = this.#read(code, take);
    this.#open.set(code, entering);
    entering.catch(() => this.#open.delete(code));
    return entering;
  }

  async #read(code: string, take: boolean): Promise<Open> {
    const release = await claim(code, take, () => void this.#end(code, "elsewhere"));
    if (!release) throw new Shut("elsewhere");
    try {
      return this.#lay(await this.#found(code), release);
    } catch (trouble) {
      release();
      throw trouble;
    }
  }

  async #found(code: string): Promise<Book> {
    const book = await Book.read(this.shelf, code);
    if (!book) throw new Shut("unknown-table");
    return book;
  }

  #lay(book: Book, release: Release): Open {
    const { code, game } = book.table.opened;
    const players = new Players(game, this.think, code);
    const live = new Live(
      book,
      players,
      {
        reread: async () => (open.book = await this.#found(code)),
        fail: (trouble) => void this.#end(code, endingOf(trouble)),
        rest: () => void this.#rest(code, open),
      },
      this.pause,
    );
    const open: Open = { live, book, players, release, gone: false };
    return open;
  }

  /** A table that nobody looks at is put away, unless it lives only here. */
  async #rest(code: string, open: Open): Promise<void> {
    await open.live.settled();
    if (open.live.deserted && open.book.kept) this.#put(code, open);
  }

  /** A table cannot be played here any more: another tab has it, or nobody. */
  async #end(code: string, why: LocalEnding): Promise<void> {
    const open = await this.#open.get(code)?.catch(() => undefined);
    if (!open) return;
    this.#put(code, open);
    open.live.end(why);
  }

  #put(code: string, open: Open): void {
    if (open.gone) return;
    open.gone = true;
    this.#open.delete(code);
    open.players.close();
    open.release();
  }
}

/** Why a table cannot be looked at. */
function endingOf(trouble: unknown): LocalEnding {
  if (trouble instanceof Shut) return trouble.code;
  if (trouble instanceof Unreadable) return "damaged";
  if (!(trouble instanceof Trouble)) return "storage";
  if (trouble.code === "newer-rules") return trouble.code;
  return ABSENT.includes(trouble.code) ? "no-rules" : "damaged";
}

function someLetters(): string {
  const found = [...crypto.getRandomValues(new Uint8Array(LETTERS))];
  return found.map((byte) => (byte % 32).toString(32)).join("");
}
