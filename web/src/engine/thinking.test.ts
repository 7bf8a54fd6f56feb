// @vitest-environment node
/** Thinking is shared out, can be stopped, and never holds anything up. */

import { afterEach, describe, expect, test, vi } from "vitest";

import { bytes } from "../record/written";
import { loadBots } from "./bots";
import { serveFromDisk } from "./disk";
import { LEVELS } from "./habits";
import { type Manners, search, type Task, type Tree, type Tried } from "./search";
import { GAMES } from "./tables";
import { Employee, type Hire, Mind, type Order, type Port, type Report, serve } from "./thinker";
import { Pool, type Thinker, usualWorkers } from "./thinking";

serveFromDisk();

const LOADED = await Promise.all(GAMES.map(async (written) => ({ ...written, bots: await loadBots(written.game) })));

const [FIRST] = LOADED;
if (!FIRST?.searches[0]) throw new Error("there is nothing to think about");
const { bots } = FIRST;
const { record, seat, options } = FIRST.searches[0];
const VIEW = bytes(record);
const SOME = { iterations: 60, seed: BigInt(1) };

afterEach(() => vi.restoreAllMocks());

/** A Worker in this very thread; whatever is said is copied, as between threads. */
class Threadless {
  onmessage: Worker["onmessage"] = null;
  onerror: Worker["onerror"] = null;
  onmessageerror: Worker["onmessageerror"] = null;
  readonly heard: Order["type"][] = [];
  gone = false;
  private readonly inside: Port = { onmessage: null, postMessage: (report) => this.report(report) };

  constructor(
    private readonly breaksAt?: Order["type"],
    private readonly silent = false, // it breaks without a word
  ) {
    serve(this.inside);
  }

  postMessage(order: Order): void {
    this.heard.push(order.type);
    const data = structuredClone(order);
    setImmediate(() => {
      if (order.type !== this.breaksAt) this.inside.onmessage?.({ data } as MessageEvent<Order>);
      else if (!this.silent) this.onerror?.call(this as never, { message: "out of memory" } as ErrorEvent);
    });
  }

  terminate(): void {
    this.gone = true;
  }

  private report(report: Report): void {
    const data = structuredClone(report);
    if (!this.gone) setImmediate(() => this.onmessage?.call(this as never, { data } as MessageEvent<Report>));
  }
}

/** Hires Workers that break at some order, or never; all that were hired are remembered. */
function hiring(...breaking: (Order["type"] | undefined)[]): { hire: Hire; hired: Threadless[] } {
  const hired: Threadless[] = [];
  const hire: Hire = async (taken) => {
    const worker = new Threadless(breaking[hired.length]);
    hired.push(worker);
    return await Employee.hire(worker, taken);
  };
  return { hire, hired };
}

const noWorkers: Hire = () => Promise.reject(new ReferenceError("Worker is not defined"));
const codeOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "",
    ({ code }: { code: string }) => code,
  );

describe.each(LOADED)("$game", ({ bots, searches }) => {
  test.each(searches)("in Workers: $iterations iterations in $threads trees are those of Python", async (searched) => {
    const { hire, hired } = hiring();
    const { seed, iterations, threads: workers } = searched;
    const pool = new Pool(bots, hire);
    const effort = { seed: BigInt(seed), iterations, workers };
    const thought = await pool.think(bytes(searched.record), searched.seat, effort);
    expect(thought.tries).toEqual(searched.tries);
    expect(hired).toHaveLength(workers);
    expect(await pool.think(bytes(searched.record), searched.seat, effort)).toEqual(thought);
    expect(hired).toHaveLength(workers);
    pool.close();
    expect(hired.every(({ gone }) => gone)).toBe(true);
  });

  test("shares are between nothing and all", async () => {
    const pool = new Pool(bots, noWorkers);
    for (const searched of searches) {
      const { tries } = await pool.think(bytes(searched.record), searched.seat, { iterations: 30 });
      for (const { share } of tries) expect(share >= 0 && share <= 1).toBe(true);
    }
  });
});

