// @vitest-environment node
/** Matches in writing: read, refused in a sentence, gone on with, and kept again. */

import { beforeAll, describe, expect, test } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules, type Rules } from "../engine/engine";
import type { State } from "../engine/state";
import { begin } from "../local/forking";
import { GAMES } from "../local/stories";
import type { Logged } from "../local/fold";
import { dice } from "../local/tabs";
import { branchOf, madeAt } from "./fork";
import { Film } from "./past";
import { follow, FORMAT, parse, recordingOfLog, Unplayable, type Recording } from "./recording";

const SEED = "5eed";

/** A match by chance, so many moves long, or until a deal is over. */
function played(rules: Rules, count: number): Recording {
  const luck = dice(7);
  const setup = rules.setup({});
  let state: State = setup.deal(SEED.padStart(64, "0"));
  const moves: string[] = [];
  while (moves.length < count && !state.over) {
    const [seat = 0] = state.actors;
    const legal = state.legal(seat);
    const move = legal[Math.floor(luck() * legal.length)] ?? "";
    state = state.play(seat, move);
    moves.push(`P${seat} ${move}`);
  }
  const { game, version } = rules.description;
  return { sobremesa: FORMAT, game, rules: version, options: { ...setup.options }, seed: SEED, moves };
}

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (trouble) {
    if (trouble instanceof Unplayable) return trouble.code;
    throw trouble;
  }
  return "";
};

describe.each(GAMES.map(({ game }) => ({ game })))("$game", ({ game }) => {
  let rules: Rules;
  let recording: Recording;
  beforeAll(async () => {
    serveFromDisk();
    rules = await loadRules(game);
    recording = played(rules, 40);
  });

  test("a file is read as it was written", () => {
    expect(parse(JSON.stringify(recording))).toEqual(recording);
  });

  test("what is no match, or a damaged one, is refused", () => {
    const damaged = (change: object) => () => parse(JSON.stringify({ ...recording, ...change }));
    expect(codeOf(() => parse("hello"))).toBe("no-file");
    expect(codeOf(() => parse("null"))).toBe("no-file");
    expect(codeOf(() => parse("[]"))).toBe("no-file");
    expect(codeOf(damaged({ sobremesa: 2 }))).toBe("no-file");
    for (const change of [
      ...[{ game: 1 }, { rules: "1" }, { options: null }, { seed: "xyz" }, { moves: [1] }, { moves: "P0 x" }],
      ...[{ forks: {} }, { forks: [{ moves: 1 }] }, { chairs: [1] }, { chairs: [{ name: 5 }] }],
      { moves: Array<string>(50_001).fill("P0 x") },
    ])
      expect(codeOf(damaged(change))).toBe("damaged-file");
  });

  test("what cannot be followed is refused", () => {
    const followed = (change: object) => () => follow(rules, { ...recording, ...change });
    expect(codeOf(followed({ moves: ["P0 nonsense"] }))).toBe("damaged-file");
    expect(codeOf(followed({ moves: ["P99 nonsense"] }))).toBe("damaged-file");
    expect(codeOf(followed({ moves: ["nonsense"] }))).toBe("damaged-file");
    expect(codeOf(followed({ options: { nonsense: 1 } }))).toBe("damaged-file");
    expect(codeOf(followed({ forks: [{ moves: 0, seat: 99, seed: "5" }] }))).toBe("damaged-file");
    expect(codeOf(followed({ rules: 9999 }))).toBe("newer-rules");
    expect(codeOf(followed({ rules: 0 }))).toBe("other-rules");
  });

  test("from any moment it is gone on with: as it was, and as a seat could have believed", () => {
    const film = new Film(rules, recording);
    const truth = follow(rules, recording);
    for (const at of [0, 1, 7, film.length - 2]) {
      for (const seed of [undefined, "1", "feed5eed"]) {
        const seat = at % film.chairs.length;
        const point = { at, seat, origin: `file#${at}`, ...(seed ? { seed } : {}) };
        const { started, levels } = branchOf(film, recording, point);
        const { state } = begin(film.setup, started);
        const before = truth[at]?.state as State;
        expect(levels.indexOf("")).toBe(seat);
        expect(started.moves).toEqual(recording.moves.slice(0, madeAt(film, at)));
        expect(state.view(seat).equals(before.view(seat))).toBe(true);
        expect(state.equals(before)).toBe(!seed);
        const again = begin(film.setup, started).state;
        expect(again.equals(state)).toBe(true);
      }
    }
  });

  test("what was gone on with is a recording again, and can be gone on with again", () => {
    const film = new Film(rules, recording);
    const { started, table, rules: version } = branchOf(film, recording, { at: 5, seat: 1, seed: "abc", origin: "" });
    const { state } = begin(film.setup, started);
    const [seat = 0] = state.actors;
    const [move = ""] = state.legal(seat);
    const lines: Logged[] = [
      [{ type: "opened", game, options: table.options, code: "local-x", rules: version, host: "me" }, 0],
      [started, 0],
      [{ type: "played", seat, moves: [move], by: "bot" }, 0],
    ];
    const second = recordingOfLog(lines, []);
    const last = follow(rules, second).at(-1)?.state as State;
    expect(last.equals(state.play(seat, move))).toBe(true);
    expect(parse(JSON.stringify(second)).forks).toEqual([{ moves: 5, seat: 1, seed: "abc" }]);
    const again = new Film(rules, second);
    const point = { at: again.length - 1, seat: 0, seed: "9", origin: "" };
    const third = branchOf(again, second, point).started;
    expect(third.forks?.map(({ moves }) => moves)).toEqual([5, 6]);
    expect(begin(again.setup, third).state.view(0).equals(last.view(0))).toBe(true);
  });

  test("rules that are renewed after a match are not its own", () => {
    const about = { game, options: recording.options, code: "local-x", host: "me" };
    const lines: Logged[] = [
      [{ type: "opened", ...about, rules: 1 }, 0],
      [{ type: "started", key: "a" }, 0],
      [{ type: "renewed", rules: 2, options: {} }, 0],
      [{ type: "started", key: "b" }, 0],
    ];
    expect([1, 2].map((number) => recordingOfLog(lines, [], number).rules)).toEqual([1, 2]);
  });
});
