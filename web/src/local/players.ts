/**
 * The bots of one table. A bot stays itself for a match: its seed follows from the key of the match and its seat, so
 * that whoever has the log has the bots, too.
 */

import { temperamentAt, type Temperament } from "../characters/characters";
import { companion, type Companion } from "../engine/habits";
import type { View } from "../engine/state";
import { openThinker, type Thinker } from "../engine/thinking";
import { THINK } from "../entries";

export class Players {
  readonly #bots = new Map<string, Promise<Companion>>();
  #thinker: Promise<Thinker> | undefined;

  constructor(
    private readonly game: string,
    private readonly think = THINK, // milliseconds
    private readonly code = "",
  ) {}

  /** A turn of the bot of a level at a seat, in the match of a key. */
  async turn(key: string, seat: number, level: string, view: View): Promise<string[]> {
    const name = `${key} ${seat} ${level}`;
    const bot =
      this.#bots.get(name) ??
      companion(this.game, level, seedOf(key, seat), () => this.#mind(), this.temperament(seat).forgets);
    this.#bots.set(name, bot);
    bot.catch(() => this.#bots.delete(name));
    return await (await bot).turn(view);
  }

  /** How the bot at a seat is. */
  temperament(seat: number): Temperament {
    return temperamentAt(this.code, seat);
  }

  /** Think no more. */
  close(): void {
    void this.#thinker?.then((thinker) => thinker.close()).catch(() => undefined);
    this.#thinker = undefined;
    this.#bots.clear();
  }

  /** Who thinks for those who search, as long as at the server's tables. */
  async #mind(): Promise<Thinker> {
    const thinker = await (this.#thinker ??= openThinker(this.game));
    const think: Thinker["think"] = (view, seat, effort) => thinker.think(view, seat, { ms: this.think, ...effort });
    return { think, close: () => thinker.close() };
  }
}

const WORD = 64;
const GOLDEN = BigInt("0x9e3779b97f4a7c15");
const FACTORS = [BigInt("0xbf58476d1ce4e5b9"), BigInt("0x94d049bb133111eb")] as const;

/** The seed of a seat's bot: the key and the seat, well mixed (splitmix64), so that it tells nothing of the shuffles. */
export function seedOf(key: string, seat: number): bigint {
  const words = key.match(/.{16}/g) ?? [];
  return words.reduce((seed, word) => mix(seed ^ BigInt(`0x${word}`)), mix(BigInt(seat + 1)));
}

function mix(word: bigint): bigint {
  const clip = (value: bigint) => BigInt.asUintN(WORD, value);
  let mixed = clip(word + GOLDEN);
  mixed = clip((mixed ^ (mixed >> BigInt(30))) * FACTORS[0]);
  mixed = clip((mixed ^ (mixed >> BigInt(27))) * FACTORS[1]);
  return mixed ^ (mixed >> BigInt(31));
}
