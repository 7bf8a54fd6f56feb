/** Results in words: the same in both languages, and nothing missing. */

import { expect, test } from "vitest";

import en from "./words.en.ftl?raw";
import es from "./words.es.ftl?raw";
import type { Outcome } from "./outcome";
import { digitsOf, endOf, marksIn, textOf } from "./report";
import { sentencesIn } from "./sentences";

const SOURCES = import.meta.glob<string>(
  [
    "./*.svelte",
    "./*.ts",
    "../daily/*.svelte",
    "../daily/*.ts",
    "../duel/*.svelte",
    "../duel/*.ts",
    "!../**/*.test.ts",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const code = Object.values(SOURCES).join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const used = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n|\}.*\n)*)/gm)].map(([, id, body]) => [
      id,
      [...new Set(body?.match(/\$\w+/g))].toSorted(),
    ]),
  );

test("both languages say the same, with the same arguments", () => {
  expect(used(es)).toEqual(used(en));
  expect(ids(es)).toEqual(ids(en));
});

test("every sentence is said, and every sentence that is said is written", () => {
  const begun = [...code.matchAll(/\.say\(\s*`([\w-]+)\$\{/g)].map((found) => found[1] ?? "");
  const whole = [...code.matchAll(/(?:words|sentences)\.say\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "");
  expect(whole.filter((id) => !ids(es).includes(id))).toEqual([]);
  expect(ids(es).filter((id) => !code.includes(`"${id}"`) && !begun.some((start) => id.startsWith(start)))).toEqual([]);
});

const LOST: Outcome = {
  won: false,
  drawn: false,
  place: 2,
  of: 4,
  counted: "Cartas",
  counts: [3, 0, 5, 7],
  most: false,
  turns: 14,
};

test("a result as a text shows how it went, and no card", async () => {
  const sentences = await sentencesIn("es");
  const heading = { title: "La mano del día", game: "Whist", date: sentences.date("2026-11-18") };
  expect(textOf(heading, { outcome: LOST, marks: [2, 1, 0, 3] }, 5, sentences)).toBe(
    [
      "La mano del día · Whist · 18 de noviembre",
      "2.º de 4 · En 14 turnos",
      "🟨🟧🟥🟩",
      "Cartas: 3 · los demás: 0, 5, 7",
      "🔥 5 días seguidos",
    ].join("\n"),
  );
});

test("a result in English; one day is no streak, and what is not counted is not said", async () => {
  const sentences = await sentencesIn("en");
  const heading = { title: "The deal of the day", game: "Whist", date: sentences.date("2026-01-01") };
  const outcome = { ...LOST, won: true, place: 1, counts: [], turns: 1 };
  expect(textOf(heading, { outcome, marks: [] }, 1, sentences)).toBe(
    ["The deal of the day · Whist · 1 January", "🏆 Won! · In one turn"].join("\n"),
  );
});

test("where nobody won, nobody has a place", async () => {
  expect(endOf({ ...LOST, drawn: true }, await sentencesIn("es"))).toBe("Sin ganador");
});

test("marks are kept as digits", () => {
  expect(marksIn(digitsOf([0, 3, 2, 1]))).toEqual([0, 3, 2, 1]);
  expect(marksIn("9x1")).toEqual([1]);
});
