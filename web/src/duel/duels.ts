/** The duels that were played on this device, by their deals: at which table, and how, so that no duel asks for it twice. */

import { bytesOf, lettersOf } from "../deal/bytes";
import { keep, kept } from "../state/storage";
import type { Letter } from "./link";

const KEY = "sobremesa-duels";
const MOST = 40; // of them, the latest

export interface Duel {
  /** The table, and which of its matches it was. */
  code: string;
  match: number;
  /** The link that it came by, in letters; "" where it began here. */
  letters: string;
  /** How it was played, as a link has it; "" until it is over. */
  moves: string;
}

type Duels = Record<string, Duel>;

/** What a duel goes by: a key is nobody else's. */
const nameOf = ({ game, key }: Pick<Letter, "game" | "key">): string => `${game} ${key}`;

function all(): Duels {
  const isDuel = (found: unknown): found is Duel =>
    found !== null &&
    typeof found === "object" &&
    ["code", "letters", "moves"].every((name) => typeof found[name as keyof typeof found] === "string") &&
    "match" in found &&
    Number.isInteger(found.match);
  return Object.fromEntries(
    Object.entries(kept(KEY)).flatMap(([name, found]) => (isDuel(found) ? [[name, found]] : [])),
  );
}

export function duelOf(letter: Pick<Letter, "game" | "key">): Duel | undefined {
  return all()[nameOf(letter)];
}

/** The duel that is played at a table. */
export function duelAt(code: string, match: number): Duel | undefined {
  return Object.values(all()).find((duel) => duel.code === code && duel.match === match);
}

export function writeDuel(letter: Pick<Letter, "game" | "key">, duel: Partial<Duel>): void {
  const { [nameOf(letter)]: before, ...others } = all();
  const after: Duel = { code: "", match: 1, letters: "", moves: "", ...before, ...duel };
  const latest = Object.entries(others).slice(1 - MOST);
  keep(KEY, Object.fromEntries([...latest, [nameOf(letter), after]]));
}

/** Moves of a link in letters, and back. */
export const writtenMoves = (moves: Uint8Array): string => lettersOf(moves);
export const readMoves = (letters: string): Uint8Array => bytesOf(letters);
