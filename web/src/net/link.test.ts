/** A link comes back by itself, and what it was asked is answered once, whatever happens to the line. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Snapshot } from "../wire";
import { last, Socket } from "./fake";
import { Link, type Told } from "./link";

const SHOWN = { type: "snapshot", version: 3 } as Snapshot;
let heard: Told[] = [];
let lines: boolean[] = [];
let link: Link;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.all = [];
  heard = [];
  lines = [];
  link = new Link("ws://table", {
    seen: () => 7,
    hear: (message) => void heard.push(message),
    line: (up) => void lines.push(up),
  });
});
afterEach(() => {
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function greet() {
  last().up();
  last().tell(SHOWN);
}

test("it says hello with the version that was seen, and waits with everything else", () => {
  void link.send({ type: "start" });
  last().up();
  expect(last().sent).toEqual([{ type: "hello", version: 7 }]);
  last().tell(SHOWN);
  expect(last().sent[1]).toMatchObject({ type: "start" });
  expect(heard).toEqual([SHOWN]);
  expect(lines).toEqual([true]);
});

test("it says hello again with a stamp, or without, once it was shown the table", () => {
  expect(link.greet("a-b")).toBe(false);
  greet();
  expect([link.greet("a-b"), link.greet("")]).toEqual([true, true]);
  const hello = { type: "hello", version: 7 };
  expect(last().sent).toEqual([hello, { ...hello, stamp: "a-b" }, { ...hello, stamp: "" }]);
  last().close();
  expect(link.greet("a-b")).toBe(false);
});

test("an answer finds its question", async () => {
  greet();
  const [first, second] = [link.send({ type: "start" }), link.send({ type: "stand" })];
  const [, one, two] = last().sent;
  last().tell({ type: "accepted", id: two?.id, version: 4 });
  last().tell({ type: "refused", id: one?.id, code: "not-yours" });
  expect(await second).toMatchObject({ type: "accepted" });
  expect(await first).toMatchObject({ code: "not-yours" });
});

test("what was not answered is asked again with the same id", async () => {
  greet();
  const answer = link.send({ type: "play", version: 3, moves: ["R5"] });
  const before = last().sent[1];
  last().close();
  expect(lines).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
  greet();
  expect(last().sent[1]).toEqual(before);
  last().tell({ type: "accepted", id: before?.id, version: 4 });
  expect(await answer).toMatchObject({ type: "accepted" });
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  greet();
  expect(last().sent).toHaveLength(1);
});

test("pings are answered at once", () => {
  last().up();
  last().tell({ type: "ping", nonce: 5, now: 0 });
  expect(last().sent[1]).toEqual({ type: "pong", nonce: 5 });
});

test("it waits longer and longer, but not for ever", async () => {
  for (let fall = 0; fall < 8; fall++) {
    last().close();
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(Socket.all).toHaveLength(9);
});

test("a line that falls silent is dead", async () => {
  greet();
  await vi.advanceTimersByTimeAsync(24_000);
  last().tell({ type: "ping", nonce: 1, now: 0 });
  await vi.advanceTimersByTimeAsync(24_000);
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(Socket.all).toHaveLength(2);
});

test("when the network returns it does not wait", () => {
  last().close();
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(2);
});

test("where the server has said no, it does not come back", async () => {
  last().up();
  last().tell({ type: "closed", code: "unknown-table" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(heard).toEqual([{ type: "closed", code: "unknown-table" }]);
});

test("who hangs up waits for nothing", async () => {
  greet();
  const answer = link.send({ type: "start" });
  link.close();
  expect(await answer).toMatchObject({ type: "refused", code: "stale" });
});

test("a server that restarts is waited for", async () => {
  greet();
  last().tell({ type: "closed", code: "shutdown" });
  last().close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(Socket.all).toHaveLength(2);
});

test("who was asked to come back later does, and no earlier", async () => {
  greet();
  last().tell({ type: "closed", code: "flood", retry: 30 });
  last().close();
  await vi.advanceTimersByTimeAsync(29_000);
  dispatchEvent(new Event("online"));
  expect(Socket.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(Socket.all).toHaveLength(2);
});
