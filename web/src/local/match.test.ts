// @vitest-environment node
/** Whole matches on this device, through the line that the page has: a person who plays by chance, and every bot. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { hasLevel } from "../engine/levels";
import { Master } from "../engine/master";
import { LEVELS } from "../entries";
import { answered } from "./office";
import { arrive, Somebody } from "./somebody";
import { GAMES } from "./stories";
import { seeded } from "./tabs";

vi.mock("../entries", async (original) => ({ ...(await original<object>()), THINK: 2 }));

const LATE = ["stale", "not-running"]; // a bot was quicker; it may have ended the match
const { choose } = Master.prototype;

beforeAll(() => void serveFromDisk());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  seeded(1);
  vi.spyOn(Master.prototype, "choose").mockImplementation(function (this: Master, view, seed) {
    return choose.call(this, view, seed, 2); // it need not play well here
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(GAMES)("$game", ({ game }) => {
  test.each(LEVELS.filter((level) => hasLevel(game, level)))(
    "with bots of level %s",
    { timeout: 60_000 },
    async (level) => {
      const code = await answered({ ask: "open", table: { game, pause: 1 }, levels: [level, "sensible"], name: "Ana" });
      const ana = new Somebody(code, 7);
      await ana.until(() => ana.scene.stage === "over");
      expect(ana.about).toMatchObject({ code, seat: 0, host: true, footing: "today", present: [0] });
      expect(ana.kept).toBe(false);
      expect(ana.scene).toMatchObject({ stage: "over", result: { why: expect.any(String) } });
      const refused = ana.answers.flatMap((answer) => (answer.type === "refused" ? answer.code : []));
      expect(refused.filter((reason) => !LATE.includes(reason))).toEqual([]);
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
    },
  );
});
