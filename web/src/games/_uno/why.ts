/** Why nothing of ours can be played, in one line. It says what the table asks for; whether a card may, the rules have said. */

import type { Speech } from "../../words/speech";
import { say } from "../../words/words.svelte";
import type { UnoBoard } from "./spots";

/** "" where a card can be played, or something else is asked. */
export function whyOf(board: UnoBoard, offered: string[], hand: string[], speech: Speech): string {
  if (offered.some((move) => hand.includes(move))) return "";
  if (board.phase === "drawn") return offered.includes("pass") ? say("why-drawn") : "";
  if (!offered.includes("draw")) return "";
  if (board.stacked) return say("why-stacked", { count: board.stacked });
  const { colour: own, rank } = speech.kind(board.top)?.arguments ?? {};
  const colour = speech.say("colour", { colour: board.colour });
  if (!own) return say("why-colour", { colour });
  return Number.isNaN(Number(rank))
    ? say("why-card", { card: speech.card(board.top) })
    : say("why-number", { colour, number: String(rank) });
}
