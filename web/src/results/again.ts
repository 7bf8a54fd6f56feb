/** Another match at the same table. */

import { done } from "../screens/trouble";
import type { Table } from "../state/table.svelte";

/**
 * Against bots alone nobody has to be waited for, unless somebody looks on, who may want to sit down; on this device
 * they begin by themselves.
 */
export async function again(table: Table): Promise<void> {
  const alone = table.chairs.every((chair, seat) => chair.bot || seat === table.seat);
  const begins = alone && !table.spectators && !table.local;
  if ((await done(table.send({ type: "rematch" }))) && begins) await done(table.send({ type: "start" }));
}
