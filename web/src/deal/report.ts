/** A deal as it is told to others: what became of it and how it went, without a card of it. */

import type { Rules } from "../engine/engine";
import { openThinker } from "../engine/thinking";
import { gameOf } from "../games/games";
import type { Language } from "../words/languages";
import { speechOf } from "../words/speech";
import { courseOf, type Mark } from "./course";
import { outcomeOf, type Outcome } from "./outcome";
import type { Deal } from "./packing";
import type { Sentences } from "./sentences";

export interface Report {
  outcome: Outcome;
  marks: Mark[];
}

/** What became of a deal, in somebody's language. */
export async function outcomeIn(rules: Rules, deal: Deal, language: Language): Promise<Outcome> {
  const { game } = rules.description;
  const [{ default: score }, speech] = await Promise.all([gameOf(game).score(), speechOf(game, language)]);
  return outcomeOf(deal, score, speech);
}

/** How a deal went; who listens hears how many decisions of how many were looked at. */
export async function marksOf(
  rules: Rules,
  deal: Deal,
  sides: number,
  ear?: (done: number, of: number) => void,
): Promise<Mark[]> {
  const thinker = await openThinker(rules.description.game);
  try {
    return await courseOf(deal, sides, thinker, ear);
  } finally {
    thinker.close();
  }
}

/** Marks as they are kept: a digit for each. */
export const digitsOf = (marks: readonly Mark[]): string => marks.join("");
export const marksIn = (digits: string): Mark[] => (digits.match(/[0-3]/g) ?? []).map((digit) => Number(digit) as Mark);

const SQUARES = ["🟥", "🟧", "🟨", "🟩"];

/** How it ended, in two words. */
export function endOf({ won, drawn, place, of }: Outcome, sentences: Sentences): string {
  if (drawn) return sentences.say("result-drawn");
  return won ? sentences.say("result-won") : sentences.say("result-place", { place, of });
}

/** What was counted, one's own before the others'; "" where nothing is. */
export function countedIn({ counted, counts }: Outcome, sentences: Sentences): string {
  const [own, ...others] = counts.map((count) => count ?? 0);
  if (own === undefined) return "";
  return sentences.say("result-counted", { counted, own: String(own), others: others.join(", ") });
}

/** What a deal of the day is called. */
export interface Heading {
  title: string;
  game: string;
  date: string;
}

/** The same as a text for a chat. */
export function textOf({ title, game, date }: Heading, report: Report, streak: number, sentences: Sentences): string {
  const { outcome, marks } = report;
  const end = [`${outcome.won ? "🏆 " : ""}${endOf(outcome, sentences)}`, turnsIn(outcome, sentences)].join(" · ");
  const course = marks.map((mark) => SQUARES[mark]).join("");
  const days = streak > 1 ? `🔥 ${sentences.say("day-streak", { count: streak })}` : "";
  return [`${title} · ${game} · ${date}`, end, course, countedIn(outcome, sentences), days].filter(Boolean).join("\n");
}

export const turnsIn = ({ turns }: Outcome, sentences: Sentences): string =>
  sentences.say("result-turns", { count: turns });