describe("who cannot be had is not missed", () => {
  const alone = new Pool(bots, noWorkers).think(VIEW, seat, SOME);

  test("no Worker at all: this thread thinks", async () => {
    const pool = new Pool(bots, noWorkers);
    expect((await pool.think(VIEW, seat, { ...SOME, workers: 3 })).move).toBe((await alone).move);
  });

  test("the browser's own Workers, where there are none", async () => {
    expect(typeof Worker).toBe("undefined");
    expect(await new Pool(bots).think(VIEW, seat, SOME)).toEqual(await alone);
  });

  test.each(["open", "think"] as const)("one of two breaks at %s", async (order) => {
    const { hire, hired } = hiring(order);
    const pool = new Pool(bots, hire);
    const { tries } = await pool.think(VIEW, seat, { ...SOME, workers: 2 });
    const count = tries.reduce((sum, each) => sum + each.tries, 0);
    expect(count).toBe(order === "open" ? 60 : 30);
    expect((await pool.think(VIEW, seat, { ...SOME, workers: 2 })).tries.length).toBeGreaterThan(0);
    expect(hired).toHaveLength(order === "open" ? 2 : 3); // who cannot even begin is not asked for again
  });

  test.each(["open", "think"] as const)("all break at %s", async (order) => {
    const { hire } = hiring(order, order);
    expect(await new Pool(bots, hire).think(VIEW, seat, { ...SOME, workers: 2 })).toEqual(await alone);
  });
});

describe("who never answers", () => {
  const silent =
    (order: Order["type"]): Hire =>
    (taken) =>
      Employee.hire(new Threadless(order, true), taken);

  test.each(["open", "think"] as const)("at %s", async (order) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const thinking = new Pool(bots, silent(order)).think(VIEW, seat, { ms: 5, seed: BigInt(1), workers: 2 });
    for (let second = 0; second < 30; second++) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(1000);
    }
    vi.useRealTimers();
    expect((await thinking).tries.length).toBeGreaterThan(0);
  });

  test("one that broke while nothing was asked is not asked again", async () => {
    const { hire, hired } = hiring();
    const pool = new Pool(bots, hire);
    await pool.think(VIEW, seat, { ...SOME, workers: 1 });
    const [worker] = hired;
    worker?.onerror?.call(worker as never, { message: "out of memory" } as ErrorEvent);
    expect((await pool.think(VIEW, seat, { ...SOME, workers: 1 })).tries.length).toBeGreaterThan(0);
    expect(worker?.heard).toEqual(["open", "think"]);
  });
});

describe("stopping", () => {
  const forever = { iterations: 10 ** 9, seed: BigInt(1) };

  test.each([
    ["a Worker", hiring().hire],
    ["this thread", noWorkers],
  ] as const)("%s answers with what it has found", async (_, hire) => {
    const stop = new AbortController();
    const pool = new Pool(bots, hire);
    const thinking = pool.think(VIEW, seat, { ...forever, workers: 1, signal: stop.signal });
    setTimeout(() => stop.abort(), 1);
    expect((await thinking).tries.length).toBeGreaterThan(0);
    expect((await pool.think(VIEW, seat, { ...forever, signal: stop.signal })).tries.length).toBeGreaterThan(0);
    expect((await pool.think(VIEW, seat, SOME)).tries.length).toBeGreaterThan(0);
  });

  test.each([
    ["Workers", hiring().hire],
    ["this thread", noWorkers],
  ] as const)("who is closed thinks no more: %s", async (_, hire) => {
    const pool = new Pool(bots, hire);
    const thinking = codeOf(pool.think(VIEW, seat, { ...forever, workers: 2 }));
    const waiting = codeOf(pool.think(VIEW, seat, SOME));
    setTimeout(() => pool.close(), 1);
    expect([await thinking, await waiting]).toEqual(["closed", "closed"]);
    expect(await codeOf(pool.think(VIEW, seat, SOME))).toBe("closed");
  });
});

