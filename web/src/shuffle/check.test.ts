/** A clean match is found clean in every game, and each lie of a server is named. */

import { beforeEach, describe, expect, test } from "vitest";
import { pack } from "../record/packed";
import { LOADED } from "../state/viewed";
import type { Match, Shuffle, Shuffling } from "../wire";
import { check, isClean, type Step } from "./check";
import { commitmentOf, derive, makeShare, pledgeOf } from "./hashes";
import { keepShare, keepView, recall, type Seen, witness } from "./memory";
import { Watcher, type Watched } from "./watcher";

const CODE = "bamo-kituse";
let number = 0; // of the match that was played last

/** A match of some moves that was shuffled by everybody, as seat 1 saw it. The last seat is left out. */
function played({ game, rules }: (typeof LOADED)[number]) {
  number++;
  const setup = rules.setup({});
  const seal = makeShare();
  const shares = Array.from({ length: setup.players }, makeShare);
  const pledges = shares.map((share, seat) => pledgeOf(CODE, number, seat, share));
  keepShare(CODE, number, 1, shares[1] ?? "");
  const shown: Shuffling = {
    ...{ number, commitment: commitmentOf(CODE, number, seal), pledges, called: false },
    shares: pledges.map(() => ""),
  };
  witness(CODE, shown, 1);
  witness(CODE, { ...shown, called: true }, 1);
  const revealed = shares.with(-1, "");
  witness(CODE, { ...shown, shares: revealed }, 1);
  const seed = derive(seal, revealed);
  const moves: string[] = [];
  for (let state = setup.deal(seed); moves.length < 30;) {
    const view = state.view(1);
    keepView(CODE, number, 1, view.moment[0], () => pack(view.record));
    const [seat = 0] = state.actors;
    const [move = ""] = state.legal(seat);
    moves.push(`P${seat} ${move}`);
    state = state.play(seat, move);
    if (state.over) break;
  }
  const shuffle: Shuffle = {
    code: CODE,
    number,
    commitment: shown.commitment,
    seal,
    pledges,
    shares: revealed,
  };
  const { version } = rules.description;
  return {
    game,
    rules: version,
    options: setup.options,
    seed,
    moves,
    chairs: [],
    deals: [],
    story: [],
    forks: [],
    shuffle,
  } as Match & {
    shuffle: Shuffle;
  };
}

const found = (match: Match) => check(match, CODE, number, recall(CODE, number));
/** What was seen of the match that was played last. */
function seenOf(match: Match): Seen {
  const seen = recall(CODE, number);
  if (!seen) throw new Error(`nothing was seen of ${match.game}`);
  return seen;
}

const lies = (steps: Step[]) => steps.filter(({ holds }) => holds === false).map(({ id }) => id);

beforeEach(() => localStorage.clear());

describe.each(LOADED)("$game", (written) => {
  test("a clean match", async () => {
    const steps = await found(played(written));
    expect(steps.map(({ id }) => id)).toEqual(["commitment", "mine", "shares", "left-out", "key", "deal", "moves"]);
    expect(isClean(steps)).toBe(true);
  });

  test("other cards than the key gives", async () => {
    const { views } = seenOf(played(written)); // we were shown those of another match
    const match = played(written);
    const seen = { ...seenOf(match), views };
    expect(lies(await check(match, CODE, number, seen))).toEqual(["no-deal"]);
  });
});

describe("a server that lies", () => {
  const [first] = LOADED as [(typeof LOADED)[number]];
  const told = (match: ReturnType<typeof played>, changed: Partial<Shuffle>, seed = match.seed) => {
    const shuffle = { ...match.shuffle, ...changed };
    return found({ ...match, seed, shuffle });
  };

  test("about its key, with a key that fits the cards it wanted", async () => {
    const match = played(first);
    const seal = makeShare();
    const seed = derive(seal, match.shuffle.shares);
    const steps = await told(match, { seal, commitment: commitmentOf(CODE, number, seal) }, seed);
    expect(lies(steps)).toEqual(expect.arrayContaining(["no-commitment"]));
  });

  test("about our share", async () => {
    const match = played(first);
    const share = makeShare();
    const { shares, pledges, seal } = match.shuffle;
    const others = shares.with(1, share);
    const steps = await told(
      match,
      { shares: others, pledges: pledges.with(1, pledgeOf(CODE, number, 1, share)) },
      derive(seal, others),
    );
    expect(lies(steps)).toEqual(expect.arrayContaining(["no-mine", "no-shares"]));
  });

  test("about our silence, when everybody has seen our share", async () => {
    const match = played(first);
    const shares = match.shuffle.shares.with(1, "");
    expect(lies(await told(match, { shares }, derive(match.shuffle.seal, shares)))).toContain("no-mine");
  });

  test("about somebody else's share", async () => {
    const match = played(first);
    const shares = match.shuffle.shares.with(0, makeShare());
    expect(lies(await told(match, { shares }, derive(match.shuffle.seal, shares)))).toContain("no-shares");
  });

  test("about the key of the deals", async () => {
    expect(lies(await told(played(first), {}, makeShare()))).toContain("no-key");
  });

  test("about the table or the match that a key was for", async () => {
    const match = played(first);
    const commitment = commitmentOf(CODE, 99, match.shuffle.seal);
    expect(lies(await told(match, { number: 99, commitment }))).toContain("no-commitment");
  });

  test("about the moves", async () => {
    const match = played(first);
    expect(lies(await found({ ...match, moves: ["P0 nonsense", ...match.moves] }))).toContain("no-moves");
  });

  test("by saying nothing", async () => {
    expect(lies(await found({ ...played(first), shuffle: null }))).toEqual(["no-story"]);
  });
});

