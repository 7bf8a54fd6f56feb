/** Whose turn it is, in words. */

import { say } from "../words/words.svelte";
import type { Play } from "./play.svelte";

export function promptOf({ table, names }: Play): string {
  const { stage, owed = [] } = table.scene;
  if (stage !== "playing") return "";
  if (table.owes) return say("your-turn");
  const [first, ...others] = owed.map((seat) => names[seat] ?? "");
  if (first === undefined) return "";
  return others.length ? say("their-turn", { count: owed.length }) : say("whose-turn", { seat: first });
}
