import { describe, expect, test } from "vitest";
import { gameOf } from "../games/games";
import { GAMES } from "../local/stories";
import { bundleOf } from "../words/words.svelte";
import type { Told, Update } from "../wire";
import { CAST, characterAt } from "./characters";
import en from "./remarks.en.ftl?raw";
import es from "./remarks.es.ftl?raw";
import { KINDS, remarkAtEnd, remarkOn, remarkWaiting, Talk, type Known, type Remarked } from "./remarks";
import { idsOf, Said, written } from "./sentences";

const CHAIRS = [{ name: "Ana" }, { bot: "sensible" }, { bot: "search" }, { bot: "sensible" }];
const remarks: Remarked = { own: { "takes-four": "hit" }, others: { calls: "word" } };
const known = (deck: number, chairs: Known["chairs"] = CHAIRS): Known => ({
  remarks,
  code: "pato-luna",
  chairs,
  deal: 1,
  deck,
});
const event = (point: string, seat: number, argument?: string) => ({ point, clauses: [], seat, argument });
const many = Array.from({ length: 200 }, (_, deck) => deck);
const LANGUAGES = { es, en };
const sentences = { es: bundleOf("es", [es]), en: bundleOf("en", [en]) };
const linesOf = (text: string) => [...text.matchAll(/^([\w-]+) = (.+)$/gm)].map(([, id, said]) => ({ id, said }));

test("nobody sits at a table twice, and the whole cast comes to some table", () => {
  const names = (code: string) => many.slice(0, 10).map((seat) => characterAt(code, seat)?.name);
  expect(new Set(names("pato-luna")).size).toBe(10);
  expect(names("pato-luna").slice(0, 3)).toEqual(["Vainilla", "Pimentón", "Tomillo"]); // as tests/test_characters.py has it
  expect(new Set(many.flatMap((table) => names(`table-${table}`).slice(1, 3))).size).toBe(CAST.length);
});

test("a remark depends on what everybody knows: not on the card that was drawn", () => {
  for (const deck of many)
    expect(remarkOn([event("takes-four", 2, "R5")], known(deck))).toEqual(
      remarkOn([event("takes-four", 2)], known(deck)),
    );
});

test("remarks are some, never of people, and of events that concern the one who speaks", () => {
  const hit = many.map((deck) => remarkOn([event("takes-four", 2)], known(deck))).filter(Boolean);
  expect(hit.length).toBeGreaterThan(0);
  expect(hit.length).toBeLessThan(many.length);
  expect(new Set(hit.map((remark) => remark?.seat))).toEqual(new Set([2]));
  expect(many.flatMap((deck) => remarkOn([event("takes-four", 0)], known(deck)) ?? [])).toEqual([]);
  expect(many.flatMap((deck) => remarkWaiting(known(deck, [{ name: "Ana" }, { name: "Beto" }])) ?? [])).toEqual([]);
});

test("somebody else remarks on a word, and whoever won on having won", () => {
  const word = many.flatMap((deck) => remarkOn([event("calls", 1)], known(deck)) ?? []);
  expect(word.some(({ seat }) => seat === 1)).toBe(false);
  const end = many.flatMap((deck) => remarkAtEnd({ winners: [3] }, known(deck)) ?? []);
  expect(end.every(({ seat, kind }) => kind === (seat === 3 ? "won" : "lost"))).toBe(true);
});

test("after a remark nobody speaks for some turns, and a silence does not last for ever", () => {
  const talk = new Talk();
  const plain = (version: number): Told => ({ version, seat: version % 4, events: [event("plays", version % 4)] });
  const spoken = many.filter((version) => talk.hear([plain(version)], known(version)));
  const pauses = spoken.slice(1).map((version, at) => version - (spoken[at] ?? 0));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(4);
  expect(Math.max(...pauses)).toBeLessThan(20);
});

test("what brings no news is no reason to speak", () => {
  const talk = new Talk();
  expect(many.flatMap((deck) => talk.hear([{ version: deck }], known(deck), { winners: [1] }) ?? [])).toEqual([]);
});

describe.each(CAST)("$name", (character) => {
  test.each(KINDS)("has words of their own, in both languages: %s", (kind) => {
    const ids = idsOf(character, kind, sentences.es);
    expect(ids).toEqual(idsOf(character, kind, sentences.en));
    expect(ids.length).toBeGreaterThanOrEqual(3); // two of their own, and one of everybody of the temperament
    for (const bundle of Object.values(sentences)) expect(ids.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  test("says nothing twice", () => {
    const said = new Said();
    const heard = many.map((at) => said.say(character, { seat: 1, kind: "small", which: at / 200 }, sentences.es));
    const words = heard.filter(Boolean);
    expect(words.length).toBe(idsOf(character, "small", sentences.es).length);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe.each(Object.entries(LANGUAGES))("%s", (_, text) => {
  const lines = linesOf(text);

  test("every sentence is somebody's, of a kind that there is, and short enough to be read in passing", () => {
    const speakers = [...CAST.map(({ name }) => written(name)), ...CAST.map(({ temperament }) => temperament)];
    const whose = new RegExp(`^(${speakers.join("|")})-(${KINDS.join("|")})(-[1-9])?$`);
    expect(lines.filter(({ id, said }) => !whose.test(id ?? "") || (said?.length ?? 0) > 56)).toEqual([]);
    expect(lines.length).toBe(text.split("\n").filter((line) => line && !line.startsWith("#")).length);
  });

  test("nobody says what somebody else says", () => {
    expect(new Set(lines.map(({ said }) => said)).size).toBe(lines.length);
  });

  test("a sentence is fixed, and tells of no card that somebody holds", () => {
    const telling = /[{}$]|\b(mi|tu|su) (mano|carta)|\b(mis|tus|sus) cartas|\b(my|your|their) (hand|cards?)\b/i;
    expect(lines.filter(({ said }) => telling.test(said ?? ""))).toEqual([]);
  });
});

/** What somebody was told, update by update. */
function* updatesOf(told: Record<string, unknown[]>, viewer: string): Generator<Update> {
  for (const message of (told[viewer] ?? []) as Update[]) if (message.type === "update") yield message;
}

describe.each(GAMES)("$game", ({ game, stories }) => {
  const { remarks } = gameOf(game);
  const whole = stories.filter(({ steps }) => steps.some((step) => "told" in step && step.told["-1"]));

  test("what is remarked follows from what a spectator knows: whoever holds cards reads the same", () => {
    let compared = 0;
    for (const { steps } of whole) {
      const listeners = { "0": new Talk(), "-1": new Talk() };
      const chairs = CHAIRS;
      for (const step of steps) {
        if (!("told" in step) || !step.told["-1"]) continue;
        const [mine, theirs] = (["0", "-1"] as const).map((viewer) =>
          [...updatesOf(step.told, viewer)].flatMap(({ told, scene }) => {
            const around = { remarks, code: "pato-luna", chairs, deal: 1, deck: Number(scene.board?.deck ?? 0) };
            return listeners[viewer].hear(told, around, scene.result) ?? [];
          }),
        );
        expect(mine).toEqual(theirs);
        compared += theirs?.length ?? 0;
      }
    }
    expect(compared).toBeGreaterThan(3);
  });
});
