/** Whose turn it is, in words. */

import { say } from "../words/words.svelte";
import type { Play } from "./play.svelte";

export function promptOf({ table, names, forced, speech }: Play): string {
  if (table.scene.stage !== "playing") return "";
  if (forced) return say("only-move", { move: speech.move(forced) });
  if (table.owes) return say("your-turn");
  const [first, ...others] = table.waited.map((seat) => names[seat] ?? "");
  if (first === undefined) return "";
  return others.length ? say("their-turn", { count: table.waited.length }) : say("whose-turn", { seat: first });
}
