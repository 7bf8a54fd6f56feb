// @vitest-environment node
/** How often bots speak in whole matches with three of them: enough to be somebody, rarely enough to stay welcome. */

import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { gameOf } from "../games/games";
import type { Told } from "../net/link";
import { answered } from "../local/office";
import { Somebody } from "../local/somebody";
import { GAMES } from "../local/stories";
import { seeded } from "../local/tabs";
import { bundleOf } from "../words/words.svelte";
import { characterAt } from "./characters";
import es from "./remarks.es.ftl?raw";
import { Talk } from "./remarks";
import { Said } from "./sentences";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
const MATCHES = 8;
const FIRST = 80; // turns: later there is less small talk, for nobody repeats it
const sentences = bundleOf("es", [es]);

beforeAll(() => void serveFromDisk());
beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Ana, who also writes down what is remarked in the first turns. */
class Listener extends Somebody {
  talk = new Talk();
  said = new Said();
  spoken: number[] = []; // by seat
  turns = 0;
  deals = 0;

  override hear(message: Told): void {
    super.hear(message);
    if (message.type !== "update" || this.turns >= FIRST) return;
    this.deals = message.deals?.length ?? this.deals;
    this.turns += message.told.filter(({ seat = -1, events = [] }) => seat >= 0 && events.length).length;
    const { code = "", chairs = [] } = this.about ?? {};
    const { remarks } = gameOf(this.about?.game ?? "");
    const known = { remarks, code, chairs, deal: this.deals, deck: Number(message.scene.board?.deck ?? 0) };
    const remark = this.talk.hear(message.told, known, message.scene.result);
    const character = remark && characterAt(code, remark.seat);
    if (remark && character && this.said.say(character, remark, sentences)) this.spoken.push(remark.seat);
  }
}

describe.each(GAMES)("$game", ({ game }) => {
  test("a remark every six to ten turns; who is quiet hardly speaks", { timeout: 60_000 }, async () => {
    const heard = { turns: 0, remarks: 0 };
    const shares: Record<string, { chairs: number; remarks: number }> = {};
    for (let match = 1; match <= MATCHES; match++) {
      seeded(match);
      const levels = ["sensible", "sensible", "sensible"];
      const code = await answered({ ask: "open", table: { game, pause: 1 }, levels, name: "Ana" });
      const ana = new Listener(code, match);
      await ana.until(() => ana.scene.stage === "over" || ana.turns >= FIRST);
      ana.line.close();
      heard.turns += ana.turns;
      heard.remarks += ana.spoken.length;
      for (const seat of [1, 2, 3]) {
        const of = (shares[characterAt(code, seat)?.temperament ?? ""] ??= { chairs: 0, remarks: 0 });
        of.chairs++;
        of.remarks += ana.spoken.filter((other) => other === seat).length;
      }
      await answered({ ask: "remove", code });
    }
    expect(heard.turns / heard.remarks).toBeGreaterThanOrEqual(6);
    expect(heard.turns / heard.remarks).toBeLessThanOrEqual(10);
    const each = (how: string) => (shares[how]?.remarks ?? 0) / (shares[how]?.chairs ?? 1);
    expect(each("quiet")).toBeLessThan(each("chatty"));
  });
});
