/** A question to the lab, as docs/lab.md has it: a value, in one canonical form. */

import type { Description, Option, Options, Value } from "../record/description";
import { select } from "./selection";

export type Unit = "deal" | "match";

/** What some seats never do, or always do when they can, and when that holds. */
export interface Restriction {
  how: "never" | "always";
  moves: string[];
  seats: number[]; // none: everybody
  phases: string[]; // none: whatever is being asked
  above?: number | undefined; // only with more cards in hand than this
  below?: number | undefined;
}

/** Another setting: what is different in it. */
export interface Compared {
  options: Options;
  bots?: string[] | undefined;
  restrictions?: Restriction[] | undefined;
}

/** What somebody wants to know. Bots: one for all, or one for each seat. */
export interface Question {
  game: string;
  options: Options;
  bots: string[];
  restrictions: Restriction[];
  rotate: boolean;
  unit: Unit;
  deals?: number | undefined;
  seconds?: number | undefined;
  seed: number;
  compared: Compared[];
}

/** One setting of a question, with nothing left open. */
export interface Setting {
  options: Options;
  players: number;
  bots: string[]; // one for each seat
  restrictions: Restriction[];
}

export interface Limits {
  deals: number;
  seconds: number;
  seed: number;
  compared: number;
  restrictions: number;
}

export const DEALS = 10_000; // that a question asks for unless it says how many, or how long
export const SENSIBLE = "sensible";
const SEARCH = /^search@([1-9]\d{0,6})i$/;

/** What is wrong with a question: a sentence of the lab, and what it is about. */
export class Unasked extends Error {
  constructor(
    readonly why: "game" | "key" | "option" | "value" | "number" | "bots" | "moves" | "restriction" | "many" | "same",
    readonly about: string,
  ) {
    super(`${why}: ${about}`);
    this.name = "Unasked";
  }
}

/** The question that a game begins with. */
export function usual(game: string): Question {
  const nothing = { options: {}, restrictions: [], compared: [] };
  return { game, ...nothing, bots: [SENSIBLE], rotate: false, unit: "deal", deals: DEALS, seed: 1 };
}

/** The same question with nothing in it that goes without saying; numbers and options are checked. */
export function canonical(question: Question, description: Description, limits: Limits): Question {
  checkNumbers(question, limits);
  const options = unusual(description, chosen(description, question.options));
  const compared = question.compared.map((each) => ({
    ...each,
    options: inOrder(description, each.options),
    ...(each.bots ? { bots: alike(each.bots) } : {}),
  }));
  const { deals, seconds } = question;
  return {
    ...question,
    options,
    bots: alike(question.bots),
    compared,
    deals: deals === undefined && seconds === undefined ? DEALS : deals,
  };
}

/** A question in its canonical form, all of whose settings can be played. */
export function playable(question: Question, description: Description, limits: Limits): Question {
  const found = canonical(question, description, limits);
  settingsOf(found, description, limits);
  return found;
}

/** The settings of a question, the one that others are compared with first. */
export function settingsOf(question: Question, description: Description, limits: Limits): Setting[] {
  const base = settingOf(question, { options: {} }, description, limits);
  const others = question.compared.map((each) => settingOf(question, each, description, limits));
  const twin = others.findIndex((each) => JSON.stringify(each) === JSON.stringify(base));
  if (twin >= 0) throw new Unasked("same", String(twin + 1));
  return [base, ...others];
}

function settingOf(question: Question, compared: Compared, description: Description, limits: Limits): Setting {
  const options = chosen(description, { ...question.options, ...compared.options });
  const players = Number(options.players);
  const restrictions = compared.restrictions ?? question.restrictions;
  if (restrictions.length > limits.restrictions) throw new Unasked("many", String(limits.restrictions));
  for (const restriction of restrictions) checkRestriction(description, players, restriction);
  return { options, players, bots: seated(players, compared.bots ?? question.bots), restrictions };
}

/** A bot for each seat. */
function seated(players: number, bots: string[]): string[] {
  const [all = SENSIBLE] = bots;
  const found = bots.length === 1 ? Array.from({ length: players }, () => all) : bots;
  if (found.length !== players) throw new Unasked("bots", bots.join(", "));
  for (const bot of found) if (iterationsOf(bot) === undefined) throw new Unasked("bots", bot);
  return found;
}

/** The iterations of a search; 0 for who does not search, nothing for who is no bot of the lab. */
export function iterationsOf(bot: string): number | undefined {
  if (bot === "chance" || bot === SENSIBLE) return 0;
  const [, iterations] = SEARCH.exec(bot) ?? [];
  return iterations === undefined ? undefined : Number(iterations);
}

function checkRestriction(description: Description, players: number, restriction: Restriction): void {
  const { moves, seats, phases, above, below } = restriction;
  if (!moves.length) throw new Unasked("restriction", restriction.how);
  for (const selector of moves) select(description, selector);
  for (const seat of seats) if (!(seat < players)) throw new Unasked("restriction", `P${seat}`);
  for (const phase of phases) if (!phasesOf(description).includes(phase)) throw new Unasked("restriction", phase);
  for (const limit of [above, below])
    if (limit !== undefined && !(Number.isInteger(limit) && limit >= 0 && limit < 1 << 30))
      throw new Unasked("number", String(limit));
}

/** What a game may be asking, by name, in the order of their numbers; none where it always asks the same. */
export function phasesOf(description: Description): string[] {
  const field = description.record.fields.phase;
  return field?.kind === "letter" ? Object.values(field.names) : [];
}

function checkNumbers({ deals, seconds, seed, compared }: Question, limits: Limits): void {
  if (deals !== undefined && seconds !== undefined) throw new Unasked("number", "deals, seconds");
  if (deals !== undefined && !between(deals, 1, limits.deals)) throw new Unasked("number", `deals=${deals}`);
  if (seconds !== undefined && !(seconds > 0 && seconds <= limits.seconds))
    throw new Unasked("number", `seconds=${seconds}`);
  if (!between(seed, 0, limits.seed)) throw new Unasked("number", `seed=${seed}`);
  if (compared.length > limits.compared) throw new Unasked("many", String(limits.compared));
}

const between = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** Every option with its value; what cannot be chosen is refused. */
function chosen({ options: known }: Description, options: Options): Options {
  for (const name of Object.keys(options))
    if (!known.some((option) => option.name === name)) throw new Unasked("option", name);
  return Object.fromEntries(known.map((option) => [option.name, allowed(option, options[option.name])]));
}

function allowed(option: Option, value: Value = option.default): Value {
  if (!option.values.includes(value) || (!option.offered && value !== option.default))
    throw new Unasked("value", `${option.name}=${show(value)}`);
  return value;
}

const unusual = (description: Description, all: Options): Options =>
  picked(description, all, (option, value) => value !== option.default);

const inOrder = (description: Description, options: Options): Options => picked(description, options, () => true);

/** Some of the options, in the order of the game. */
function picked({ options: known }: Description, options: Options, wanted: (option: Option, value: Value) => boolean) {
  const found: Options = {};
  for (const option of known) {
    const value = options[option.name];
    if (value !== undefined && wanted(option, value)) found[option.name] = value;
  }
  return found;
}

/** One name if everybody is alike. */
const alike = (bots: string[]): string[] => (new Set(bots).size === 1 ? bots.slice(0, 1) : bots);

/** A value as it is written on the command line. */
export const show = (value: Value): string => (typeof value === "boolean" ? (value ? "on" : "off") : String(value));
