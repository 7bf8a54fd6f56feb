/** Where a match comes from: the server, this device, or a file. */

import { loadRules } from "../engine/engine";
import { TERMS } from "../entries";
import type { Logged } from "../local/fold";
import { Shelf } from "../local/log";
import { isLocal } from "../local/port";
import { ask, Unanswered } from "../net/api";
import { me } from "../state/me.svelte";
import { TITLES, type Chair } from "../wire";
import { say } from "../words/words.svelte";
import { Film, Glimpse, type Past } from "./past";
import { FORMAT, parse, recordingOf, recordingOfLog, Unplayable, type Recording } from "./recording";

const LONGEST = 4_000_000; // bytes of a file

/** A match that was found, and the seat that it is looked at from first. */
export interface Found {
  readonly code: string;
  readonly past: Past;
  readonly seat: number;
}

/** What a place names: "pato-luna-1" is the first match of a table. */
export function placeOf(place: string): { code: string; match: number } | undefined {
  const [, code = "", match] = /^([\w-]+)-([1-9]\d{0,5})$/.exec(place) ?? [];
  return code ? { code, match: Number(match) } : undefined;
}

/** The match of a place. */
export async function find(code: string, match: number): Promise<Found> {
  return isLocal(code) ? await findHere(code, match) : await findThere(code, match);
}

/** A match of the server as it gives it away, with how it was shuffled: `sobremesa verify` checks that. */
export async function fileOf(place: string): Promise<Recording> {
  const { code, match } = placeOf(place) ?? { code: "", match: 0 };
  const file = await ask("GET /api/tables/{code}/matches/{number}/file", { code, number: match });
  return { ...file, sobremesa: FORMAT };
}

/** The match in a file. */
export async function open(file: Blob): Promise<Found> {
  if (file.size > LONGEST) throw new Unplayable("no-file", "it is too long");
  return await made("", parse(await file.text()), false);
}

async function made(code: string, recording: Recording, openHands: boolean): Promise<Found> {
  if (!Object.hasOwn(TITLES, recording.game)) throw new Unplayable("no-game", recording.game);
  const past = new Film(await loadRules(recording.game), named(recording), openHands);
  return { code, past, seat: ours(past.chairs) };
}

/** Of whom nothing is known is called by their place. */
function named(recording: Recording): Recording {
  const places = Array.from({ length: Number(recording.options.players) || 0 }, (_, seat) => seat);
  const chairs = places.map((seat): Chair => {
    const { name, bot } = recording.chairs?.[seat] ?? {};
    return name || bot ? { name, bot } : { name: say("replay-player", { number: seat + 1 }) };
  });
  return { ...recording, chairs };
}

/** Who looks back sits where their name is; else where the first person sat. */
function ours(chairs: Chair[]): number {
  const own = me.name ? chairs.findIndex(({ name, bot }) => name === me.name && !bot) : -1;
  const person = chairs.findIndex(({ bot }) => !bot);
  return Math.max(0, own >= 0 ? own : person);
}

async function findThere(code: string, match: number): Promise<Found> {
  if (!me.known) await me.load().catch(() => undefined);
  const places = { code, number: match };
  try {
    const [found, about] = await Promise.all([
      ask("GET /api/tables/{code}/matches/{number}", places),
      ask("GET /api/tables/{code}", places),
    ]);
    return await made(code, recordingOf(found), about.open_hands);
  } catch (trouble) {
    if (!(trouble instanceof Unanswered) || trouble.code !== "no-match") throw trouble;
    const seen = await ask("GET /api/tables/{code}/matches/{number}/seen", places);
    return { code, past: new Glimpse(await loadRules(seen.game), seen), seat: seen.seat };
  }
}

async function findHere(code: string, match: number): Promise<Found> {
  const lines = await new Shelf().read(code).catch(() => undefined);
  const starts = (lines ?? []).flatMap(([entry], place) => (entry.type === "started" ? [place] : []));
  const first = starts[match - 1];
  if (!lines || first === undefined) throw new Unanswered("no-match");
  const own = lines.slice(0, starts[match] ?? lines.length);
  const chairs = chairsOf(own);
  const recording = recordingOfLog(lines, chairs, match);
  const [opened] = lines[0] ?? [];
  const openHands = (opened?.type === "opened" ? opened.open_hands : undefined) ?? TERMS.open_hands ?? false;
  if (isOver(lines.slice(first), starts[match] !== undefined)) return await made(code, recording, openHands);
  const seat = ours(chairs);
  return { code, past: new Film(await loadRules(recording.game), recording, openHands, { seat }), seat };
}

/** Whether a match is over: somebody has won it, it was given up, or another one has begun. */
function isOver(own: readonly Logged[], followed: boolean): boolean {
  const ends = ([entry]: Logged): boolean =>
    entry.type === "ended" || (entry.type === "played" && (entry.result?.champions.length ?? 0) > 0);
  return followed || own.some(ends);
}

/** Who sat where in the end. */
function chairsOf(lines: readonly Logged[]): Chair[] {
  const chairs: Chair[] = [];
  for (const [entry] of lines) {
    if (entry.type === "sat") chairs[entry.seat] = { name: entry.name };
    if (entry.type === "bot-seated") chairs[entry.seat] = { bot: entry.level };
  }
  return chairs;
}
