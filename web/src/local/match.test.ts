// @vitest-environment node
/** Whole matches on this device, through the line that the page has: a person who plays by chance, and every bot. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { LEVELS } from "../entries";
import { lineOf, type Answer, type Connection, type Told } from "../net/link";
import type { Scene, Snapshot } from "../wire";
import { answered } from "./office";
import { GAMES } from "./stories";
import { dice, seeded } from "./tabs";

vi.mock("../entries", async (original) => ({ ...(await original<object>()), THINK: 2 }));

const MOST = 4000; // messages of a match that does not end

beforeAll(() => void serveFromDisk());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  seeded(1);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** What is on its way arrives. */
const arrive = () => new Promise((resolve) => setImmediate(resolve));

/** A person who plays by chance, and checks what is heard. */
class Somebody {
  version = -1;
  scene: Scene = { stage: "lobby" };
  about: Snapshot | undefined;
  heard = 0;
  asking = false;
  ending = "";
  kept = true;
  answers: Answer[] = [];
  line: Connection;
  luck: () => number;

  constructor(code: string, seed: number) {
    this.luck = dice(seed);
    this.line = lineOf(code, {
      seen: () => this.version,
      hear: (message) => this.hear(message),
      line: () => undefined,
      kept: (kept) => (this.kept = kept),
    });
  }

  hear(message: Told): void {
    this.heard++;
    if (message.type === "closed") this.ending = message.code;
    if (message.type === "snapshot") this.about = message;
    if (message.type === "update") {
      const versions = message.told.map(({ version }) => version);
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(message.version).toBeGreaterThan(this.version);
    }
    if (message.type !== "snapshot" && message.type !== "update") return;
    this.version = message.version;
    this.scene = message.scene;
  }

  /** One decision, if there is one. */
  async act(): Promise<void> {
    const { scene, version } = this;
    const offered = (scene.legal ?? []).filter((move) => move !== scene.silence);
    if (this.asking || scene.stage !== "playing" || !offered.length) return;
    if (!scene.owed?.includes(0) && this.luck() < 0.5) return;
    this.asking = true;
    const moves = [offered[Math.floor(this.luck() * offered.length)] ?? ""];
    this.answers.push(await this.line.send({ type: "draft", version, moves }));
    this.answers.push(await this.line.send({ type: "play", version, moves }));
    this.asking = false;
  }

  /** Live on until something is so. */
  async until(done: () => boolean): Promise<void> {
    for (let rounds = 0; !done() && this.heard < MOST && rounds < 20 * MOST; rounds++) {
      await arrive();
      void this.act();
      for (let ticks = 0; ticks < 6; ticks++) await arrive(); // there and back, twice
      await vi.advanceTimersToNextTimerAsync();
    }
  }
}

describe.each(GAMES)("$game", ({ game }) => {
  test.each(LEVELS)("with bots of level %s", { timeout: 60_000 }, async (level) => {
    const code = await answered({ ask: "open", table: { game, pause: 1 }, levels: [level, "sensible"], name: "Ana" });
    const ana = new Somebody(code, 7);
    await ana.until(() => ana.scene.stage === "over");
    expect(ana.about).toMatchObject({ code, seat: 0, host: true, footing: "today", present: [0] });
    expect(ana.kept).toBe(false);
    expect(ana.scene).toMatchObject({ stage: "over", result: { why: expect.any(String) } });
    const refused = ana.answers.flatMap((answer) => (answer.type === "refused" ? answer.code : []));
    expect(refused.filter((reason) => reason !== "stale")).toEqual([]);
    const list = await answered({ ask: "list" });
    expect(list.find((match) => match.code === code)).toMatchObject({ game, stage: "over", people: ["Ana"] });
    expect(await ana.line.send({ type: "rematch" })).toMatchObject({ type: "accepted" });
    expect(await ana.line.send({ type: "start" })).toMatchObject({ type: "accepted" });
    expect(ana.scene).toMatchObject({ stage: "playing", match: 2 });
    expect(await ana.line.send({ type: "leave" })).toMatchObject({ type: "accepted" });
    await arrive();
    expect(ana.ending).toBe("left");
    await answered({ ask: "remove", code });
    expect(await answered({ ask: "list" })).toEqual([]);
  });
});
