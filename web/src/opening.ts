/** Setting tables up. */

import { ask } from "./net/api";
import { Link, socketOf, type Wish } from "./net/link";
import { me } from "./state/me.svelte";
import type { NewTable } from "./wire";

/** Set a table up; its code. */
export async function open(table: NewTable): Promise<string> {
  await me.arrive();
  return (await ask("POST /api/tables", {}, table)).code;
}

/** A match against bots, running: our seat is the first, the others are theirs. */
export async function openAgainst(level: string, table: NewTable): Promise<string> {
  const code = await open(table);
  const { chairs } = await ask("GET /api/tables/{code}", { code });
  const bots = chairs.slice(1).map((_, place): Wish => ({ type: "add-bot", seat: place + 1, level }));
  await tell(code, [{ type: "sit", seat: 0 }, ...bots, { type: "ready" }, { type: "start" }]);
  return code;
}

/** Say these things at a table, one after the other. */
async function tell(code: string, commands: Wish[]): Promise<void> {
  const link = new Link(socketOf(code), { seen: () => -1, hear: () => undefined, line: () => undefined });
  try {
    for (const command of commands) await link.send(command);
  } finally {
    link.close();
  }
}

/** The address that friends open. */
export function addressOf(code: string): string {
  return `${location.origin}/t/${code}`;
}