describe("what is asked", () => {
  const pool = new Pool(bots, noWorkers);

  test.each([
    { ms: 0 },
    { ms: NaN },
    { ms: Infinity },
    { iterations: 0 },
    { iterations: 1.5 },
    { ms: 1, iterations: 1 },
    { workers: 0 },
  ])("%o is no effort", async (effort) => expect(await codeOf(pool.think(VIEW, seat, effort))).toBe("bad-budget"));

  test("a record that is none, and a seat that is not asked", async () => {
    expect(await codeOf(pool.think(VIEW.subarray(1), seat, SOME))).toBe("bad-record");
    const state = bots.rules.setup({}).deal("7".repeat(64));
    const idle = [...Array(state.players).keys()].find((each) => !state.legal(each).length) ?? 0;
    expect(await codeOf(pool.think(state.view(idle).record, idle, SOME))).toBe("no-question");
  });

  test("the only legal move needs no thought", async () => {
    let state = bots.rules.setup({}).deal("7".repeat(64));
    while (state.legal(state.actors[0] ?? 0).length > 1) {
      const [actor = 0] = state.actors;
      state = state.play(actor, bots.chance(state.view(actor), BigInt(3)));
    }
    const [actor = 0] = state.actors;
    const nobody = new Pool(bots, () => Promise.reject(new Error("somebody was hired")));
    const [move] = state.legal(actor);
    expect(await nobody.think(state.view(actor).record, actor)).toEqual({ move, tries: [] });
  });

  test.each([
    [undefined, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [64, 4],
  ])("%s cores: %i Workers", (cores, workers) => expect(usualWorkers(cores ?? NaN)).toBe(workers));

  test("a bot that searches has somebody think, with its own seed", async () => {
    const asked: unknown[] = [];
    const thinker: Thinker = {
      think: async (...question) => (asked.push(question), { move: "draw", tries: [] }),
      close: () => undefined,
    };
    const searcher = LEVELS.search?.(bots, BigInt(5), async () => thinker);
    const view = bots.rules.setup(options).view(VIEW, seat);
    expect(await searcher?.choose(view)).toBe("draw");
    expect(asked).toEqual([[VIEW, seat, { seed: BigInt(5) }]]);
  });
});

describe("time", () => {
  /** A tree in which an iteration takes so long, on a clock of its own; one move leads all the time. */
  class Slow {
    now = 0;
    readonly strides: number[] = [];
    private leading = 0;
    private other = 0;

    constructor(
      private readonly each: number,
      private readonly share = 0.5,
    ) {
      vi.spyOn(performance, "now").mockImplementation(() => this.now);
    }

    plant(): void {
      this.now += 1;
    }

    grow(first: number, iterations: number): void {
      expect(first).toBe(this.leading + this.other);
      this.strides.push(iterations);
      this.now += iterations * this.each;
      this.leading = Math.round((first + iterations) * this.share);
      this.other = first + iterations - this.leading;
    }

    tried(): Tried[] {
      return [this.leading, this.other].map((tries, move) => ({ move, tries, gained: 0 }));
    }
  }

  const SLICE = 64;
  const think = async (tree: Slow, budget: Task["budget"], pause: Manners["pause"] = async () => undefined) => {
    const task = { view: new Uint8Array(), seat: 0, seed: BigInt(0), budget };
    const tried = await search(tree as unknown as Tree, task, SLICE, { stint: 5, pause, stopped: () => false });
    return tried.reduce((sum, { tries }) => sum + tries, 0);
  };

  test.each([0.001, 0.01, 0.3, 1, 4])("never long without a pause, when an iteration takes %d ms", async (each) => {
    const tree = new Slow(each);
    let [last, longest] = [1, 0];
    await think(tree, { iterations: 4000 }, async () => {
      longest = Math.max(longest, tree.now - last);
      tree.now += 2; // others had the thread
      last = tree.now;
    });
    expect(Math.max(longest, tree.now - last)).toBeLessThanOrEqual(Math.max(10, each));
  });

  test.each([0.01, 0.3, 4])("the time is kept, when an iteration takes %d ms", async (each) => {
    const tree = new Slow(each);
    await think(tree, { ms: 200 });
    expect(tree.now).toBeGreaterThanOrEqual(200);
    expect(tree.now).toBeLessThanOrEqual(211);
  });

  test("iterations are what was asked for", async () => {
    for (const iterations of [1, 63, 64, 65, 1000]) expect(await think(new Slow(0.1), { iterations })).toBe(iterations);
  });

  test("nothing could overtake the leading move: looked at after each slice, as Python does", async () => {
    expect(await think(new Slow(0.1, 1), { iterations: 1000 })).toBe(512);
    const tree = new Slow(1, 1);
    await think(tree, { ms: 1000 });
    expect(tree.now).toBeGreaterThan(500);
    expect(tree.now).toBeLessThan(500 + 2 * SLICE);
  });
});

test("a mind can be asked again and again, and forgets what it thought", async () => {
  const mind = await Mind.open(bots.search);
  const task = { view: bots.recast(VIEW), seat, seed: BigInt(9), budget: { iterations: 50 } };
  const once = await mind.think(task);
  await mind.think({ ...task, seed: BigInt(10) });
  expect(await mind.think(task)).toEqual(once);
});
