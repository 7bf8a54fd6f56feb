/**
 * How bots keep people company: now and then they forget the word that a game asks for, or do not notice who did. The
 * twin of sobremesa/bots/habits.py.
 */

import { type Bots, type Habit, loadBots, someSeed } from "./bots";
import { loadMaster } from "./master";
import { once } from "./once";
import type { View } from "./state";
import { openThinker, type Thinker } from "./thinking";
import { Trouble } from "./trouble";

/** Whoever chooses a move from a view. */
export interface Bot {
  choose(view: View): Promise<string>;
}

const BEST: Habit = { forgets: 0, remembers: 1, misses: 0 };
const UNIT = 2 ** 64;
const REACTION = BigInt(1); // another luck than the one that says whether it speaks at all

/** The bots by their level; the same seed plays the same, search as far as its time lets it. */
export const LEVELS: Record<string, (bots: Bots, seed: bigint, thinker: () => Promise<Thinker>) => Bot> = {
  chance: (bots, seed) => ({ choose: async (view) => bots.chance(view, seed) }),
  sensible: (bots, seed) => ({ choose: async (view) => bots.sensible(view, seed) }),
  search: (_, seed, thinker) => ({
    choose: async (view) => (await (await thinker()).think(view.record, view.seat, { seed })).move,
  }),
  master: ({ rules }, seed) => ({
    choose: async (view) => (await loadMaster(rules.description.game)).choose(view, seed),
  }),
};

/** Who thinks for all bots of a game. */
const thinkerOf = once(openThinker);

/** A bot of a level that plays with people; those who search need somebody who thinks. */
export async function companion(
  game: string,
  level: string,
  seed: bigint = someSeed(),
  thinker: () => Promise<Thinker> = () => thinkerOf(game),
  temper = 1, // a factor of the words that it forgets
): Promise<Companion> {
  const botOf = LEVELS[level];
  if (!botOf) throw new Trouble("no-bot", `there is no bot ${level}`);
  const bots = await loadBots(game);
  return new Companion(bots, botOf(bots, seed, thinker), level, seed, temper);
}

/** A bot with the habits of its level, and with a temper. */
export class Companion implements Bot {
  private readonly habit: Habit;
  private readonly races: ReadonlySet<string>;

  constructor(
    private readonly bots: Bots,
    private readonly bot: Bot,
    level: string,
    private readonly seed: bigint,
    temper = 1,
  ) {
    const habit = bots.manner.habits[level] ?? BEST;
    this.habit = { ...habit, forgets: habit.forgets * temper };
    this.races = new Set(bots.rules.description.races.map((move) => bots.rules.name(move)));
  }

  async choose(view: View): Promise<string> {
    const [move] = await this.turn(view);
    return move ?? "";
  }

  /** One move, or a word together with the move that it goes with. */
  async turn(view: View): Promise<string[]> {
    const move = await this.bot.choose(view);
    if (!this.races.has(move)) return [move];
    const { silence, first } = view;
    const share = Number(this.bots.luck(view, this.seed)) / UNIT;
    if (!silence) {
      const after = await this.bot.choose(this.hadItBeenSaid(view));
      return share < this.habit.forgets ? [after] : [move, after];
    }
    const says = first === view.seat ? share < this.habit.remembers : share >= this.habit.misses;
    if (says) return [move];
    const said = this.hadItBeenSaid(view);
    return said.actors.includes(view.seat) ? await this.turn(said) : [silence];
  }

  /** How late it reacts where others may be quicker, from 0 to 1: it follows from the view and the seed, too. */
  lateness(view: View): number {
    return Number(this.bots.luck(view, this.seed + REACTION)) / UNIT;
  }

  /** The same position after the word of whom it concerns. */
  private hadItBeenSaid(view: View): View {
    const speaker = view.first;
    const state = view.resample(BigInt(0));
    const word = state.legal(speaker).find((move) => this.races.has(move));
    if (word === undefined) throw new Trouble("fault", "there is no word to say");
    return state.play(speaker, word).view(view.seat);
  }
}
