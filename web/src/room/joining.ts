/** Who comes to a table sits down by themselves, unless they got up there: then they want to watch. */

import { untrack } from "svelte";
import { me } from "../state/me.svelte";
import type { Table } from "../state/table.svelte";

const KEY = "sobremesa-standing";

/** This person got up from a table, for as long as this tab is open. */
export function keepStanding(code: string): void {
  try {
    sessionStorage.setItem(KEY, [...standing(), code].join(" "));
  } catch {
    // Then they are seated again when they come back.
  }
}

const wantsToSit = (code: string): boolean => !standing().includes(code);

/**
 * Sit down where a match has not begun, or have one's seat under the name that one goes by now. Where effects live it
 * is done whenever the line is up again and whenever the seat is lost, not whenever something changes at the table:
 * two pages of one person would talk each other out of their names.
 */
export function takeSeat(table: Table): void {
  const { up, seat } = table;
  untrack(() => {
    if (!up || table.scene.stage !== "lobby" || !wantsToSit(table.code)) return;
    if (table.chairs[seat]?.name !== me.name) void table.send({ type: "join" });
  });
}

function standing(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split(" ").filter(Boolean);
  } catch {
    return [];
  }
}
