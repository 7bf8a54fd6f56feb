/** The matches of a log that are over, without the rules: the last move of each says how it went. */

import type { AnyEntry } from "../entries";
import type { Chair, Finished, Result } from "../wire";
import type { Logged } from "./fold";

/** A match that is being read. */
interface Reading {
  began: number;
  moves: number;
  deals: Result[];
}

/** What a person's shelf shows of a table's log, the first match first. */
export function finishedOf(code: string, lines: readonly Logged[], person: string): Finished[] {
  const found: Finished[] = [];
  const chairs: Chair[] = [];
  let about = { game: "", rules: 0, options: {} as Finished["options"] };
  let [number, own, reading]: [number, number, Reading | undefined] = [0, 0, undefined];
  const close = (ended: number) => {
    if (!reading) return;
    const last = reading.deals.at(-1);
    const { champions = [], totals = [] } = last ?? {};
    const { began, moves, deals } = reading;
    const sat = Array.from(chairs, (chair) => ({ ...chair }));
    found.push({
      ...{ code, number, ...about, began, ended, seat: own, chairs: sat, companions: sat.map(() => "") },
      ...{ champions, totals, deals: deals.length, moves },
    });
    reading = undefined;
  };
  for (const [entry, at] of lines) {
    if (entry.type === "opened") about = { game: entry.game, rules: entry.rules, options: entry.options ?? {} };
    if (entry.type === "renewed") about = { ...about, rules: entry.rules, options: entry.options };
    if (entry.type === "sat" && entry.person === person) own = entry.seat;
    seat(chairs, entry);
    if (entry.type === "started") [number, reading] = [number + 1, { began: at, moves: 0, deals: [] }];
    if (entry.type === "played" && reading) {
      reading.moves += entry.moves.length;
      if (entry.result) reading.deals.push(entry.result);
      if (entry.result?.champions.length) close(at);
    }
    if (entry.type === "ended") close(at);
  }
  return found;
}

/** Who sits where. */
function seat(chairs: Chair[], entry: AnyEntry): void {
  if (entry.type === "sat") chairs[entry.seat] = { name: entry.name };
  if (entry.type === "bot-seated") chairs[entry.seat] = { bot: entry.level };
  if (entry.type === "stood" || entry.type === "bot-left") chairs[entry.seat] = {};
}
