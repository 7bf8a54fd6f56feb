/** What Python wrote for tests: whole stories of the server's tables with one person and bots. */

import type { AnyEntry } from "../entries";
import { written } from "../record/written";
import type { AnyCommand, By, Event, Play } from "../wire";
import type { Logged } from "./fold";

/** What was decided: entries, with the stories in them unpacked, or an answer. */
interface Decided {
  entries?: AnyEntry[];
  stories?: Event[][];
  answer?: object;
}

export type Step =
  | { keep: AnyEntry[]; at: number; told: Record<string, unknown[]> }
  | { returning: AnyCommand; entries: AnyEntry[] }
  | ({ command: AnyCommand } & Decided)
  | ({ play: Play; seat: number; by: By } & Decided)
  | { due: number | null; now: number; entries: AnyEntry[] }
  | { since: number; now: number; shown: unknown };

export interface Written {
  game: string;
  woken: number;
  stories: {
    name: string;
    opened: Logged;
    steps: Step[];
    logs: { log: Logged[]; entries: AnyEntry[]; shown: unknown }[];
  }[];
}

const FILES = import.meta.glob<string>("../../../build/stories/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const GAMES = written<Written>(FILES, "tests/write_stories.py");
