// @vitest-environment node
/** Links of duels: what is sent arrives, and what was damaged on its way is refused with the code of a sentence. */

import { beforeAll, describe, expect, test, vi } from "vitest";

import { playOut } from "../deal/playing";
import { serveFromDisk } from "../engine/disk";
import { loadRules, type Rules } from "../engine/engine";
import { companion } from "../engine/habits";
import { LEVELS } from "../entries";
import { seedOf } from "../local/players";
import { GAMES } from "../local/stories";
import { dice } from "../local/tabs";
import { BadLink, dealOf, letterOf, lettersFor, LONGEST, MOST, packTerms, playedBy, termsOf } from "./link";
import type { Letter } from "./link";
import { everybody, ownPlace } from "./playing";

vi.hoisted(() => vi.stubGlobal("location", new URL("http://localhost/"))); // headers of games look at it
beforeAll(() => void serveFromDisk());
const luck = dice(5);
const one = <T>(things: readonly T[]): T => things[Math.floor(luck() * things.length)] as T;

/** A duel with options by chance, as sensible bots would play it at every seat. */
async function letter(rules: Rules, names = ["Ana"]): Promise<Letter> {
  const { game, version, options: known } = rules.description;
  const options = Object.fromEntries(known.map(({ name, values }) => [name, one(values)]));
  const setup = rules.setup(options);
  const key = Array.from({ length: 64 }, () => one([..."0123456789abcdef"])).join("");
  const levels = Array.from({ length: setup.players - 1 }, () => one(LEVELS));
  const plays = [];
  for (const [at, name] of names.entries()) {
    const bots = Array.from({ length: setup.players }, async (_, seat) =>
      companion(game, "sensible", (await seedOf(game, key, seat)) + BigInt(at)),
    );
    plays.push(playedBy(name, await playOut(setup, key, await Promise.all(bots))));
  }
  return { ...packTerms(rules, { options, levels }), game, rules: version, cast: 7, key, plays };
}

const codeOf = (read: () => unknown): string => {
  try {
    read();
  } catch (trouble) {
    return trouble instanceof BadLink ? trouble.code : "another error";
  }
  return "";
};

describe.each(GAMES)("$game", ({ game }) => {
  test("what is sent arrives, with any options", { timeout: 60_000 }, async () => {
    const rules = await loadRules(game);
    for (let round = 0; round < 6; round++) {
      const sent = await letter(rules, ["Ana", "Zoë 🎴"]);
      const letters = lettersFor(sent);
      expect(letters).toMatch(/^[\w-]+$/);
      expect(letters.length).toBeLessThan(1000);
      const found = letterOf(letters);
      expect(found).toEqual(sent);
      const { options, levels } = termsOf(rules, found);
      expect(levels).toHaveLength(Number(options.players) - 1);
      expect(packTerms(rules, { options, levels })).toEqual({ format: sent.format, setup: sent.setup });
      for (const played of found.plays) {
        const deal = dealOf(rules, found, played);
        expect(deal.states.at(-1)?.over).toBe(true);
        expect(playedBy(played.name, deal)).toEqual(played);
      }
    }
  });
});

test("a letter more, less or another is noticed", async () => {
  const sent = lettersFor(await letter(await loadRules(GAMES[0]?.game ?? "")));
  for (let at = 0; at < sent.length - 1; at++) {
    const other = one([..."abcXYZ019-_"].filter((each) => each !== sent[at]));
    expect(codeOf(() => letterOf(sent.slice(0, at) + other + sent.slice(at + 1)))).toBe("damaged");
    expect(codeOf(() => letterOf(sent.slice(0, at)))).toBe("damaged");
  }
  for (const other of [`${sent}A`, `${sent}AAAA`, "", "....", "ñandú", "%%%"])
    expect(codeOf(() => letterOf(other))).toBe("damaged");
});

test("what cannot be a duel of ours says why", async () => {
  const rules = await loadRules(GAMES[0]?.game ?? "");
  const sent = await letter(rules);
  const [played] = sent.plays;
  if (!played) throw new Error("nobody played");
  expect(codeOf(() => letterOf("A".repeat(LONGEST + 1)))).toBe("too-long");
  expect(codeOf(() => termsOf(rules, { ...sent, rules: sent.rules + 1 }))).toBe("other-rules");
  const crowd = Array.from({ length: MOST + 1 }, () => played);
  expect(codeOf(() => letterOf(lettersFor({ ...sent, plays: crowd })))).toBe("damaged");
  expect(codeOf(() => letterOf(lettersFor({ ...sent, plays: [] })))).toBe("damaged");
  expect(codeOf(() => letterOf(lettersFor({ ...sent, cast: 99 })))).toBe("damaged");
  const longer = Uint8Array.of(...played.moves, ...Array<number>(3000).fill(255));
  expect(codeOf(() => dealOf(rules, sent, { ...played, moves: longer }))).toBe("damaged");
  expect(codeOf(() => termsOf(rules, { ...sent, setup: Uint8Array.of(...sent.setup, 9) }))).toBe("damaged");
});

test("a link that older pages could have made is one that they can read", async () => {
  const rules = await loadRules(GAMES[0]?.game ?? "");
  const format = (level: string) => packTerms(rules, { options: { players: 2 }, levels: [level] }).format;
  expect(LEVELS.map(format)).toEqual([1, 1, 1, 2]);
  const sent = { ...(await letter(rules)), format: 3 };
  expect(codeOf(() => letterOf(lettersFor(sent)))).toBe("newer");
});

test("a name is a line of a bounded length, whatever somebody wrote", async () => {
  const sent = await letter(await loadRules(GAMES[0]?.game ?? ""));
  const plays = sent.plays.map(({ moves }) => ({ name: `  <b>\n${"x".repeat(200)}`, moves }));
  const [found] = letterOf(lettersFor({ ...sent, plays })).plays;
  expect(found?.name).toMatch(/^<b> x+$/);
  expect(found?.name).toHaveLength(24);
});

test("whoever has played it is there once", async () => {
  const sent = await letter(await loadRules(GAMES[0]?.game ?? ""), ["Ana", "Luis"]);
  const [ana, luis] = sent.plays;
  expect(everybody(sent, undefined)).toEqual([ana, luis]);
  const [mine, third] = [luis && { ...luis, name: "" }, { name: "Eva", moves: Uint8Array.of(1, 2) }];
  expect(everybody(sent, mine)).toEqual([ana, luis]);
  expect(ownPlace(sent.plays, mine)).toBe(1);
  expect(everybody(sent, third)).toEqual([ana, luis, third]);
  expect(ownPlace(sent.plays, third)).toBe(-1);
});