test("of an old match it is said that nothing can be checked; nobody is accused", async () => {
  const steps = await check({ shuffle: null } as Match, CODE, 77, undefined);
  expect(steps).toEqual([{ id: "before", holds: undefined }]);
});

describe("a page", () => {
  let shown: Shuffling = { number: 1000, commitment: "c", pledges: ["", ""], shares: ["", ""], called: false };
  const sent: { type: string; pledge?: string; share?: string }[] = [];
  const table = (about: Partial<Watched> = {}): Watched => ({
    ...{ code: CODE, seat: 0, stage: "lobby", send: (command) => sent.push(command) },
    ...about,
  });
  beforeEach(() => {
    sent.splice(0);
    shown = { ...shown, number: shown.number + 100 };
  });

  test("pledges when it sits, and reveals what it pledged, even after a reload", () => {
    new Watcher().attend(table(), shown);
    const [{ pledge = "" } = {}] = sent;
    new Watcher().attend(table(), { ...shown, pledges: [pledge, ""] });
    expect(sent).toHaveLength(1);
    new Watcher().attend(table(), { ...shown, pledges: [pledge, ""], called: true });
    expect(pledgeOf(CODE, shown.number, 0, sent[1]?.share ?? "")).toBe(pledge);
  });

  test("does not take back what another page of the same person pledged, more than once", () => {
    const watcher = new Watcher();
    watcher.attend(table(), shown);
    watcher.attend(table(), { ...shown, pledges: ["other", ""] });
    watcher.attend(table(), { ...shown, pledges: ["other", ""], called: true });
    expect(sent.map(({ type }) => type)).toEqual(["pledge"]);
    watcher.attend(table(), shown); // they got up and sat down again
    expect(sent.map(({ type }) => type)).toEqual(["pledge", "pledge"]);
    expect(sent[0]).toEqual(sent[1]);
  });

  test("says nothing for who watches", () => {
    new Watcher().attend(table({ seat: -1 }), shown);
    new Watcher().attend(table({ seat: -1 }), { ...shown, called: true });
    expect(sent).toEqual([]);
  });

  test("says who was left out, when it has seen them being awaited", () => {
    const watcher = new Watcher();
    const pledges = ["p", "q"];
    expect(watcher.attend(table({ seat: -1 }), { ...shown, pledges, called: true })).toEqual([]);
    expect(watcher.attend(table({ seat: -1, stage: "playing" }), { ...shown, pledges, shares: ["s", ""] })).toEqual([
      1,
    ]);
    expect(new Watcher().attend(table({ stage: "playing" }), { ...shown, pledges, shares: ["s", ""] })).toEqual([]);
  });

  test("remembers the first commitment, the pledges of the call, and so many matches", () => {
    witness(CODE, shown, 0);
    witness(CODE, { ...shown, commitment: "other", pledges: ["p", "q"], called: true }, 0);
    witness(CODE, { ...shown, pledges: ["x", "y"], shares: ["s", ""] }, 0);
    expect(recall(CODE, shown.number)).toMatchObject({ commitment: "c", pledges: ["p", "q"], shares: ["s", ""] });
    for (let later = 1; later < 30; later++) witness(CODE, { ...shown, number: shown.number + later }, 0);
    expect(Object.keys(JSON.parse(localStorage.getItem("sobremesa-shuffle") ?? "{}") as object)).toHaveLength(12);
  });
});
