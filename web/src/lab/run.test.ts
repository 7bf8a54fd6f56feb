// @vitest-environment node
/** Deals of the lab in this thread: however they are shared out and whenever somebody stops, the sums are the same. */

import { beforeAll, describe, expect, test } from "vitest";
import { serveFromDisk } from "../engine/disk";
import { TITLES } from "../wire";
import { readAddress } from "./address";
import { Bench, type Brief, briefOf } from "./bench";
import { type Subject, subjectOf } from "./contract";
import { Reader, Statistician } from "./figures";
import { Employee, here, type Hire, type Order, type Report, serve } from "./hands";
import { type Question, type Setting, settingsOf } from "./question";
import { Run } from "./run";

beforeAll(() => void serveFromDisk());

interface Asked {
  subject: Subject;
  question: Question;
  settings: Setting[];
  brief: Brief;
}

async function ask(game: string, rest = ""): Promise<Asked> {
  const subject = await subjectOf(game);
  const { description } = subject.rules;
  const question = readAddress(`game=${game}${rest}`, description, subject.contract.limits);
  const settings = settingsOf(question, description, subject.contract.limits);
  return { subject, question, settings, brief: briefOf(subject, settings, question) };
}

/** Fewer deals at a time, so that a few are several chunks. */
const small = (brief: Brief): Brief => ({ ...brief, sizes: { ...brief.sizes, chunk: 3 } });

describe.each(Object.keys(TITLES))("%s", (game) => {
  test("the same sums, whoever plays how much at a time", async () => {
    const { brief } = await ask(game, "&1.bots=chance");
    const whole = (await Bench.open(brief)).play(0, 10);
    const run = new Run(small(brief), { workers: 3, hire: here });
    await run.go({ deals: 4 });
    await run.go({ deals: 10 });
    expect(run.played).toBe(10);
    expect(run.total).toEqual(whole);
  });

  test("figures are about what was counted", async () => {
    const { subject, settings, brief } = await ask(game, "&1.bots=chance");
    const part = (await Bench.open(brief)).play(0, 40);
    const found = (await Statistician.open(subject)).tell(part, settings, 40);
    const reader = new Reader(subject.contract);
    const [tally, said, than] = [part.tallies[0], found.said[0], found.than[0]];
    if (!tally || !said || !than) throw new Error("nothing was found");
    expect(reader.count(tally, "played")).toBe(40);
    const { mean, low, high } = reader.measure(said, "moves");
    expect(mean * 40).toBeCloseTo(reader.count(tally, "sums", 0, 0), 6);
    expect(low).toBeLessThan(mean);
    expect(high).toBeGreaterThan(mean);
    const difference = reader.difference(than, "moves");
    expect(difference.mean * 40).toBeCloseTo(Number(part.differences[0]?.[0]), 6);
  });
});

const [GAME = ""] = Object.keys(TITLES);

test("who stops has the first deals, all of them", async () => {
  const { brief } = await ask(GAME);
  const run = new Run(small(brief), { workers: 2, hire: here, hear: (each) => each.played >= 6 && each.stop() });
  await run.go({ deals: 1_000 });
  expect(run.played).toBeGreaterThanOrEqual(6);
  expect(run.played).toBeLessThan(1_000);
  expect(run.total).toEqual((await Bench.open(brief)).play(0, run.played));
});

/** Plays as this thread does, but never comes back from the deals after some number. */
const lostAfter =
  (last: number): Hire =>
  async (brief) => {
    const hand = await here(brief);
    let leave: (error: Error) => void = () => undefined;
    const play = (first: number, deals: number) =>
      first < last ? hand.play(first, deals) : new Promise<never>((_, reject) => (leave = reject));
    return { play, close: () => leave(new Error("sent away")) };
  };

