/** Who the bots of a table are, by its code and the seat: the twin of sobremesa/bots/characters.py, from the same data. */

import data from "../../../sobremesa/bots/characters.json";

export interface Temperament {
  /** Factors of the time that a bot takes, and of the words that it forgets. */
  pace: number;
  forgets: number;
  /** The share of events that it remarks on. */
  talks: number;
}

export interface Character {
  name: string;
  temperament: string;
  ground: string;
  head: string;
  topper: string;
  leaf: string;
}

const STEP = 5; // from seat to seat; with a dozen characters nobody sits at a table twice
const EVEN: Temperament = { pace: 1, forgets: 1, talks: 0 };

export const CAST: Character[] = data.cast;
const TEMPERAMENTS: Record<string, Temperament> = data.temperaments;

/** FNV-1a, of 32 bits. */
export function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return mixed >>> 0;
}

/** The place in the cast of who sits first at a table: tables of the same place have the same bots. */
export const castOf = (code: string): number => hash(code) % CAST.length;

export function characterAt(code: string, seat: number): Character | undefined {
  return characterIn(castOf(code), seat);
}

export function temperamentAt(code: string, seat: number): Temperament {
  return temperamentIn(castOf(code), seat);
}

function characterIn(cast: number, seat: number): Character | undefined {
  return CAST[(cast + STEP * seat) % CAST.length];
}

/** How the bot at a seat is, by the place in the cast of who sits first. */
export function temperamentIn(cast: number, seat: number): Temperament {
  return TEMPERAMENTS[characterIn(cast, seat)?.temperament ?? ""] ?? EVEN;
}

export const named = (name: string): Character | undefined => CAST.find((character) => character.name === name);
