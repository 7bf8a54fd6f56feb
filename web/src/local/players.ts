/**
 * The bots of one table. A bot stays itself for a match: its seed follows from the key of the match and its seat, so
 * that whoever has the log has the bots, too.
 */

import { temperamentAt, type Temperament } from "../characters/characters";
import { loadBots } from "../engine/bots";
import { companion, type Companion } from "../engine/habits";
import { MASTER } from "../engine/levels";
import type { View } from "../engine/state";
import { openThinker, type Thinker } from "../engine/thinking";
import { Trouble } from "../engine/trouble";
import { THINK } from "../entries";
import { Plans } from "./plans";

const MEANWHILE = "sensible"; // what a master plays that cannot think, as at the server
const IDLE: readonly string[] = ["no-net", "no-vectors"]; // why it cannot

export class Players {
  readonly #bots = new Map<string, Promise<Companion>>();
  readonly #plans = new Plans();
  #thinker: Promise<Thinker> | undefined;

  constructor(
    private readonly game: string,
    private readonly think = THINK, // milliseconds
    private readonly code = "",
  ) {}

  /** A turn of the bot of a level at a seat, in the match of a key. A master that cannot think here plays sensible. */
  async turn(key: string, seat: number, level: string, view: View): Promise<string[]> {
    const bot = await this.#bot(key, seat, level);
    try {
      return await this.#plans.turn(nameOf(key, seat, level), bot, level, view);
    } catch (trouble) {
      if (level !== MASTER || !(trouble instanceof Trouble) || !IDLE.includes(trouble.code)) throw trouble;
      return await this.turn(key, seat, MEANWHILE, view);
    }
  }

  /** How late that bot reacts to a view, from 0 to 1. */
  async lateness(key: string, seat: number, level: string, view: View): Promise<number> {
    return (await this.#bot(key, seat, level)).lateness(view);
  }

  #bot(key: string, seat: number, level: string): Promise<Companion> {
    const name = nameOf(key, seat, level);
    const bot = this.#bots.get(name) ?? this.#seated(key, seat, level);
    this.#bots.set(name, bot);
    bot.catch(() => this.#bots.delete(name));
    return bot;
  }

  /** How the bot at a seat is. */
  temperament(seat: number): Temperament {
    return temperamentAt(this.code, seat);
  }

  async #seated(key: string, seat: number, level: string): Promise<Companion> {
    const { forgets } = this.temperament(seat);
    return await companion(this.game, level, await seedOf(this.game, key, seat), () => this.#mind(), forgets);
  }

  /** Think no more. */
  close(): void {
    void this.#thinker?.then((thinker) => thinker.close()).catch(() => undefined);
    this.#thinker = undefined;
    this.#bots.clear();
    this.#plans.clear();
  }

  /** Who thinks for those who search, as long as at the server's tables. */
  async #mind(): Promise<Thinker> {
    const thinker = await (this.#thinker ??= openThinker(this.game));
    const think: Thinker["think"] = (view, seat, effort) => thinker.think(view, seat, { ms: this.think, ...effort });
    return { think, close: () => thinker.close() };
  }
}

const nameOf = (key: string, seat: number, level: string): string => `${key} ${seat} ${level}`;

/** The seed of a seat's bot: what luck makes of the key and the seat, so that it tells nothing of the shuffles. */
export async function seedOf(game: string, key: string, seat: number): Promise<bigint> {
  const bytes = key.match(/../g)?.map((digits) => parseInt(digits, 16)) ?? [];
  return (await loadBots(game)).lucky(Uint8Array.from(bytes), BigInt(seat));
}