test("who stops does not wait for those that take too long, and may go on", async () => {
  const { brief } = await ask(GAME);
  const hands = [lostAfter(6), here];
  let patient = false;
  const hire: Hire = (each) => (hands.shift() ?? here)(each);
  const run = new Run(small(brief), {
    ...{ workers: 2, hire, grace: 20 },
    hear: (each) => !patient && each.played >= 6 && each.stop(),
  });
  await run.go({ deals: 1_000 });
  expect(run.played).toBeLessThan(1_000);
  expect(run.total).toEqual((await Bench.open(brief)).play(0, run.played));
  patient = true;
  const enough = run.played + 10;
  await run.go({ deals: enough });
  expect(run.played).toBe(enough);
  expect(run.total).toEqual((await Bench.open(brief)).play(0, enough));
});

test("while nobody looks, half of the hands rest", async () => {
  const { brief } = await ask(GAME);
  const busy = new Set<number>();
  let [hired, seen] = [0, false];
  const hire: Hire = async (each) => {
    const [hand, own] = [await here(each), hired++];
    return { ...hand, play: (first, deals) => (busy.add(own), hand.play(first, deals)) };
  };
  const run = new Run(small(brief), { workers: 4, hire, hidden: () => !seen });
  await run.go({ deals: 60 });
  expect([...busy].toSorted()).toEqual([0, 1]);
  seen = true;
  await run.go({ deals: 120 });
  expect(busy.size).toBe(4);
  expect(run.total).toEqual((await Bench.open(brief)).play(0, 120));
});

test("what takes long is handed out in smaller parts, and what does not in larger ones", async () => {
  const { brief } = await ask(GAME);
  const sizes: number[] = [];
  let [time, slow] = [0, 1];
  const hire: Hire = async (each) => {
    const hand = await here(each);
    return {
      ...hand,
      play: (first, deals) => {
        sizes.push(deals);
        time += slow * deals;
        return hand.play(first, deals);
      },
    };
  };
  const run = new Run(brief, { workers: 1, hire, now: () => time });
  await run.go({ deals: 200 });
  slow = 100;
  await run.go({ deals: 220 });
  expect(sizes).toEqual([8, 16, 32, 64, 64, 16, 8, 4, 2, 2, 2, 2]);
  expect(run.total).toEqual((await Bench.open(brief)).play(0, 220));
});

test("a time is over when the clock says so", async () => {
  const { brief } = await ask(GAME, "&seconds=1");
  let time = 0;
  const run = new Run(small(brief), { workers: 1, hire: here, now: () => (time += 100) });
  await run.go({ milliseconds: 1_000 });
  expect(run.played % 3).toBe(0);
  expect(run.played).toBeGreaterThan(3);
});

/** A Worker in this thread: what is said to it is copied, as it would be. */
function worker(): Worker {
  const outside = { onmessage: null as ((event: { data: Report }) => void) | null };
  const inside = {
    onmessage: null as ((event: MessageEvent<Order>) => void) | null,
    postMessage: (data: Report) => outside.onmessage?.({ data: structuredClone(data) }),
  };
  serve(inside);
  return Object.assign(outside, {
    postMessage: (data: Order) => inside.onmessage?.({ data: structuredClone(data) } as MessageEvent<Order>),
    terminate: () => (inside.onmessage = null),
  }) as unknown as Worker;
}

test("a Worker plays what this thread would", async () => {
  const { brief } = await ask(GAME, "&1.bots=chance");
  const run = new Run(small(brief), { workers: 2, hire: (each) => Employee.hire(worker(), each) });
  await run.go({ deals: 10 });
  expect(run.total).toEqual((await Bench.open(brief)).play(0, 10));
  run.close();
});

test("where no Worker can be had, this thread plays", async () => {
  const { brief } = await ask(GAME);
  const nobody: Hire = () => Promise.reject(new Error("no Workers here"));
  const run = new Run(brief, { workers: 2, hire: nobody });
  await run.go({ deals: 5 });
  expect(run.played).toBe(5);
});
