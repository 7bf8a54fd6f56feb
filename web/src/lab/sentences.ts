/** What was found, in plain sentences. The twin of sobremesa/lab/sentences.py. */

import type { Difference, Figure, Found, Reader } from "./figures";
import { about, fixed, interval, most } from "./numbers";
import { likeFirst } from "./desk";
import type { Question, Setting } from "./question";
import type { Telling } from "./telling";

const SHARPER = 0.95; // of the variance: below it, pairing has helped
const PERCENT = 100;

/** What all sentences are about. */
export interface Answered {
  question: Question;
  title: string; // of the game
  settings: Setting[];
  found: Found;
  reader: Reader;
  telling: Telling;
}

/** What is said of the first setting. */
export function measured(answered: Answered): string[] {
  const { question, settings, found, reader, telling, title } = answered;
  const { language } = telling;
  const [setting, tally, said] = [settings[0], found.tallies[0], found.said[0]];
  if (!setting || !tally || !said) return [];
  const { players, bots, restrictions } = setting;
  const all = (number: number) => fixed(number, 0, language);
  const even = (part: number) => fixed(PERCENT * part, 1, language);
  const lines = [
    telling.say("measured", {
      unit: question.unit,
      deals: all(found.played),
      title,
      players,
      bots: telling.bots(bots),
    }),
    figured(telling, "length", reader.measure(said, lengthOf(question)), 1, { unit: question.unit }),
  ];
  if (hasBeginner(answered))
    lines.push(
      figured(telling, "first", reader.measure(said, "places"), PERCENT, {
        even: even(winsOfASeat(reader, tally, players)),
      }),
    );
  const like = likeFirst(setting).filter(Boolean).length;
  if (like < players) {
    const who = telling.likeTheFirst(setting);
    lines.push(
      figured(telling, "side", reader.measure(said, "side"), PERCENT, {
        even: even(like / players),
        who,
        many: String(like),
      }),
    );
  }
  if (reader.count(tally, "asked")) lines.push(figured(telling, "lead", reader.figure(said, "leads", 5), PERCENT));
  for (const [place, restriction] of restrictions.entries())
    lines.push(
      telling.say("kept", {
        restriction: telling.restriction(restriction),
        narrowed: all(reader.count(tally, "kept", place, 0)),
        impossible: all(reader.count(tally, "kept", place, 1)),
      }),
    );
  return [...lines, ...unfinished(answered, 0)];
}

/** How many deals, or matches, of a setting were given up, if any. */
function unfinished({ question, found, reader, telling }: Answered, number: number): string[] {
  const tally = found.tallies[number];
  const many = tally ? reader.count(tally, "unfinished") : 0;
  if (!many) return [];
  const { moves, deals } = reader.contract.given_up;
  const all = (count: number) => fixed(count, 0, telling.language);
  const said = { unit: question.unit, many: all(many), moves: all(moves), deals: all(deals) };
  const setting = quoted(telling, question, number);
  return [number ? telling.say("unfinished-with", { ...said, setting }) : telling.say("unfinished", said)];
}

/** A setting's name, in a sentence. */
const quoted = (telling: Telling, question: Question, number: number): string =>
  telling.say("quoted", { text: telling.setting(question, number) });

/** What is said of another setting beside the first. */
export function different(answered: Answered, number: number): string[] {
  const { question, found, reader, telling } = answered;
  const than = found.than[number - 1];
  if (!than) return [];
  const setting = quoted(telling, question, number);
  const lines = headlines(answered, number).map(([name, measure, times]) => {
    const difference = reader.difference(than, measure);
    const shown = scaled(difference, difference.verdict === "less" ? -times : times);
    return telling.say(`${name}-${difference.verdict}`, {
      setting,
      unit: question.unit,
      seat: "P0",
      most: most(shown, telling.language),
      needed: about(difference.needed, telling.language),
      ...interval(shown, telling.language),
    });
  });
  return [...lines, ...unfinished(answered, number)];
}

/** What has to be known besides. */
export function notes({ found, reader, telling }: Answered): string[] {
  const many = found.than.length;
  const lines: string[] = [];
  if (many) {
    const left = Math.min(...found.than.map((than) => reader.difference(than, "moves").left));
    const paired = { left: fixed(PERCENT * left, 0, telling.language) };
    lines.push(left < SHARPER ? telling.say("paired", paired) : telling.say("apart"));
  }
  if (many > 1) lines.push(telling.say("together", { settings: many }));
  return [...lines, telling.say("people")];
}

/** What the length of a deal is measured in, or of a match. */
export const lengthOf = ({ unit }: Question): string => (unit === "match" ? "deals" : "moves");

/** How often a seat wins if all are alike: more than its part, where wins are shared. */
export function winsOfASeat(reader: Reader, tally: BigInt64Array, players: number): number {
  let wins = 0;
  for (let seat = 0; seat < players; seat++) wins += reader.count(tally, "seats", seat);
  return wins / (players * reader.count(tally, "played"));
}

/** Whether every deal was begun by one seat. */
export function hasBeginner({ found, reader }: Answered): boolean {
  const [tally] = found.tallies;
  return !!tally && found.played > 0 && reader.count(tally, "begun") === reader.count(tally, "played");
}

/** The differences that are put into sentences: what it is called, its measure, and what it is multiplied by. */
function headlines(answered: Answered, number: number): [string, string, number][] {
  const { question, settings } = answered;
  const [base, other] = [settings[0], settings[number]];
  const lines: [string, string, number][] = [["length", lengthOf(question), 1]];
  if (hasBeginner(answered)) lines.push(["first", "places", PERCENT]);
  const playedBy = (setting: Setting | undefined) => JSON.stringify([setting?.bots, setting?.restrictions]);
  if (base?.players === other?.players && playedBy(base) !== playedBy(other))
    lines.push(["wins", "wins", PERCENT], ["points", "points", 1]);
  return lines;
}

function figured(telling: Telling, message: string, figure: Figure, times: number, more = {}): string {
  return telling.say(message, { ...interval(scaled(figure, times), telling.language), ...more });
}

/** A figure in other units; turned round, its ends change places. */
function scaled({ mean, low, high }: Figure | Difference, times: number): Figure {
  const [one, other] = [low * times, high * times];
  return { mean: mean * times, low: Math.min(one, other), high: Math.max(one, other) };
}
