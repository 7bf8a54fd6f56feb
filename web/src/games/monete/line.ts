/** What Monete asks of us now, and what the card that we hold up does, in one line. */

import { say } from "../../words/words.svelte";
import type { Play } from "../../board/play.svelte";
import { is, markersSet, questionOf } from "./asking";
import type { Board } from "./spots";

export function lineOf(play: Play): string {
  return toldOf(play) || (play.turn.ready ? say("monete-ready") : "");
}

/** The same; "" where a turn is whole, and its card does nothing that one would have to know. */
export function toldOf({ turn, speech }: Play): string {
  const { moves, ready } = turn;
  const board = turn.board as Board;
  const question =
    moves[0] === "speak" ? "speak" : ready ? "" : questionOf(board, turn.legal, moves.length > 0, speech);
  const card = board.taken ? speech.card(board.taken) : "";
  const action = speech.kind(moves.findLast(is("card", speech)) ?? "")?.arguments.action;
  const closes = ready && board.phase === "close" && moves[0] !== "draw";
  const acts = action && action !== "none" && ["combo", "target", ""].includes(question);
  return [
    closes ? say("monete-closes") : acts ? say(`monete-does-${String(action)}`) : "",
    question && say(`monete-ask-${question}`, { number: board.number, card }),
    !acts && ready && markersSet(moves).length ? say("monete-may-turn") : "",
  ]
    .filter(Boolean)
    .join(" ");
}
