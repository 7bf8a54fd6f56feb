/** What Multiverse Money asks of us now, in one line; nothing while others decide. */

import { NOBODY, seatOf, written } from "../../state/seats";
import { say } from "../../words/words.svelte";
import type { Play } from "../../board/play.svelte";
import { worthOf } from "./purse";
import { betOf, betting, BLUFF, type Board } from "./spots";

export function lineOf({ table, turn, speech, names }: Play): string {
  const { seat, scene } = table;
  if (seat < 0 || scene.stage !== "playing") return "";
  const board = scene.board as Board;
  if (betting(board)) return betLine(turn.board as Board, seat);
  if (!table.owes) return "";
  const amount = board.amounts[written(seat)] ?? 0;
  const [move = ""] = turn.moves;
  const worth = (cards: string[]): number => worthOf(cards, (card) => speech.kind(card));
  if (move === "left") return say("money-take-left", { amount, worth: worth(board.left) });
  if (move === "right") return say("money-take-right", { amount, worth: worth(board.right) });
  if (move === "back") return say("money-take-back");
  const rival = seatOf(String(speech.term(move)?.arguments.rival ?? ""));
  if (rival !== NOBODY)
    return say("money-take-swap", { amount, worth: board.amounts[written(rival)] ?? 0, name: names[rival] ?? "" });
  return say("money-ask-resolve", { amount });
}

function betLine(board: Board, seat: number): string {
  const bet = betOf(board, seat);
  if (board.locked.includes(written(seat))) return say("money-ask-locked");
  if (!bet.length) return say("money-ask-empty");
  return bet.every((card) => card === BLUFF) ? say("money-ask-bluff") : say("money-ask-open");
}
