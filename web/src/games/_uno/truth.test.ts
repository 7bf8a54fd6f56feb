// @vitest-environment node
/** What is said of a turn is true, whatever the turn: it is looked up in the table after it. */

import { describe, expect, test } from "vitest";
import { examine, gained, type Truths, type World } from "../../hint/truth";
import cone from "../cone/vocabulary.json";
import monsters from "../uno-monster-high/vocabulary.json";
import reasons from "./hint";
import type { UnoBoard } from "./spots";

type Here = World<UnoBoard>;

const VOCABULARIES = { cone, "uno-monster-high": monsters };
const GIFTS = ["hint-uno-given", "hint-uno-gives"]; // by an Urrrrhh
const FEW = 2;

const held = (board: UnoBoard, seat: string): string[] => board.hands[seat] ?? [];

/** Who comes next, as the table stands. */
function next({ direction, counts }: UnoBoard, me: string): string {
  const seats = Object.keys(counts);
  const way = direction === "left" ? 1 : -1;
  return seats.at((seats.indexOf(me) + way) % seats.length) ?? "";
}

/** The next one has as few cards as is said. */
const threat = ({ me, before, about: { seat, count } }: Here): boolean =>
  seat === next(before, me) && held(before, String(seat)).length === count && count <= FEW;
/** The cards that they get. */
const got = ({ before, after, about: { seat } }: Here): string[] =>
  gained(held(before, String(seat)), held(after, String(seat)));
/** The cards of ours that do not lie on the pile. */
function given({ me, before, after }: Here): string[] {
  return gained(gained(before.pile, after.pile), gained(held(after, me), held(before, me)));
}

const TRUTHS: Truths<UnoBoard> = {
  "hint-uno-out": ({ me, after }) => held(after, me).length === 0,
  "hint-uno-draws": (world) => threat(world) && got(world).length === world.about.drawn && !given(world).length,
  "hint-uno-given": (world) =>
    threat(world) && got(world).length === world.about.given && !gained(given(world), got(world)).length,
  "hint-uno-skips": (world) => threat(world) && world.after.turn !== world.about.seat && !world.then.over,
  "hint-uno-gives": ({ me, before, after, about: { count } }) =>
    Number(count) > 1 && held(before, me).length - held(after, me).length === count,
  "hint-uno-word": ({ me, seat, after, then }) =>
    held(after, me).length === 1 &&
    then.actors.every((other) => other === seat || !then.legal(other).includes("catch")),
  "hint-uno-wild": ({ me, after, about: { card } }) => held(after, me).includes(String(card)),
  "hint-uno-colour": ({ me, after, kind, about: { count, colour } }) => {
    const hand = held(after, me).map((card) => kind(card).colour);
    const of = (wanted: unknown) => hand.filter((each) => each === wanted).length;
    return after.colour === colour && of(colour) === count && hand.every((each) => !each || of(each) <= Number(count));
  },
  "hint-uno-last": ({ me, after }) => held(after, me).length === 1,
  "hint-uno-follow": ({ me, after, kind, about: { count, colour } }) =>
    after.colour === colour && held(after, me).filter((card) => kind(card).colour === colour).length === count,
};

describe.each(Object.entries(VOCABULARIES))("%s", (game, { cards }) => {
  test("every sentence is said, and none that is not so", async () => {
    const options = [2, 2, 3, 4].map((players) => ({ players }));
    const said = await examine({ game, cards, reasons, truths: TRUTHS, options, deals: 14 });
    const possible = Object.keys(TRUTHS).filter((id) => "U" in cards || !GIFTS.includes(id));
    expect([...said.keys()].sort()).toEqual(possible.sort());
  }, 120_000);
});
