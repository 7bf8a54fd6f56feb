// @vitest-environment node
/** What is looked back at is what was seen: the server's stories of every game, step by step. */

import { beforeAll, describe, expect, test } from "vitest";

import { serveFromDisk } from "../engine/disk";
import { loadRules, type Rules } from "../engine/engine";
import type { AnyEntry } from "../entries";
import type { Logged } from "../local/fold";
import { GAMES, type Step, type Written } from "../local/stories";
import { SPECTATOR, type Told, type Update } from "../wire";
import { madeAt } from "./fork";
import { Film } from "./past";
import { recordingOfLog } from "./recording";

type Kept = Extract<Step, { keep: AnyEntry[] }>;

const keptOf = (steps: Step[]): Kept[] => steps.filter((step): step is Kept => "keep" in step);

function logOf({ opened, steps }: Written["stories"][number]): Logged[] {
  return [opened, ...keptOf(steps).flatMap(({ keep, at }) => keep.map((entry): Logged => [entry, at]))];
}

/** What was told, but for what no recording has: versions of the table, and who answered for a seat. */
const bare = (told: Told[]) =>
  told.map(({ events = [], seat = SPECTATOR }) => ({ events: JSON.parse(JSON.stringify(events)) as unknown, seat }));

/** The moment at which a match begins: after the moves that were made elsewhere, as the next one finds it. */
function beginning(film: Film, moves: number): number {
  let at = 0;
  while (at + 1 < film.length && madeAt(film, at + 1) <= moves) at++;
  return at;
}

/** A match as it is looked back at, beside what was told of it. */
class Follower {
  film: Film | undefined;
  compared = 0;
  #at = -1;
  #matches = 0;

  constructor(
    private readonly rules: Rules,
    private readonly log: Logged[],
    private readonly openHands: boolean,
  ) {}

  follow({ keep, told }: Kept): void {
    const before = this.#at;
    const anew = keep.some(({ type }) => type === "started");
    for (const entry of keep) this.#move(entry);
    if (!this.film || (this.#at === before && !anew)) return;
    for (const [viewer, messages] of Object.entries(told)) {
      const updates = messages.filter((message): message is Update => (message as Update).type === "update");
      for (const update of updates) this.#compare(Number(viewer), update, anew ? undefined : before);
    }
  }

  #move(entry: AnyEntry): void {
    if (entry.type === "started") {
      this.#matches++;
      this.film = new Film(this.rules, recordingOfLog(this.log, [], this.#matches), this.openHands);
      this.#at = beginning(this.film, entry.moves?.length ?? 0);
    }
    if (entry.type === "dealt") this.#at++;
    if (entry.type === "played") this.#at += entry.moves.length;
  }

  /** Where a match goes on from another one nobody has moved: only how it stands is compared. */
  #compare(seat: number, update: Update, before = this.#at): void {
    const film = this.film as Film;
    const lens = { seat, open: false };
    const moments = Array.from({ length: this.#at - before }, (_, place) => before + 1 + place);
    const seen = film.scene(this.#at, lens);
    const { board, result, owed, stage } = update.scene;
    if (moments.length) expect(bare(moments.flatMap((at) => film.told(at, lens)))).toEqual(bare(update.told));
    expect(JSON.parse(JSON.stringify(seen.board))).toEqual(board);
    expect({ stage: seen.stage, owed: seen.owed ?? [] }).toEqual({ stage, owed: owed ?? [] });
    expect(JSON.parse(JSON.stringify(seen.result ?? null))).toEqual(result ?? null);
    this.compared++;
  }
}

describe.each(GAMES)("$game", ({ game, stories }) => {
  let rules: Rules;
  beforeAll(async () => {
    serveFromDisk();
    rules = await loadRules(game);
  });

  test.each(stories)("$name: every step is as it was told and shown", (story) => {
    const [opened] = story.opened;
    const openHands = opened.type === "opened" && !!opened.open_hands;
    const follower = new Follower(rules, logOf(story), openHands);
    for (const step of keptOf(story.steps)) follower.follow(step);
    expect(follower.compared).toBeGreaterThan(3);
  });

  test("turns end where a turn ends: at the end of everything, of a deal, and before another seat moves", () => {
    for (const story of stories) {
      const film = new Film(rules, recordingOfLog(logOf(story), [], 1));
      const { stops } = film;
      expect(stops[0]).toBe(0);
      expect(stops.at(-1)).toBe(film.length - 1);
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
      for (let at = 0; at < film.length; at++)
        if (film.scene(at, { seat: 0, open: false }).stage !== "playing") expect(stops).toContain(at);
    }
  });

  test("of a match that runs nothing is shown but deals that are over, from one's own seat", () => {
    for (const story of stories.slice(0, 3)) {
      const recording = recordingOfLog(logOf(story), [], 1);
      const whole = new Film(rules, recording);
      const over = whole.deals(whole.length - 1).length;
      if (!over) {
        expect(() => new Film(rules, recording, true, { seat: 0 })).toThrow("no deal is over");
        continue;
      }
      const film = new Film(rules, recording, false, { seat: 0 });
      expect(film.deal(film.length - 1)).toBe(over);
      expect(film.scene(film.length - 1, { seat: 0, open: false }).stage).not.toBe("playing");
      expect(film.recording).toBeUndefined();
      expect([film.seats, film.open]).toEqual([[0], false]);
    }
  });
});
