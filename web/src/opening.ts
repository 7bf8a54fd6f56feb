/** Setting tables up. */

import { ask } from "./net/api";
import { Link, socketOf, type Wish } from "./net/link";
import { me } from "./state/me.svelte";
import type { NewTable, Summary } from "./wire";

/** A table of our own, where the first seat is ours; its code. */
export async function open(table: NewTable): Promise<string> {
  const { code } = await set(table);
  await tell(code, [{ type: "sit", seat: 0 }]);
  return code;
}

/** A match against bots, running: our seat is the first, the others are theirs. */
export async function openAgainst(level: string, table: NewTable): Promise<string> {
  const { code, chairs } = await set(table);
  const bots = chairs.slice(1).map((_, place): Wish => ({ type: "add-bot", seat: place + 1, level }));
  await tell(code, [{ type: "sit", seat: 0 }, ...bots, { type: "start" }]);
  return code;
}

async function set(table: NewTable): Promise<Summary> {
  await me.arrive();
  return ask("POST /api/tables", {}, table);
}

/** Say these things at a table, one after the other. What is refused is seen there: the table is opened next. */
async function tell(code: string, commands: Wish[]): Promise<void> {
  const link = new Link(socketOf(code), { seen: () => -1, hear: () => undefined, line: () => undefined });
  try {
    await Promise.all(commands.map((command) => link.send(command)));
  } finally {
    link.close();
  }
}

/** The address that friends open. */
export function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}
