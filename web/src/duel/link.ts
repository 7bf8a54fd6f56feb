/**
 * A deal that is sent to friends, as the letters of an address: which game and options, the key of its shuffles, which
 * bots sit there, and how it was played by whom. Results are not in it: whoever opens it plays the moves through by the
 * rules, and sees what they lead to.
 */

import { CAST } from "../characters/characters";
import type { Options, Rules } from "../engine/engine";
import { bytesOf, lettersOf, Reader, Unreadable, Writer } from "../deal/bytes";
import { packed, packMoves, Digits, unpackMoves, type Deal, type Digit } from "../deal/packing";
import { hexOf, sha256 } from "../sha256";
import { LEVELS } from "../entries";
import { clean } from "../local/decide";

/** The levels of bots that a format can name. A letter is written in the first that can, so older pages read it, too. */
const FORMATS: Record<number, readonly string[]> = { 1: ["chance", "sensible", "search"], 2: LEVELS };
const KEY = 32; // bytes
const SUM = 4; // bytes of the checksum
const NAME = 24; // letters
export const MOST = 4; // who may have played it
export const LONGEST = 4000; // letters

/** What is wrong with a link; the code is that of a sentence. */
export class BadLink extends Error {
  constructor(
    readonly code: "damaged" | "too-long" | "newer" | "other-rules",
    about: string,
  ) {
    super(about);
  }
}

/** Who played it, and the moves as they are packed. */
export interface Played {
  name: string;
  moves: Uint8Array;
}

/** A link as it can be read without the rules. */
export interface Letter {
  format: number;
  game: string;
  rules: number;
  setup: Uint8Array; // options and levels, packed
  cast: number;
  key: string;
  plays: Played[]; // by whom it was sent first
}

/** What is played: the setup of a letter. */
export interface Terms {
  options: Options;
  levels: string[];
}

/** Options and levels as they are packed: each value as its place among those that there are. */
export function packTerms({ description }: Rules, { options, levels }: Terms): Pick<Letter, "format" | "setup"> {
  const chosen = description.options.map(({ name, values, default: usual }): Digit => {
    const place = values.indexOf(options[name] ?? usual);
    if (place < 0) throw new Unreadable(`${name} cannot be ${options[name]}`);
    return [place, values.length];
  });
  const [format = "", known = []] =
    Object.entries(FORMATS).find(([, each]) => levels.every((one) => each.includes(one))) ?? [];
  if (!format) throw new Unreadable(`no bots ${levels.join()}`);
  const seated = levels.map((level): Digit => [known.indexOf(level), known.length]);
  return { format: Number(format), setup: packed([...chosen, ...seated]) };
}

/** What is played; a letter of other rules cannot be, and says so. */
export function termsOf({ description }: Rules, { format, rules, setup }: Letter): Terms {
  if (rules !== description.version) throw new BadLink("other-rules", `${rules}, not ${description.version}`);
  return readable(() => {
    const digits = new Digits(setup);
    const chosen = description.options.map(({ name, values }) => [name, values[digits.next(values.length)] ?? 0]);
    const options = Object.fromEntries(chosen) as Options;
    const rivals = Array.from({ length: Number(options.players) - 1 });
    const known = FORMATS[format] ?? [];
    const levels = rivals.map(() => known[digits.next(known.length)] ?? "");
    digits.end();
    return { options, levels };
  });
}

/** The deal as somebody played it, by the rules. */
export function dealOf(rules: Rules, letter: Letter, { moves }: Played): Deal {
  return readable(() => unpackMoves(rules.setup(termsOf(rules, letter).options), letter.key, moves));
}

/** How somebody played a deal. */
export const playedBy = (name: string, deal: Deal): Played => ({ name: clean(name, NAME), moves: packMoves(deal) });

export function lettersFor({ format, game, rules, setup, cast, key, plays }: Letter): string {
  const writer = new Writer().number(format).text(game).number(rules).piece(setup).number(cast);
  writer.bytes(key.match(/../g)?.map((digits) => parseInt(digits, 16)) ?? []).number(plays.length);
  for (const { name, moves } of plays) writer.text(name).piece(moves);
  const { written } = writer;
  return lettersOf(writer.bytes(sha256(written).subarray(0, SUM)).written);
}

export function letterOf(letters: string): Letter {
  if (letters.length > LONGEST) throw new BadLink("too-long", `${letters.length} letters`);
  return readable(() => {
    const bytes = bytesOf(letters);
    const [body, sum] = [bytes.subarray(0, -SUM), bytes.subarray(-SUM)];
    const reader = new Reader(body);
    const format = reader.number();
    if (sha256(body).subarray(0, SUM).join() !== sum.join()) throw new Unreadable("the checksum is another");
    if (!(format in FORMATS)) throw new BadLink("newer", `format ${format}`);
    return { format, ...contentsOf(reader) };
  });
}

function contentsOf(reader: Reader): Omit<Letter, "format"> {
  const head = { game: reader.text(), rules: reader.number(), setup: reader.piece(), cast: reader.number() };
  const key = hexOf(reader.bytes(KEY));
  const count = reader.number();
  if (head.cast >= CAST.length || count < 1 || count > MOST) throw new Unreadable("not what we write");
  const plays = Array.from({ length: count }, () => ({ name: clean(reader.text(), NAME), moves: reader.piece() }));
  reader.end();
  return { ...head, key, plays };
}

/** What cannot be read was damaged on its way, whatever it is that cannot. */
function readable<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof BadLink) throw cause;
    throw new BadLink("damaged", String(cause));
  }
}
