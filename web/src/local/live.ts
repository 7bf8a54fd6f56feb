/**
 * A table on this device that is being played: commands, bots' turns and the passing of time are jobs, done one after
 * another, as at the server (sobremesa/table/live/table.py). Nothing happens while nobody looks.
 */

import type { View } from "../engine/state";
import { BLIND, FEW, HASTE, HUMAN, LEISURE, PAUSE, SHARES, TEMPI } from "../entries";
import type { AnyEntry } from "../entries";
import type { Accepted, AnyCommand, AnyMessage, Drafted, Explained, Play, Refused, Tempo } from "../wire";
import type { Book } from "./book";
import { decide, draft, explain, play, returning, type Person } from "./decide";
import { Conflict } from "./log";
import type { Players } from "./players";
import type { LocalEnding, LocalMessage } from "./port";
import { news, snapshot } from "./scene";
import { levelOf, seatOf, versionOf, type Table } from "./table";
import { due, elapse, hasRivals } from "./time";

export type Tell = (message: LocalMessage) => void;
type Job = () => Promise<void>;
type Answer = Accepted | Drafted | Explained | Refused;

/** What a table needs of who keeps it. */
export interface Keeper {
  /** The log is not what we know: read it anew. */
  reread(): Promise<Book>;
  /** It cannot go on here. */
  fail(trouble: unknown): void;
  /** Nobody looks any more. */
  rest(): void;
}

/** Who plays on this device. */
export const PERSON = "me";
const TRIES = 5; // times that a command is decided anew when another tab was first

/** How somebody who looks has said hello: not yet, to be shown boards, or to be shown views. */
type Greeting = "none" | "boards" | "views";

export class Live {
  readonly #audience = new Map<Tell, Greeting>();
  readonly #thoughts = new Map<number, number>(); // by seat: the version it answers
  readonly #held = new Map<number, Job[]>(); // by seat: presses that wait
  readonly #alarms = new Map<string, ReturnType<typeof setTimeout>>();
  /** How quickly its bots play. Who looks may wish it otherwise at any time. */
  tempo: Tempo = "usual";
  #jobs: Promise<void> = Promise.resolve();
  #woken = Date.now(); // when the last time began that somebody looks
  #shown: number[]; // when each seat was put its question
  #kept: boolean;
  #ended = false;

  constructor(
    private book: Book,
    private readonly players: Players,
    private readonly keeper: Keeper,
    private readonly pause = PAUSE, // milliseconds
  ) {
    this.#shown = book.table.chairs.map(() => Date.now());
    this.#kept = book.kept;
  }

  get table(): Table {
    return this.book.table;
  }

  get person(): Person {
    return { id: PERSON, name: this.book.name };
  }

  get deserted(): boolean {
    return !this.#audience.size;
  }

  join(tell: Tell): void {
    if (this.deserted) this.#woken = Date.now();
    this.#audience.set(tell, "none");
    if (!this.book.kept) tell({ type: "kept", kept: false });
    this.#put(this.#elapse);
  }

  part(tell: Tell): void {
    this.#audience.delete(tell);
    if (this.deserted) this.#rest();
  }

  /** A last word to everybody; nothing happens here any more. */
  end(code: LocalEnding): void {
    this.#ended = true;
    this.#dismiss(code);
  }

  #dismiss(code: LocalEnding): void {
    for (const tell of this.#audience.keys()) tell({ type: "closed", code });
    this.#audience.clear();
    this.#rest();
  }

  /** What is begun is finished, and kept. */
  async settled(): Promise<void> {
    await this.#jobs;
  }

  /** A command of the person; it is answered in its turn. */
  ask(tell: Tell, command: AnyCommand): void {
    switch (command.type) {
      case "hello":
        this.#audience.set(tell, command.stamp === this.table.setup.rules.description.stamp ? "views" : "boards");
        return this.#show(tell, command.version ?? -1);
      case "pong":
        return;
      case "play":
        return this.#press(this.#seat, command.version ?? -1, () => this.#serve(tell, command));
      default:
        return this.#put(() => this.#serve(tell, command));
    }
  }

