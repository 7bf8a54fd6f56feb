// @vitest-environment node
/** What is said of a turn is true, whatever the turn: it is looked up in the table after it. */

import { expect, test } from "vitest";
import { examine, sum, type Truths, type World } from "../../hint/truth";
import reasons from "./hint";
import type { Board } from "./spots";
import vocabulary from "./vocabulary.json";

type Here = World<Board>;

/** All that is ours: in the hand, and in the bet. */
const owned = ({ me }: Here, board: Board): string[] => [...(board.hands[me] ?? []), ...(board.bets[me] ?? [])];
const worth = ({ kind }: Here, cards: string[]): number => sum(cards.map((card) => Number(kind(card).value)));
const of = (world: Here, cards: string[], currency: unknown): string[] =>
  cards.filter((card) => world.kind(card).currency === currency);
const currencies = ({ kind }: Here, cards: string[]): string[] =>
  [...new Set(cards.map((card) => String(kind(card).currency)))].filter((each) => each.length === 1);
/** Our bet as it is closed. */
const bet = ({ me, before, after, moves }: Here): string[] => {
  if (after.locked.includes(me)) return after.bets[me] ?? [];
  const laid = before.bets[me] ?? [];
  const flips = (card: string) => moves.filter((move) => move === card).length % 2 === 1;
  const others = [...(before.hands[me] ?? []), "E"].filter((card) => !laid.includes(card));
  return [...laid.filter((card) => !flips(card)), ...others.filter(flips)];
};
const three = (world: Here, cards: string[]): boolean =>
  of(world, cards, world.about.currency).filter((card) => world.kind(card).value === world.about.value).length === 3;

const TRUTHS: Truths<Board> = {
  "hint-money-out": (world) => bet(world).length === 1 && bet(world)[0] === "E",
  "hint-money-spares": (world) => {
    const all = owned(world, world.before);
    const total = (currency: unknown) => worth(world, of(world, all, currency));
    const richest = currencies(world, all).filter((each) => total(each) >= Number(world.about.sum));
    const untouched = (currency: string) => of(world, bet(world), currency).length === 0;
    return total(world.about.currency) === world.about.sum && richest.every(untouched);
  },
  "hint-money-bets": (world) => {
    const { amount, left, right } = world.about;
    const lots = worth(world, world.before.left) === left && worth(world, world.before.right) === right;
    return lots && worth(world, bet(world)) === amount;
  },
  "hint-money-whole": (world) => {
    const { currency, sum: reached } = world.about;
    const [then, once] = [world.after, world.before].map((board) =>
      worth(world, of(world, owned(world, board), currency)),
    );
    return then === reached && Number(then) >= 200 && Number(once) < 200;
  },
  "hint-money-set": (world) => three(world, owned(world, world.after)) && !three(world, owned(world, world.before)),
  "hint-money-gains": (world) => {
    const { amount, worth: got } = world.about;
    const change = worth(world, owned(world, world.after)) - worth(world, owned(world, world.before));
    return Number(got) > Number(amount) && change === Number(got) - Number(amount);
  },
};

test("every sentence is said, and none that is not so", async () => {
  const options = [3, 4, 5].map((players) => ({ players }));
  const said = await examine({
    game: "multiverse-money",
    cards: vocabulary.cards,
    reasons,
    truths: TRUTHS,
    options,
    deals: 4,
  });
  expect([...said.keys()].sort()).toEqual(Object.keys(TRUTHS).sort());
}, 240_000);
