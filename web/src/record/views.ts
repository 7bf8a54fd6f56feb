/** What Python wrote for tests: descriptions of all games, and records of theirs with all that is to be read from them. */

import type { Progress } from "./decode";
import type { Description } from "./description";
import { written } from "./written";

export interface Written {
  description: Description;
  setups: { name: string; players: number; views: View[] }[];
}

export interface View {
  record: string;
  packed: string; // the same, as it travels
  board: unknown;
  events: unknown;
  numbers: Progress;
}

const FILES = import.meta.glob<string>("../../../build/views/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const GAMES = written<Written>(FILES, "tests/write_views.py");
