/** Turns and reasons in words. */

import { seatOf } from "../state/seats";
import type { Speech } from "../words/speech";
import { say } from "../words/words.svelte";
import type { Sentence } from "./reasons";

const MOST = 4; // cards that are shown
const ENDS = ["move-done", "move-lock"]; // that a turn ends need not be said

/** The cards that a turn names. */
export function cardsOf(moves: string[], speech: Speech): string[] {
  const cards = moves.flatMap((move) => {
    const card = speech.term(move)?.arguments.card;
    return typeof card === "string" ? [card] : [];
  });
  return cards.slice(0, MOST);
}

/** A turn: "Comodín, elige el rojo". */
export function turnText(moves: string[], speech: Speech, names: string[]): string {
  const said = moves.filter((move) => !ENDS.includes(speech.term(move)?.message ?? ""));
  const text = (said.length ? said : moves).map((move) => moveText(move, speech, names)).join(", ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function moveText(move: string, speech: Speech, names: string[]): string {
  const term = speech.term(move);
  if (!term) return move;
  const { card, seat, rival } = term.arguments;
  if (typeof card === "string") return speech.card(card);
  const who = rival ?? seat;
  const text =
    typeof who === "string"
      ? speech.say(term.message, { ...named(term.arguments), seat: nameOf(who, names), rival: nameOf(who, names) })
      : speech.move(move);
  return text.charAt(0).toLocaleLowerCase() + text.slice(1);
}

const named = (given: Record<string, boolean | number | string>) =>
  Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]));
const nameOf = (seat: string, names: string[]): string => names[seatOf(seat)] ?? seat;

/** Why a turn is good. */
export function reasonText({ id, about }: Sentence, speech: Speech, names: string[]): string {
  const values = Object.entries(about).map(([key, value]) => [key, valueOf(key, value, speech, names)] as const);
  return say(id, Object.fromEntries(values));
}

function valueOf(key: string, value: string | number, speech: Speech, names: string[]): string | number {
  if (typeof value === "number") return value;
  if (key === "seat") return nameOf(value, names);
  if (key === "card") return speech.card(value);
  return speech.say(key, { [key]: value });
}
