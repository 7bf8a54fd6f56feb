/** Setting tables up: at the server, or on this device, which needs nobody to play against bots. */

import { gameOf } from "./games/games";
import { ask } from "./net/api";
import { BASE, hrefOf } from "./net/base";
import { Link, socketOf, type Told, type Wish } from "./net/link";
import { games } from "./state/games.svelte";
import { me } from "./state/me.svelte";
import { settings } from "./state/settings.svelte";
import { TITLES, type NewTable, type Summary } from "./wire";
import { say } from "./words/words.svelte";

const LEISURE = 60; // seconds to look at a result: nobody else waits

/** A table of our own, where the first seat is ours; its code. */
export async function open(table: NewTable): Promise<string> {
  const { code } = await set(table);
  await tell(code, [{ type: "sit", seat: 0 }]);
  return code;
}

/**
 * A match against bots, running; our seat is the first. It is played on this device if that has the rules and can run
 * them, else at a table of the server. Where neither can be, it is told why this device cannot.
 */
export async function openAgainst(wished: string, table: NewTable): Promise<string> {
  const level = games.levelFor(table.game, wished);
  if (!(table.game in TITLES)) return await openThere(level, table);
  try {
    return await openHere(level, table);
  } catch (trouble) {
    return await openThere(level, table).catch(() => {
      throw trouble;
    });
  }
}

const PLAYERS = 4; // where the game can be played by so many

/** What one tap on a game opens. */
export function usual(game: string): NewTable {
  const sizes = games.find(game)?.options.find(({ name }) => name === "players")?.values ?? [PLAYERS];
  return { game, options: { ...gameOf(game).alone, ...(sizes.includes(PLAYERS) ? { players: PLAYERS } : {}) } };
}

async function openHere(level: string, table: NewTable): Promise<string> {
  const [{ openLocal }, rivals] = await Promise.all([import("./local/local"), rivalsOf(table)]);
  const levels = Array<string>(rivals).fill(level);
  return await openLocal({ pause: LEISURE, ...table }, levels, me.called || say("guest"));
}

/** How many there are, as was chosen or as is usual. */
async function rivalsOf({ game, options }: NewTable): Promise<number> {
  const named = (option: { name: string }) => option.name === "players";
  if (!options?.players && !games.find(game)?.options.some(named)) await games.load();
  return Number(options?.players ?? games.find(game)?.options.find(named)?.default) - 1;
}

async function openThere(level: string, table: NewTable): Promise<string> {
  const { code, chairs } = await set(table);
  const bots = chairs.slice(1).map((_, place): Wish => ({ type: "add-bot", seat: place + 1, level }));
  await tell(code, [{ type: "sit", seat: 0 }, ...bots], { type: "start" });
  return code;
}

async function set(table: NewTable): Promise<Summary> {
  await me.arrive();
  return ask("POST /api/tables", {}, { tempo: settings.tempo, ...table });
}

/**
 * Say these things at a table, one after the other. What is refused is seen there: the table is opened next. The last
 * of them may take a while, which is then told and seen there, too.
 */
async function tell(code: string, commands: Wish[], last?: Wish): Promise<void> {
  let put = () => {};
  const aside = new Promise<void>((done) => (put = done));
  const hear = (message: Told) => message.type === "preparing" && message.begun && put();
  const link = new Link(socketOf(code), { seen: () => -1, hear, line: () => undefined });
  try {
    await Promise.all(commands.map((command) => link.send(command)));
    if (last) await Promise.race([link.send(last), aside]);
  } finally {
    link.close();
  }
}

/** The address that friends open. */
export function addressOf(code: string): string {
  return location.origin + hrefOf(`/t/${code}`);
}

/** The address of the page itself, to be passed on. */
export const HOME = location.origin + BASE;
