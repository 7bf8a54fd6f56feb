import { expect, test } from "vitest";
import { texts as en } from "../words/en";
import { texts as es } from "../words/es";
import { CAST, characterAt } from "./characters";
import { remarkAtEnd, remarkOn, remarkWaiting, type Kind, type Known } from "./remarks";

const CHAIRS = [{ name: "Ana" }, { bot: "sensible" }, { bot: "search" }, { bot: "sensible" }];
const known = (deck: number, chairs: Known["chairs"] = CHAIRS): Known => ({ code: "pato-luna", chairs, deal: 1, deck });
const event = (point: string, seat: number, argument?: string) => ({ point, clauses: [], seat, argument });
const many = Array.from({ length: 200 }, (_, deck) => deck);

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
  const result = { winners: [3] } as Parameters<typeof remarkAtEnd>[0];
  const end = many.flatMap((deck) => remarkAtEnd(result, known(deck)) ?? []);
  expect(end.every(({ seat, id }) => id.endsWith(seat === 3 ? "-won" : "-lost"))).toBe(true);
});

test("every temperament has a sentence for everything, in both languages", () => {
  const kinds: Kind[] = ["hit", "closed", "word", "caught", "wow", "won", "lost", "waiting"];
  const ids = [...new Set(CAST.map(({ temperament }) => temperament))].flatMap((how) =>
    kinds.map((kind) => `remark-${how}-${kind} =`),
  );
  for (const id of ids)
    for (const texts of [es, en])
      expect(
        texts.some((text) => text.includes(id)),
        id,
      ).toBe(true);
});
