/** A table as the server shows it to us. What follows from a view that it sends is made by `insight.ts`. */

import type { View } from "../engine/state";
import { isLocal, type LocalEnding } from "../local/port";
import { lineOf, type Answer, type Connection, type Hearer, type Told as Heard, type Wish } from "../net/link";
import { SPECTATOR } from "../wire";
import type { Chair, Line, Preparing, Result, Scene, Shuffling, Snapshot, Tempo, Told, Update } from "../wire";
import { Insight } from "./insight";
import * as seen from "./seen";
import { Turn } from "./turn.svelte";

const REMEMBERED = 500; // steps and lines

export class Table {
  /** What does not change while we look; undefined until the server has answered. */
  about = $state.raw<Snapshot>();
  scene = $state.raw<Scene>({ stage: "lobby" });
  /** The record of what we may know, where this device has the rules. */
  view = $state.raw<View>();
  chairs = $state.raw<Chair[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** What the table waits for, because the server has not prepared it yet. */
  preparing = $state.raw<Preparing>();
  deals = $state.raw<Result[]>([]);
  lines = $state.raw<Line[]>([]);
  /** What everybody sees of the shuffle; none, where there is nobody to share it with. */
  shuffle = $state.raw<Shuffling | null>(null);
  /** What has happened, oldest first. */
  told = $state.raw<Told[]>([]);
  /** What happened while we were away, until it is put aside. */
  away = $state.raw<Told[]>([]);
  version = $state(-1);
  up = $state(false);
  /** Why the table is closed to us. */
  ending = $state<LocalEnding>();
  /** What happens here outlives the page; on a device that keeps nothing it does not. */
  kept = $state(true);
  readonly turn: Turn;
  /** It is on this device: nobody else can come, and no line can break. */
  readonly local: boolean;
  readonly seat = $derived(this.about?.seat ?? SPECTATOR);
  /** Whom the table waits for: nobody, where saying nothing is an answer. */
  readonly waited = $derived(this.scene.silence ? [] : (this.scene.owed ?? []));
  readonly owes = $derived(!this.past && this.waited.includes(this.seat));
  /** What we are offered: nobody has to say that they say nothing. */
  readonly offered = $derived((this.scene.legal ?? []).filter((move) => move !== this.scene.silence));

  #link: Connection;
  #insight = new Insight((stamp) => this.#greet(stamp));
  #anew = false; // we have asked to be shown the table again
  #skew = 0;
  #hearers: ((steps: Told[]) => void)[] = [];
  #listeners: ((line: Line) => void)[] = [];

  constructor(
    readonly code: string,
    line: (code: string, hearer: Hearer) => Connection = lineOf,
  ) {
    this.turn = new Turn(this);
    this.local = isLocal(code);
    this.#link = line(code, {
      seen: () => this.version,
      hear: (message) => this.#hear(message),
      line: (up) => this.#line(up),
      kept: (kept) => (this.kept = kept),
    });
  }

  /** What is shown has happened: it is looked back at, and nobody is asked anything. */
  get past(): boolean {
    return this.#link.past ?? false;
  }

  /** Say something. What is only asked is answered here if we can; whom a bot stands in for takes the seat back by asking. */
  send(command: Wish): Promise<Answer> {
    const answer = this.chairs[this.seat]?.stand_in ? undefined : this.#insight.answer(command, this.version);
    return answer ? Promise.resolve(answer) : this.#link.send(command);
  }

  close(): void {
    this.#link.close();
  }

  /** Another tab has the table: have it here. */
  takeOver(): void {
    this.ending = undefined;
    this.#link.takeOver?.();
  }

  /** How quickly the bots of a table on this device play; another table has agreed on that. */
  pace(tempo: Tempo): void {
    this.#link.pace?.(tempo);
  }

  /** Hear of every step in the moment it is told; answers how to stop. */
  onTold(hearer: (steps: Told[]) => void): () => void {
    this.#hearers.push(hearer);
    return () => (this.#hearers = this.#hearers.filter((other) => other !== hearer));
  }

  /** Hear of everything that is said, in the moment it is; answers how to stop. */
  onSaid(listener: (line: Line) => void): () => void {
    this.#listeners.push(listener);
    return () => (this.#listeners = this.#listeners.filter((other) => other !== listener));
  }

  /** The server's clock, in milliseconds since 1970. */
  now(): number {
    return Date.now() + this.#skew;
  }

  #greet(stamp: string): boolean {
    return (this.#anew = this.#link.greet?.(stamp) ?? false);
  }

  #line(up: boolean): void {
    this.up = up;
    if (up) return;
    this.#anew = false;
    this.#insight.hangUp();
  }

  #hear(message: Heard): void {
    switch (message.type) {
      case "snapshot":
        return this.#show(message);
      case "update":
        return this.#update(message);
      case "presence":
        this.present = message.present;
        this.spectators = message.spectators;
        return;
      case "preparing":
        this.preparing = message;
        return;
      case "chat":
        this.version = message.version;
        this.lines = [...this.lines, message.line].slice(-REMEMBERED);
        for (const listener of this.#listeners) listener(message.line);
        return;
      case "closed":
        this.ending = message.code;
        return;
      case "ping":
        return;
    }
  }

  #show(snapshot: Snapshot): void {
    const scene = this.#insight.show(snapshot);
    if (!scene) return;
    const before = this.about?.seat === snapshot.seat ? this.version : seen.version(snapshot);
    const fresh = this.about?.seat !== snapshot.seat || snapshot.resync;
    const missed = snapshot.missed.filter((step) => step.version > before);
    this.told = (fresh ? snapshot.missed : [...this.told, ...missed]).slice(-REMEMBERED);
    if (before >= 0 && !this.#anew && !this.past) this.away = [...this.away, ...missed];
    this.#skew = snapshot.now - Date.now();
    this.about = snapshot;
    this.chairs = snapshot.chairs;
    this.present = snapshot.present;
    this.spectators = snapshot.spectators;
    this.deals = snapshot.deals;
    this.lines = snapshot.lines;
    this.shuffle = snapshot.shuffle;
    this.preparing = undefined; // if there is anything, it is told next
    this.ending = undefined;
    this.#stand(snapshot.version, scene);
    if (this.#anew) this.#tell(missed);
    this.#anew = false;
  }

  #update(update: Update): void {
    const scene = this.#insight.read(update.scene);
    if (!scene) return;
    this.told = [...this.told, ...update.told].slice(-REMEMBERED);
    this.chairs = update.chairs ?? this.chairs;
    this.deals = update.deals ?? this.deals;
    this.shuffle = update.shuffle ?? this.shuffle;
    this.#stand(update.version, scene);
    this.#tell(update.told);
  }

  #tell(steps: Told[]): void {
    for (const hearer of this.#hearers) hearer(steps);
  }

  #stand(version: number, scene: Scene): void {
    const before = this.scene;
    this.version = version;
    this.scene = scene;
    this.view = this.#insight.view;
    this.turn.meet(before);
    if (this.about && !this.past) seen.keep(this.about, version);
  }
}
