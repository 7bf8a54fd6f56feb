/**
 * A table on this device as a value: who sits, how the match stands, what was asked of whom. It is the server's table
 * (sobremesa/table/core/table.py) with the same versions: an open step advances everybody's, a secret move only its
 * maker's.
 */

import type { Rules } from "../engine/engine";
import type { Setup, State } from "../engine/state";
import type { Opened, Terms } from "../entries";
import type { By, Chair, Event, Footing, Line, Result, Stage } from "../wire";

/** How much has happened: open steps, and the secret moves of each seat. */
export interface Versions {
  readonly open: number;
  readonly secret: number[];
}

/** One thing that happened. */
export interface Step {
  readonly versions: Versions;
  /** Those of a move or a deal, as a seat, or a spectator, may know them. */
  readonly events?: (seat: number) => Event[];
  readonly seat?: number;
  readonly by?: By;
  readonly line?: Line; // if it was said
}

/** The story of a deal: what was told last, after all that was told before. */
export interface Story {
  readonly before: Story | undefined;
  readonly events: Event[];
}

/** What a log is read with. */
export interface Ground {
  readonly rules: Rules; // today's
  readonly blind?: boolean; // older rules are not even tried
  readonly stories?: ReadonlyMap<string, Event[]>; // unpacked: for matches whose rules are gone
}

export interface Table {
  readonly ground: Ground;
  readonly opened: Opened & Terms;
  readonly setup: Setup; // what is played; if its rules are lost, what can be played next
  readonly rules: number; // their version
  readonly lost: boolean; // nobody has the rules any more
  readonly renewed: boolean; // the rules are others than those of the match before
  readonly chairs: Chair[];
  readonly people: string[]; // the identity that each seat belongs to; "" for none
  readonly versions: Versions;
  readonly staged: Versions; // when the stage began
  readonly asked: number[]; // each seat's own version when its present question was put
  readonly history: Step[][]; // the secret steps of each seat, last the open ones
  readonly commands: string[][]; // what each seat has done, last spectators
  readonly size: number; // entries folded
  readonly stage: Stage;
  readonly match: number;
  readonly key: string; // of the match
  readonly state: State | undefined;
  readonly owed: number[]; // who owes an answer, as far as everybody may know
  readonly questions: string[]; // what each seat may do, as sets of moves
  readonly since: number; // when the present question was put, in milliseconds
  readonly deals: Result[]; // of the match, those that have ended
  readonly lines: Line[];
  readonly stoodIn: number[]; // seats that a stand-in has answered for
  readonly story: Story | undefined; // of the deal
  readonly origin: string; // the moment of another match that this one went on from
}

/** What others notice of a move: nothing of a secret one, and of a covert one not who made it. */
export function noticed(before: State, after: State, move: string): "open" | "covert" | "secret" {
  if (before.moment.join() === after.moment.join()) return "secret";
  const { rules } = after.setup;
  return rules.description.unseen.includes(rules.moves.get(move) ?? -1) ? "covert" : "open";
}

/** The version of a seat, or of a spectator. */
export function versionOf(versions: Versions, seat: number): number {
  return versions.open + (versions.secret[seat] ?? 0);
}

/** One step later. */
export function later({ open, secret }: Versions, seat: number, hidden: boolean): Versions {
  return hidden ? { open, secret: secret.with(seat, (secret[seat] ?? 0) + 1) } : { open: open + 1, secret };
}

/** Somebody's past with one thing more; it pushes out none but their own. A spectator's (-1) is the last. */
export function remember<T>(past: T[][], whose: number, value: T, most: number): T[][] {
  return past.with(whose, [...(past.at(whose) ?? []).slice(1 - most), value]);
}

/** What a seat, or a spectator, may know to have happened after a version of theirs, as far as it is kept. */
export function missed(table: Table, seat: number, version: number): Step[] {
  const own = seat >= 0 ? (table.history[seat] ?? []) : [];
  const past = [...(table.history.at(-1) ?? []), ...own];
  const after = past.filter((step) => versionOf(step.versions, seat) > version);
  return after.sort((a, b) => versionOf(a.versions, seat) - versionOf(b.versions, seat));
}

/** The seat of a person; -1 for a spectator. */
export function seatOf(table: Table, person: string): number {
  return person ? table.people.indexOf(person) : -1;
}

/** The move that saying nothing is now, in a window that closes by itself; else "". */
export function silenceOf(table: Table): string {
  return table.state && table.stage === "playing" ? table.state.silence : "";
}

/** The level of the bot that answers for a seat; "" if a person does. */
export function levelOf(table: Table, seat: number): string {
  const chair = table.chairs[seat];
  return chair?.bot || chair?.stand_in || "";
}

/** How the rules that are played here stand to today's. */
export function footingOf(table: Table): Footing {
  if (table.lost) return "lost";
  if (table.rules !== table.ground.rules.description.version) return "older";
  return table.renewed ? "renewed" : "today";
}