  get #seat(): number {
    return seatOf(this.table, PERSON);
  }

  get #version(): number {
    return versionOf(this.table.versions, this.#seat);
  }

  #show(tell: Tell, since = -1): void {
    if (this.#audience.get(tell) === "none") this.#audience.set(tell, "boards");
    const present = this.#seat < 0 ? [] : [this.#seat];
    const here = { present, spectators: 1 - present.length };
    const views = this.#audience.get(tell) === "views";
    tell(snapshot(this.table, PERSON, since, here, this.#woken, Date.now(), views));
  }

  // Jobs

  #put(job: Job): void {
    const done = async () => {
      if (this.#ended) return;
      try {
        await job();
        this.#arrange();
      } catch (trouble) {
        if (trouble instanceof Conflict) await this.#catchUp();
        else console.error("a job failed; the table stands as it was", trouble);
      }
    };
    this.#jobs = this.#jobs.then(done);
  }

  /** Keep what happens, and tell everybody. Then it is durable: a fault in the telling must not undo the answer. */
  async #keep(entries: AnyEntry[]): Promise<void> {
    const before = this.table;
    await this.book.keep(entries);
    try {
      this.#tell(before, this.table);
    } catch (trouble) {
      console.error("a change could not be told", trouble);
    }
  }

  /** Another tab has written: read everything anew. */
  async #catchUp(): Promise<void> {
    try {
      this.book = await this.keeper.reread();
    } catch (trouble) {
      return this.keeper.fail(trouble);
    }
    this.#thoughts.clear();
    for (const tell of this.#audience.keys()) this.#show(tell);
    this.#put(this.#elapse);
  }

  // People

  async #serve(tell: Tell, command: AnyCommand): Promise<void> {
    const answer = await this.#answer(command);
    tell(answer);
    if (command.type === "leave" && answer.type === "accepted") this.#dismiss("left");
  }

  async #answer(command: AnyCommand): Promise<Answer> {
    const id = command.id ?? "";
    for (let tries = TRIES; tries && !this.#ended; tries--)
      try {
        const answer = await this.#decided(command);
        return { ...answer, id, version: this.#version };
      } catch (trouble) {
        if (!(trouble instanceof Conflict)) {
          console.error("a command failed; the table stands as it was", trouble);
          return { type: "refused", id, code: "fault", version: this.#version };
        }
        await this.#catchUp();
      }
    return { type: "refused", id, code: "storage", version: this.#version };
  }

  /** Do a command: what it did is kept when it is answered. */
  async #decided(command: AnyCommand): Promise<Unsent> {
    const { person } = this;
    const back = returning(this.table, person, command);
    if (back.length) await this.#keep(back);
    if (command.type === "draft") return draft(this.table, person, command);
    if (command.type === "explain") return explain(this.table, person, command);
    const decision = decide(this.table, person, command, someKey());
    if (!Array.isArray(decision)) return decision;
    if (decision.length) await this.#keep(decision);
    return { type: "accepted" };
  }

  #tell(before: Table, after: Table): void {
    const seat = seatOf(after, PERSON);
    const anew = seat !== seatOf(before, PERSON) ? -1 : versionOf(before.versions, seat);
    for (const [tell, greeting] of this.#audience) {
      if (this.#kept !== this.book.kept) tell({ type: "kept", kept: this.book.kept });
      if (greeting === "none") continue;
      const messages: AnyMessage[] = news(before, after, seat, this.#woken, greeting === "views");
      if (anew < 0 || after.setup !== before.setup) this.#show(tell, anew);
      else messages.forEach(tell);
    }
    this.#kept = this.book.kept;
    after.asked.forEach((asked, each) => asked === before.asked[each] || this.#askedAnew(each));
  }

  #askedAnew(seat: number): void {
    this.#shown[seat] = Date.now();
    this.#release(seat);
  }

  // Races

  /**
   * A turn arrives. Here nobody's is on its way for long, so the first is the quickest. But one that was made sooner
   * than anybody can react counts as a slow one, and so does what the same seat presses then.
   */
  #press(seat: number, version: number, job: Job): void {
    const { table } = this;
    const racing = seat >= 0 && version >= (table.asked[seat] ?? 0) && hasRivals(table, seat);
    const own = Date.now() - (this.#shown[seat] ?? 0);
    const blind = own < HUMAN && seat !== table.state?.first;
    const held = this.#held.get(seat);
    if (!racing || (!blind && !held)) return this.#put(job);
    if (held) return void held.push(job);
    this.#held.set(seat, [job]);
    this.#alarm(`race ${seat}`, BLIND - own, () => this.#release(seat));
  }

  /** What was held of a seat is done: it has waited, or is asked something else. */
  #release(seat: number): void {
    const jobs = this.#held.get(seat) ?? [];
    this.#held.delete(seat);
    for (const job of jobs) this.#put(job);
  }

  // Bots and time

  /** Whoever is a bot and owes an answer thinks; an alarm is set for what happens by itself. */
  #arrange(): void {
    const { table } = this;
    if (this.deserted) return;
    if (table.state && table.stage === "playing")
      for (const seat of table.state.actors) if (levelOf(table, seat)) this.#ponder(seat, table.state.view(seat));
    const at = due(table, this.#woken);
    if (at !== undefined) this.#alarm("clock", at - Date.now(), () => this.#put(this.#elapse));
  }

  /** A bot thinks about a question once; an older one is no longer worth a thought. */
  #ponder(seat: number, view: View): void {
    const version = this.table.asked[seat] ?? 0;
    if (this.#thoughts.get(seat) === version) return;
    this.#thoughts.set(seat, version);
    void this.#think(seat, version, view);
  }

  async #think(seat: number, version: number, view: View): Promise<void> {
    const { table } = this;
    const racing = this.pause > 0 && hasRivals(table, seat);
    const pause = racing ? await this.#reaction(seat, view) : this.#leisure(seat);
    const ready = new Promise((resolve) => setTimeout(resolve, pause));
    const thought = this.players.turn(table.key, seat, levelOf(table, seat), view).catch((trouble: unknown) => {
      console.error("a bot failed; it plays anything", trouble);
      return view.legal(seat).slice(0, 1);
    });
    const [moves] = await Promise.all([thought, ready]);
    if (this.#thoughts.get(seat) === version) this.#press(seat, version, () => this.#move(seat, version, moves));
  }

  /** How long a bot takes whose turn it is. */
  #leisure(seat: number): number {
    const share = portion(this.tempo, this.table.chairs.length) * this.players.temperament(seat).pace;
    return between(...SHARES) * this.pause * share;
  }

  /** How long it takes where others may be quicker: whoever plays the same deal again has the same rivals. */
  async #reaction(seat: number, view: View): Promise<number> {
    const { key } = this.table;
    const late = this.players.lateness(key, seat, levelOf(this.table, seat), view).catch(() => Math.random());
    return HASTE + (await late) * (LEISURE - HASTE);
  }

  /** A bot's turn enters by the same door; one that comes too late is forgotten. */
  async #move(seat: number, version: number, moves: string[]): Promise<void> {
    if (this.#thoughts.get(seat) === version) this.#thoughts.delete(seat);
    if (this.deserted || !levelOf(this.table, seat)) return;
    const turn: Play = { type: "play", version, moves };
    const decision = play(this.table, seat, turn, this.table.chairs[seat]?.bot ? "bot" : "stand-in");
    if (Array.isArray(decision)) await this.#keep(decision);
  }

  /** What the passing of time has done. */
  #elapse = async (): Promise<void> => {
    const entries = this.deserted ? [] : elapse(this.table, this.#woken, Date.now());
    if (entries.length) await this.#keep(entries);
  };

  /** Ring in some milliseconds; a new alarm of a name replaces the old one. */
  #alarm(name: string, delay: number, ring: () => void): void {
    clearTimeout(this.#alarms.get(name));
    this.#alarms.set(name, setTimeout(ring, Math.max(0, delay)));
  }

  /** Nobody looks any more. */
  #rest(): void {
    for (const alarm of this.#alarms.values()) clearTimeout(alarm);
    this.#alarms.clear();
    this.#thoughts.clear();
    this.#held.clear();
    this.keeper.rest();
  }
}

type Unsent = { [A in Answer as A["type"]]: Omit<A, "id" | "version"> }[Answer["type"]];

/** How much of its pause a bot takes; with many of them less, so that a round takes no longer. */
const portion = (tempo: Tempo, seats: number): number => TEMPI[tempo] * Math.min(1, FEW / seats);

const between = (least: number, most: number): number => least + Math.random() * (most - least);

/** 256 bits that nobody knows, in hexadecimal. */
export function someKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
