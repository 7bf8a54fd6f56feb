/**
 * What happens by itself, as at the server (sobremesa/table/core/timeouts.py and races.py): a hand-over when time runs
 * out, silence where it is an answer, the next deal after a pause. Whoever plays here is never away: nothing happens
 * while nobody looks.
 */

import { WINDOW } from "../entries";
import type { AnyEntry } from "../entries";
import { levelOf, silenceOf, type Table } from "./table";

/** When the time for the present question, or the pause, is up; it does not run while nobody is there. */
export function deadline(table: Table, woken: number): number | undefined {
  const { stage, opened } = table;
  if (stage !== "playing" && stage !== "pause") return undefined;
  let time = 1000 * (stage === "pause" ? opened.pause : opened.clock.seconds);
  if (silenceOf(table)) time = Math.min(time || WINDOW, WINDOW);
  if (!time && stage === "playing") return undefined;
  return Math.max(table.since, woken) + time;
}

/** The next moment at which something may happen by itself. */
export function due(table: Table, woken: number): number | undefined {
  const waiting = table.stage === "pause" || silenceOf(table) || table.owed.some((seat) => isWaitedFor(table, seat));
  return waiting ? deadline(table, woken) : undefined;
}

/** What the passing of time has done by now. */
export function elapse(table: Table, woken: number, now: number): AnyEntry[] {
  const end = deadline(table, woken);
  if (end === undefined || now < end) return [];
  if (table.stage === "pause") return [{ type: "dealt" }];
  const silence = silenceOf(table);
  if (silence) return table.owed.map((seat) => ({ type: "played", seat, moves: [silence], by: "time" }));
  const late = table.owed.filter((seat) => isWaitedFor(table, seat)).sort((a, b) => a - b);
  return late.map((seat) => ({ type: "handed-over", seat, level: table.opened.stand_in, why: "time" }));
}

/** Whether a person is to answer, as far as everybody may know. */
function isWaitedFor(table: Table, seat: number): boolean {
  return table.stage === "playing" && table.owed.includes(seat) && !levelOf(table, seat);
}

/** Whether another seat could win a race now; nobody when no window is open. */
export function hasRivals(table: Table, seat: number): boolean {
  const { state, setup } = table;
  if (!state || !silenceOf(table)) return false;
  const { races } = setup.rules.description;
  const mayRace = (rival: number) => state.legal(rival).some((move) => races.includes(setup.move(move) ?? -1));
  return table.chairs.some((_, rival) => rival !== seat && mayRace(rival));
}
