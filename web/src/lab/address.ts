/** Questions as the query of an address: `game=NAME&o.players=2&never=challenge`. The twin of sobremesa/lab/address.py. */

import type { Description, Options } from "../record/description";
import {
  canonical,
  DEALS,
  type Compared,
  type Limits,
  type Question,
  type Restriction,
  SENSIBLE,
  show,
} from "./question";
import { Unasked, usual } from "./question";

type Pair = [string, string];

const PLAIN = /%(?:3A|40|2F|2C|3B|3D|24)/g; // what an address may show as it is
const COMPARED = /^(\d+)\.(.+)$/;
const WHOLE = /^\d{1,18}$/;

/** The query of an address. */
export function writeAddress(question: Question, description: Description): string {
  return pairsOf(question, description)
    .map((pair) => pair.map(escaped).join("="))
    .join("&");
}

const escaped = (text: string): string =>
  encodeURIComponent(text).replaceAll("%20", "+").replaceAll(PLAIN, decodeURIComponent);

/** The game that a query names, if any. */
export const gameIn = (query: string): string => new URLSearchParams(query).get("game") ?? "";

/** A question from the query of an address. */
export function readAddress(query: string, description: Description, limits: Limits): Question {
  const [base, others] = parted([...new URLSearchParams(query)]);
  const asked: Question = { ...usual(description.game), deals: undefined };
  const rest = base.filter(([key, value]) => !readPlain(asked, key, value));
  Object.assign(asked, readSetting(description, rest));
  if (others.some((_, place) => !others[place])) throw new Unasked("key", "1, 2, 3…");
  asked.compared = others.map((pairs) => readSetting(description, pairs));
  return canonical(asked, description, limits);
}

/** The pairs of the question itself, and those of each setting that it is compared with. */
function parted(pairs: Pair[]): [Pair[], Pair[][]] {
  const base: Pair[] = [];
  const others = new Map<number, Pair[]>();
  for (const [key, value] of pairs) {
    const [, number, name] = COMPARED.exec(key) ?? [];
    if (number === undefined || name === undefined) base.push([key, value]);
    else others.set(Number(number), [...(others.get(Number(number)) ?? []), [name, value]]);
  }
  const numbers = [...others.keys()].sort((one, other) => one - other);
  if (numbers.some((number, place) => number !== place + 1)) throw new Unasked("key", `${numbers.join(", ")}`);
  return [base, numbers.map((number) => others.get(number) ?? [])];
}

function pairsOf(question: Question, description: Description): Pair[] {
  const { game, rotate, unit, deals, seconds, seed, compared } = question;
  const pairs: Pair[] = [["game", game], ...optionPairs(description, question.options)];
  if (question.bots.join() !== SENSIBLE) pairs.push(["bots", question.bots.join()]);
  pairs.push(...question.restrictions.map(restrictionPair));
  if (rotate) pairs.push(["rotate", "on"]);
  if (unit !== "deal") pairs.push(["unit", unit]);
  if (seconds !== undefined) pairs.push(["seconds", short(seconds)]);
  else if (deals !== undefined && deals !== DEALS) pairs.push(["deals", String(deals)]);
  if (seed !== 1) pairs.push(["seed", String(seed)]);
  for (const [place, each] of compared.entries())
    pairs.push(...comparedPairs(description, each).map(([key, value]): Pair => [`${place + 1}.${key}`, value]));
  return pairs;
}

/** As C's %g writes it. */
const short = (number: number): string => {
  const [digits = "", power] = number.toPrecision(6).split("e");
  const plain = digits.includes(".") ? digits.replace(/\.?0+$/, "") : digits;
  return power === undefined ? plain : `${plain}e${power.replace(/^([+-])(\d)$/, "$10$2")}`;
};

function comparedPairs(description: Description, { options, bots, restrictions }: Compared): Pair[] {
  const pairs = optionPairs(description, options);
  if (bots) pairs.push(["bots", bots.join()]);
  if (restrictions) pairs.push(...(restrictions.length ? restrictions.map(restrictionPair) : [["never", ""] as Pair]));
  return pairs;
}

const optionPairs = ({ options: known }: Description, options: Options): Pair[] =>
  known.flatMap(({ name }) => {
    const value = options[name];
    return value === undefined ? [] : [[`o.${name}`, show(value)]];
  });

/** `never=challenge;seats=0;phases=play;above=3`. */
function restrictionPair({ how, moves, seats, phases, above, below }: Restriction): Pair {
  const said = [moves.join()];
  if (seats.length) said.push(`seats=${seats.join()}`);
  if (phases.length) said.push(`phases=${phases.join()}`);
  if (above !== undefined) said.push(`above=${above}`);
  if (below !== undefined) said.push(`below=${below}`);
  return [how, said.join(";")];
}

/** Read what only a whole question says; whether it was that. */
function readPlain(question: Question, key: string, value: string): boolean {
  if (key === "game") return true;
  if (key === "rotate") question.rotate = readSwitch(key, value);
  else if (key === "unit") question.unit = readUnit(value);
  else if (key === "deals") question.deals = readWhole(key, value);
  else if (key === "seconds") question.seconds = readReal(key, value);
  else if (key === "seed") question.seed = readWhole(key, value);
  else return false;
  return true;
}

function readSwitch(key: string, value: string): boolean {
  if (value !== "on" && value !== "off") throw new Unasked("value", `${key}=${value}`);
  return value === "on";
}

function readUnit(value: string): Question["unit"] {
  if (value !== "deal" && value !== "match") throw new Unasked("value", `unit=${value}`);
  return value;
}

function readWhole(key: string, value: string): number {
  if (!WHOLE.test(value)) throw new Unasked("number", `${key}=${value}`);
  return Number(value);
}

function readReal(key: string, value: string): number {
  if (!value.trim() || !Number.isFinite(Number(value))) throw new Unasked("number", `${key}=${value}`);
  return Number(value);
}

function readSetting(description: Description, pairs: Pair[]): Compared {
  const found: Compared = { options: {} };
  for (const [key, value] of pairs) {
    if (key.startsWith("o.")) readOption(description, found.options, key.slice(2), value);
    else if (key === "bots") found.bots = value.split(",");
    else if (key === "never" || key === "always")
      found.restrictions = [...(found.restrictions ?? []), ...(value ? [readRestriction(key, value)] : [])];
    else throw new Unasked("key", key);
  }
  return found;
}

function readOption({ options: known }: Description, options: Options, name: string, text: string): void {
  const option = known.find((each) => each.name === name);
  if (!option) throw new Unasked("option", name);
  const value = option.values.find((each) => show(each) === text);
  if (value === undefined) throw new Unasked("value", `${name}=${text}`);
  options[name] = value;
}

function readRestriction(how: Restriction["how"], text: string): Restriction {
  const [moves = "", ...conditions] = text.split(";");
  const found: Restriction = { how, moves: moves.split(","), seats: [], phases: [] };
  for (const condition of conditions) {
    const [name = "", value = ""] = condition.split("=");
    if (name === "seats") found.seats = value.split(",").map((each) => readWhole(name, each));
    else if (name === "phases") found.phases = value.split(",");
    else if (name === "above" || name === "below") found[name] = readWhole(name, value);
    else throw new Unasked("restriction", name);
  }
  return found;
}
