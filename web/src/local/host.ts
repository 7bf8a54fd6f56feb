/** The tables of this device: opened, found in their logs, played while somebody looks, and put away. */

import { loadRules } from "../engine/engine";
import { hasLevel, MASTER } from "../engine/levels";
import { loadMaster } from "../engine/master";
import { Trouble } from "../engine/trouble";
import { castOf } from "../characters/characters";
import { PACES, TERMS } from "../entries";
import type { AnyEntry, Opened, Started } from "../entries";
import { recordingOfLog, Unplayable, type Recording } from "../replay/recording";
import type { Finished, NewTable } from "../wire";
import { Book } from "./book";
import { claim, type Release } from "./claim";
import { finishedOf } from "./finished";
import { Unreadable } from "./fold";
import { Live, PERSON, someKey, type Tell } from "./live";
import { Conflict, Shelf, type LocalMatch } from "./log";
import { Players } from "./players";
import { LOCAL, type Branch, type Dealt, type LocalCommand, type LocalEnding, type Reply, type Request } from "./port";

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
      port.postMessage({ trouble: codeOf(trouble) } satisfies Reply);
    }
  }

  async #do(
    request: Exclude<Request, { ask: "join" }>,
  ): Promise<string | LocalMatch[] | Finished[] | Recording | undefined> {
    switch (request.ask) {
      case "open":
        return await this.#set(request.table, request.levels, request.name, request.deal);
      case "fork":
        return await this.#fork(request.branch, request.name);
      case "list":
        return await this.#list();
      case "finished":
        return await this.#finished();
      case "remove":
        return await this.#remove(request.code);
      case "recording":
        return await this.#recording(request.code, request.match);
    }
  }

  /** A match with bots, begun: the first seat is the person's. Its code. */
  async #set(table: NewTable, levels: string[], name: string, deal?: Dealt): Promise<string> {
    const rules = await loadRules(table.game);
    const { options } = rules.setup({ ...table.options, players: levels.length + 1 });
    const started: Started = { type: "started", key: deal?.key ?? someKey() };
    const branch = { table: { ...table, options }, rules: rules.description.version, levels: ["", ...levels], started };
    return await this.#begin(branch, name, deal?.cast);
  }

  /** A match that goes on from another one; what cannot be gone on with is refused. */
  async #fork(branch: Branch, name: string): Promise<string> {
    const rules = await loadRules(branch.table.game);
    const setup = rules.setup(branch.table.options ?? {}, branch.rules);
    if (branch.levels.length !== setup.players || !branch.levels.includes(""))
      throw new Trouble("no-seat", "somebody has to sit there");
    return await this.#begin(branch, name);
  }

  /** A table where everybody sits, and a match has begun; where there is no bot, the person is. Its code. */
  async #begin({ table, rules: version, levels, started }: Branch, name: string, cast?: number): Promise<string> {
    const { game, stand_in = TERMS.stand_in } = table;
    const stranger = [...levels, stand_in].find((level) => level && !hasLevel(game, level));
    if (stranger !== undefined) throw new Trouble("no-bot", `there is no bot ${stranger} of ${game}`);
    if (levels.includes(MASTER)) await loadMaster(game); // else it would have to play below itself from the beginning
    const rules = await loadRules(table.game);
    const { pace, seconds } = { ...TERMS.clock, ...table.clock };
    const terms = { ...table, clock: { pace, seconds: PACES[pace] ?? seconds }, public: false };
    const chairs = levels.map((level, seat): AnyEntry =>
      level ? { type: "bot-seated", seat, level } : { type: "sat", seat, person: PERSON, name },
    );
    const seated: AnyEntry[] = [...chairs, started];
    for (;;) {
      const code = LOCAL + someLetters();
      if (cast !== undefined && castOf(code) !== cast) continue; // the code says who the bots are
      const opened: Opened = { type: "opened", ...terms, code, rules: version, host: PERSON };
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

  /** Every match that is over, of every table; one whose log cannot be read is left out. */
  async #finished(): Promise<Finished[]> {
    const tables = await this.shelf.list().catch(() => []);
    const found = tables.map(async ({ code }) => finishedOf(code, (await this.shelf.read(code)) ?? [], PERSON));
    return (await Promise.all(found.map((each) => each.catch(() => [])))).flat();
  }

  async #remove(code: string): Promise<undefined> {
    const kept = (await this.#open.get(code)?.catch(() => undefined))?.book.kept ?? true;
    await this.#end(code, "unknown-table");
    await this.shelf.remove(code).catch((trouble: unknown) => {
      if (kept) throw trouble; // one that lived only here has gone with its table
    });
  }

  /** A match in writing, as far as it has been played; also of a table that lives only here. */
  async #recording(code: string, match?: number): Promise<Recording> {
    const open = await this.#open.get(code)?.catch(() => undefined);
    const listed = open?.book.listed ?? (await this.shelf.list().catch(() => [])).find((each) => each.code === code);
    const lines = await (open ? open.book.lines() : this.shelf.read(code).catch(() => undefined));
    if (!listed || !lines) throw new Shut("unknown-table");
    return recordingOfLog(lines, listed.chairs, match);
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

/** The code of the sentence for what was not done. */
function codeOf(trouble: unknown): string {
  const known = trouble instanceof Trouble || trouble instanceof Shut || trouble instanceof Unplayable;
  return known ? trouble.code : "fault";
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
