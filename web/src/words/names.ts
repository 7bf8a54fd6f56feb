/** What who sits at a table is called. Bots are called after spices, which everybody at the table can pronounce. */

import { characterAt } from "../characters/characters";
import type { Chair } from "../wire";

export function nameOf(chair: Chair, seat: number, code: string): string {
  return chair.name || (chair.bot ? (characterAt(code, seat)?.name ?? "") : "");
}

export function namesOf(chairs: Chair[], code: string): string[] {
  return chairs.map((chair, seat) => nameOf(chair, seat, code));
}
