/** What a page and the worker of its local tables say to each other: requests, and then the wire of a table. */

import type { AnyCommand, AnyMessage, Closed, Ending, Finished, NewTable, Tempo } from "../wire";
import type { Started } from "../entries";
import type { Recording } from "../replay/recording";
import type { LocalMatch } from "./log";

/** What the codes of tables on this device begin with. */
export const LOCAL = "local-";

/** What the database is called that keeps them. */
export const SHELF = "sobremesa-local";

export const isLocal = (code: string): boolean => code.startsWith(LOCAL);

/** Which deal a match begins with: chance gives another one each time, unless it is named. */
export interface Dealt {
  key: string; // of the match, in hexadecimal: the shuffles and the bots' luck follow from it
  cast: number; // who of the cast sits at the first seat, and so at all others
}

/** What is asked of the worker, each with a port for the answer. */
export type Request =
  | { ask: "open"; table: NewTable; levels: string[]; name: string; deal?: Dealt }
  | { ask: "fork"; branch: Branch; name: string }
  | { ask: "list" }
  | { ask: "finished" }
  | { ask: "remove"; code: string }
  | { ask: "recording"; code: string; match?: number } // the last one, where none is named
  | { ask: "join"; code: string; take: boolean }; // the port is the line to the table

/** The answer to what is no line. */
export type Reply<T = unknown> = { done: T } | { trouble: string };

/** Where a match goes on from another one: its terms and rules, who sits where ("" is the person), and how it begins. */
export interface Branch {
  table: NewTable;
  rules: number;
  levels: string[];
  started: Started;
}

/** What can be asked, and what is answered. */
export interface Replies {
  open: string;
  fork: string;
  list: LocalMatch[];
  finished: Finished[];
  remove: undefined;
  recording: Recording;
}

/** Why a table is closed to us: as at a server, or because of this device. */
export type LocalEnding =
  | Ending
  | "elsewhere" // another tab plays it
  | "damaged" // its log cannot be read
  | "no-rules"; // the rules of the game could not be fetched, or do not run here

/** What a table on this device says. */
export type LocalMessage =
  Exclude<AnyMessage, Closed> | { type: "closed"; code: LocalEnding } | { type: "kept"; kept: boolean }; // whether what happens outlives this tab

/** What a page says to a table on this device. */
export type LocalCommand = AnyCommand | { type: "bye" } | { type: "tempo"; tempo: Tempo }; // of its bots, from now on
