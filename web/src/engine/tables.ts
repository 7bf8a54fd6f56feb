/** What Python wrote for tests: deals of all games, and everything that its rules and bots say about them. */

import type { Options } from "../record/description";
import { written } from "../record/written";
import type { Drafted, Event, Explained, Refused, Result } from "../wire";

export interface Written {
  game: string;
  deals: Deal[];
  options: { version: number; chosen: Options; options: Options; blank: string }[];
  bots: Chosen[];
  searches: Searched[];
  masters: Pondered[];
  levels: string[];
}

export interface Deal {
  name: string;
  options: Options;
  key: string;
  steps: Step[];
  next?: Step;
}

/** Who is asked, and what some seats may do. */
export interface Asked {
  actors: number[];
  first: number;
  silence: string;
  legal: [number, string[]][];
}

/** A move and what it leads to; of some only the move. */
export interface Step extends Partial<Asked> {
  seat?: number;
  move?: string;
  record?: string;
  moment?: [number, number];
  outcome?: Omit<Result, "events">;
  look?: Look;
  composed?: Composed;
}

export interface Look {
  board: unknown;
  views: (Asked & { seat: number; record: string; events: Event[]; board: unknown; seed: string; resampled: string })[];
  refusals: [number, string, number, number][]; // seat, move, point, what it is about
  ends: [string, boolean][];
}

export interface Composed {
  seat: number;
  drafts: [string[], Omit<Drafted, "id" | "version"> | Refused][];
  explanations: [string[], string[], Omit<Explained, "id" | "version"> | Refused][];
  turns: [string[], string[] | Refused][];
}

/** A view that bots were shown. */
export interface Shown {
  record: string;
  options: Options;
  seat: number;
}

export interface Chosen extends Shown {
  lucks: [string, string][]; // by seed
  moves: [string, string, string][]; // level, seed, move
  turns: [string, string, string[]][]; // level, seed, moves
}

export interface Searched extends Shown {
  seed: string;
  iterations: number;
  threads: number;
  tries: { move: string; tries: number; share: number }[];
}

export interface Pondered extends Shown {
  seed: string;
  moves: [number, string][]; // tries, move
  chance: number;
}

const FILES = import.meta.glob<string>("../../../build/tables/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const GAMES = written<Written>(FILES, "tests/write_tables.py");
