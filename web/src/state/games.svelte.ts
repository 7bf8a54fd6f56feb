/** Which games there are: as the server lists them; until it has answered, those that the page was built with. */

import { gameOf } from "../games/games";
import { ask } from "../net/api";
import { TITLES, type Choice, type GameCard } from "../wire";

export interface Listed {
  name: string;
  title: string;
  options: Choice[];
  /** Of its bots; none, where the server has not yet said it. */
  levels: string[];
}

const BUILT: Listed[] = Object.entries(TITLES).map(([name, title]) => ({ name, title, options: [], levels: [] }));

export class Games {
  #cards = $state.raw<GameCard[]>();
  #coming: Promise<void> | undefined;

  /** All of them, in the order of the home screen. */
  readonly all: Listed[] = $derived.by(() => (this.#cards ?? BUILT).toSorted(inOrder));

  /** Ask the server. Whoever asks while it is being asked gets the same answer. */
  load(): Promise<void> {
    this.#coming ??= ask("GET /api/games")
      .then((cards) => void (this.#cards = cards))
      .finally(() => (this.#coming = undefined));
    return this.#coming;
  }

  find(name: string): Listed | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** The level that bots of a game play at, for somebody who wishes one: the best that there is, where it has not that. */
  levelFor(name: string, wished: string): string {
    const { levels = [] } = this.find(name) ?? {};
    return levels.includes(wished) ? wished : (levels.at(-1) ?? wished);
  }

  titleOf(name: string): string {
    return this.find(name)?.title ?? name;
  }
}

function inOrder(one: Listed, other: Listed): number {
  const [first, second] = [gameOf(one.name).place, gameOf(other.name).place];
  return first === second ? one.title.localeCompare(other.title) : first - second;
}

export const games = new Games();
