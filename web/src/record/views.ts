/** What Python wrote for tests: descriptions of all games, and records of theirs with all that is to be read from them. */

import type { Progress } from "./decode";
import type { Description } from "./description";

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
if (!Object.keys(FILES).length)
  throw new Error("there are no views to read; write them: SOBREMESA_INTERPRETED=1 python tests/write_views.py");

export const GAMES = Object.values(FILES).map((text) => JSON.parse(text) as Written);
