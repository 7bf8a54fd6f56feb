// @vitest-environment node
/** Where foresight ends: what no fixture of Python's can show, for it is a matter of luck there. */

import { afterEach, describe, expect, test, vi } from "vitest";

import { WORLDS } from "../wire";
import { type Bots, loadBots } from "./bots";
import { serveFromDisk } from "./disk";
import { type State, View } from "./state";
import { GAMES } from "./tables";
import { foresee, make } from "./turn";

serveFromDisk();

const LOADED = await Promise.all(GAMES.map(async ({ game }) => ({ game, bots: await loadBots(game) })));
const MOST = 60; // states of a deal

afterEach(() => vi.restoreAllMocks());

/** States of a deal at random, each with a seat that is asked. */
function statesOf(bots: Bots): { state: State; seat: number }[] {
  const found: { state: State; seat: number }[] = [];
  let state = bots.rules.setup({}).deal("1".repeat(64));
  for (let [seat] = state.actors; seat !== undefined && found.length < MOST; [seat] = state.actors) {
    found.push({ state, seat });
    state = state.play(seat, bots.chance(state.view(seat), BigInt(1)));
  }
  return found;
}

/** All worlds are the same: whatever is foreseen in them is certain, true or not. */
function agree(): void {
  const { resample } = View.prototype;
  vi.spyOn(View.prototype, "resample").mockImplementation(function (this: View) {
    return resample.call(this, BigInt(1));
  });
}

/** What is made of turns of two moves of which the first was foreseen. */
function foreseenTurns({ state, seat }: { state: State; seat: number }) {
  return state.legal(seat).flatMap((move) => {
    const foreseen = foresee(state.view(seat), [move], 2);
    const [seen] = foreseen.type === "foreseen" ? foreseen.views : [];
    const [next] = seen?.actors.includes(seat) ? seen.legal(seat) : [];
    if (!seen || next === undefined) return [];
    const made = make(state, seat, [move, next]);
    const held = state.play(seat, move).view(seat).equals(seen);
    return Array.isArray(made) ? [{ made, moves: [move, next], held }] : [];
  });
}

describe.each(LOADED)("$game", ({ bots }) => {
  test("a draft is foreseen in all worlds, a turn that is made in two, a single move in none", () => {
    for (const { state, seat } of statesOf(bots).slice(0, 3)) {
      const resample = vi.spyOn(View.prototype, "resample");
      const seeds = () => resample.mock.calls.splice(0).map(([seed]) => Number(seed));
      const [move = ""] = state.legal(seat);
      foresee(state.view(seat), [move]);
      expect(seeds()).toEqual([...Array(WORLDS).keys()]);
      make(state, seat, [move, move]);
      expect(seeds()).toEqual([0, 1]);
      make(state, seat, [move]);
      expect(seeds()).toEqual([]);
    }
  });
});

test("a turn that was foreseen wrongly is cut where the truth is otherwise", () => {
  agree();
  const turns = LOADED.flatMap(({ bots }) => statesOf(bots).flatMap(foreseenTurns));
  for (const { made, moves, held } of turns) expect(made).toEqual(held ? moves : moves.slice(0, 1));
  expect(new Set(turns.map(({ held }) => held))).toEqual(new Set([true, false]));
});
