// @vitest-environment node
/** What is said of a turn is true, whatever the turn: it is looked up in the table after it. */

import { expect, test } from "vitest";
import { examine, gained, sum, type Truths, type World } from "../../hint/truth";
import { seatOf, written } from "../../state/seats";
import reasons from "./hint";
import { type Board, buildsOf } from "./notation";
import vocabulary from "./vocabulary.json";

type Here = World<Board>;

/** Partners sit opposite. */
const mates = ({ me, before }: Here): number[] => {
  const players = Object.keys(before.counts).length;
  return players === 4 ? [seatOf(me), (seatOf(me) + 2) % players] : [seatOf(me)];
};
/** The cards that came to our pile. */
const taken = ({ me, before, after }: Here): string[] => gained(before.piles[me] ?? [], after.piles[me] ?? []);
/** At the end of a round what is left on the table goes to who took last. */
const ended = ({ after, then }: Here): boolean =>
  then.over || Object.values(after.counts).every((count) => count === 0);
/** As many as were said: with the last card of a round there may be more. */
const takes = (world: Here): boolean => {
  const count = taken(world).length;
  return ended(world) ? count >= Number(world.about.count) : count === world.about.count;
};
const card = ({ moves: [first = ""] }: Here): string => first;
const where = (board: Board, wanted: string) => buildsOf(board).find(({ cards }) => cards.includes(wanted));

const TRUTHS: Truths<Board> = {
  "hint-mona-wincho": ({ me, before, after }) => (after.winchos[me] ?? 0) === (before.winchos[me] ?? 0) + 1,
  "hint-mona-points": (world) => {
    const points = sum(taken(world).map((each) => Number(world.kind(each).worth)));
    return takes(world) && (ended(world) ? points >= Number(world.about.points) : points === world.about.points);
  },
  "hint-mona-theirs": (world) => {
    const built = buildsOf(world.before).find(({ value }) => value === world.about.value);
    const other = built && !mates(world).includes(built.owner);
    return takes(world) && !!other && built.cards.every((each) => taken(world).includes(each));
  },
  "hint-mona-cards": takes,
  "hint-mona-raises": (world) => {
    const then = where(world.after, card(world));
    const others = buildsOf(world.before).filter(({ owner }) => !mates(world).includes(owner));
    const raised = others.some(
      ({ value, cards }) => value < Number(world.about.value) && cards.every((each) => then?.cards.includes(each)),
    );
    return then?.value === world.about.value && raised;
  },
  "hint-mona-builds": (world) => {
    const { me, after, kind, about } = world;
    const holds =
      (after.hands[me] ?? []).includes(String(about.card)) && kind(String(about.card)).takes === about.value;
    return where(after, card(world))?.value === about.value && holds;
  },
  "hint-mona-helps": (world) => {
    const { owner = -1 } = where(world.after, card(world)) ?? {};
    return mates(world).includes(owner) && written(owner) !== world.me;
  },
  "hint-mona-empty": ({ before }) => !before.table.length && !buildsOf(before).length,
};

test("every sentence is said, and none that is not so", async () => {
  const options = [2, 3, 4, 4, 4].map((players) => ({ players }));
  const said = await examine({ game: "la-mona", cards: vocabulary.cards, reasons, truths: TRUTHS, options, deals: 8 });
  expect([...said.keys()].sort()).toEqual(Object.keys(TRUTHS).sort());
}, 240_000);
