/** What who sits at a table is called. Bots are called after spices, which everybody at the table can pronounce. */

import type { Chair } from "../wire";

const SPICES = ["Canela", "Pimentón", "Romero", "Azafrán", "Laurel", "Comino", "Tomillo", "Clavo", "Vainilla", "Anís"];

export function nameOf(chair: Chair, seat: number): string {
  return chair.name || (chair.bot ? (SPICES[seat % SPICES.length] ?? "") : "");
}

export function namesOf(chairs: Chair[]): string[] {
  return chairs.map(nameOf);
}
