/** The lab as data: what its memory, its tallies and its figures look like (lab.json), and what it knows of a game. */

import { moduleOf, textOf } from "../engine/artefacts";
import { loadRules, type Rules } from "../engine/engine";
import { once } from "../engine/once";

/** Numbers of an array that belong together. */
export interface Block {
  at: number;
  shape: number[];
}

export interface Layout {
  size: number;
  blocks: Record<string, Block>;
}

/** What is the same for all games. */
export interface Contract {
  chunk: number;
  slow: number;
  deals: number;
  limits: { deals: number; seconds: number; seed: number; compared: number; restrictions: number };
  bots: { chance: number; sensible: number };
  never: number;
  always: number;
  no_limit: number;
  given_up: { moves: number; deals: number };
  win: number;
  every: number;
  trials: number;
  bins: number[];
  quantiles: number[];
  verdicts: Record<Verdict, number>;
  measures: Record<string, Block>;
  tally: Layout;
  figures: Layout;
  differences: Layout;
}

export type Verdict = "early" | "same" | "more" | "less";

/** One array of a desk. */
export interface Memory {
  name: string;
  bytes: number;
  shape: (number | "players" | "restrictions")[];
  same?: string; // it is the memory of another one
  small?: number; // its length where nobody searches
  holds?: (number | string)[]; // what is in it from the start
}

/** What a page needs to know of a game. */
export interface About {
  game: string;
  words: number; // of 64 moves each, in a set of moves
  kinds: string[];
  phases: string[];
  desk: Memory[];
}

/** Everything that a game's questions take. */
export interface Subject {
  contract: Contract;
  about: About;
  rules: Rules;
  module: WebAssembly.Module;
}

export const contractOf = async (): Promise<Contract> => (await textOf("lab")) as Contract;

/** Whatever questions about a game take, fetched and compiled on first use. */
export const subjectOf: (game: string) => Promise<Subject> = once(async (game) => {
  const rules = await loadRules(game);
  const [contract, about, module] = await Promise.all([
    contractOf(),
    textOf(`${game}.lab`),
    moduleOf(`${rules.description.family}.lab`),
  ]);
  return { contract, about: about as About, rules, module };
});
