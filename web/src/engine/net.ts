/**
 * A trained net as it travels: a line of JSON that says what it is, then the bytes of its arrays, each of them where
 * the memory of a module can take it as it lies. The twin of sobremesa/bots/netfile.py.
 */

import type { Description } from "../record/description";
import { hexOf, sha256 } from "../sha256";
import { Trouble } from "./trouble";

/** What an array of a net is: its name, the type of its numbers, and what counts it in each dimension. */
export type Part = readonly [name: string, type: string, counts: readonly string[]];

/** How nets are made, whatever the game: in bots.json. */
export interface Form {
  form: string;
  aligned: number; // bytes: where an array may begin
  parts: readonly Part[];
}

/** How a game is seen by its net: how many numbers it is shown, and how many actions it knows. */
export interface Sight {
  sight: number;
  actions: number;
}

/** A net that was checked: the bytes of its arrays, where each begins in them, and how long they are. */
export interface Net {
  bytes: Uint8Array;
  arrays: { at: number; lengths: number[] }[];
  /** How much there is of whatever counts its arrays. */
  sizes: ReadonlyMap<string, number>;
}

interface About {
  form: string;
  game: string;
  version: number;
  arrays: [name: string, type: string, lengths: number[]][];
  digest: string;
}

const END = 10; // a line's
const SIZES: Record<string, number> = { int8: 1, int16: 2, int32: 4, int64: 8 }; // bytes

/** The net of a file, if it was made for a game as it is here; else it is said what is wrong. */
export function netOf(file: Uint8Array, { game, version }: Description, sight: Sight, form: Form): Net {
  const end = file.indexOf(END) + 1;
  const bytes = file.subarray(end);
  const about = aboutOf(file.subarray(0, end), game);
  const wrong = (what: string) => new Trouble("no-net", `the net of ${game}: ${what}`);
  if (about.form !== form.form) throw wrong(`it says ${about.form}, not ${form.form}`);
  if (about.game !== game) throw wrong(`it plays ${about.game}`);
  if (about.version !== version) throw wrong(`it learned version ${about.version} of the rules, not ${version}`);
  if (hexOf(sha256(bytes)) !== about.digest) throw wrong("its bytes are not those that were written");
  const sizes = sizesOf(about, form.parts);
  if (!sizes || sizes.get("sight") !== sight.sight || sizes.get("said") !== sight.actions + 1)
    throw wrong("it does not see what a net of this game sees");
  const arrays = placed(about, form.aligned);
  if (arrays.end !== bytes.byteLength) throw wrong(`it has ${bytes.byteLength} bytes, not ${arrays.end}`);
  return { bytes, arrays: arrays.found, sizes };
}

function aboutOf(line: Uint8Array, game: string): About {
  try {
    return JSON.parse(new TextDecoder().decode(line)) as About;
  } catch (cause) {
    throw new Trouble("no-net", `the net of ${game} cannot be read`, cause);
  }
}

/** How much there is of everything, if the arrays are those of a net and fit together. */
function sizesOf({ arrays }: About, parts: readonly Part[]): Map<string, number> | undefined {
  const sizes = new Map<string, number>();
  if (!Array.isArray(arrays) || arrays.length !== parts.length) return undefined;
  for (const [place, [name, type, counts]] of parts.entries()) {
    const [found, kind, lengths] = arrays[place] ?? [];
    if (found !== name || kind !== type || lengths?.length !== counts.length) return undefined;
    for (const [dimension, count] of counts.entries()) {
      const length = lengths[dimension] ?? 0;
      if (!Number.isInteger(length) || length < 1 || (sizes.get(count) ?? length) !== length) return undefined;
      sizes.set(count, length);
    }
  }
  return sizes;
}

function placed({ arrays }: About, aligned: number): { found: Net["arrays"]; end: number } {
  let end = 0;
  const found = arrays.map(([, type, lengths]) => {
    const at = end;
    const bytes = (SIZES[type] ?? 0) * lengths.reduce((count, length) => count * length, 1);
    end += Math.ceil(bytes / aligned) * aligned;
    return { at, lengths };
  });
  return { found, end };
}
