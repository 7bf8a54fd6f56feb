/** Nothing is missing in a language, nothing is left over, and every sentence that the page says is there. */

import { expect, test } from "vitest";
import { texts as en } from "./en";
import { texts as es } from "./es";

const SOURCES = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../gallery/**"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const OURS = import.meta.glob<string>(["./*.ftl", "../games/*/words.*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const said = { es: es.flatMap(ids), en: en.flatMap(ids) };
const code = Object.values(SOURCES).join("\n");

/** `say("home")` and `say(`closed-${…}`)`: whole ids, and beginnings of ids. */
const whole = [...code.matchAll(/(?<![.\w])say\(\s*"([\w-]+)"/g)].map((found) => found[1] ?? "");
const beginnings = [...code.matchAll(/(?<![.\w])say\(\s*`([\w-]+)\$\{/g)].map((found) => found[1] ?? "");

test("both languages say the same", () => {
  expect(said.es.toSorted()).toEqual(said.en.toSorted());
});

test("no sentence stands twice", () => {
  expect(said.es.filter((id, place) => said.es.indexOf(id) !== place)).toEqual([]);
});

test("the same arguments are used in both languages", () => {
  const used = (texts: string[]) =>
    Object.fromEntries(
      texts
        .flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:[ \t]+.*\n|\}\n|\n(?=[ \t]))*)/gm)])
        .map(([, id, body]) => [id, [...new Set(body?.match(/\$\w+/g))].toSorted()]),
    );
  expect(used(es)).toEqual(used(en));
});

test("every sentence that is said is written", () => {
  expect(whole.filter((id) => !said.es.includes(id))).toEqual([]);
  expect(beginnings.filter((start) => !said.es.some((id) => id.startsWith(start)))).toEqual([]);
});

test("every sentence that is written is said", () => {
  const ours = Object.entries(OURS).flatMap(([file, text]) => (file.endsWith(".es.ftl") ? ids(text) : []));
  const quoted = new Set([...code.matchAll(/"([\w-]+)"/g)].map((found) => found[1]));
  const unused = ours.filter((id) => !quoted.has(id) && !beginnings.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
