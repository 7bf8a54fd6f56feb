/** Nothing is missing in a language, nothing is left over, and no sentence hides one that the terminal says, too. */

import { expect, test } from "vitest";
import sharedEn from "../../../sobremesa/lab/words.en.ftl?raw";
import sharedEs from "../../../sobremesa/lab/words.es.ftl?raw";
import en from "./words.en.ftl?raw";
import es from "./words.es.ftl?raw";

const SOURCES = import.meta.glob<string>(["./*.svelte", "./*.ts", "!./*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
const code = Object.values(SOURCES).join("\n");
const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");
const used = (text: string) => [...text.matchAll(/\$\w+/g)].map(([found]) => found).toSorted();
const all = [...ids(es), ...ids(sharedEs)];

test("both languages say the same, each sentence once, with the same arguments", () => {
  expect(ids(es)).toEqual(ids(en));
  expect(new Set(all).size).toBe(all.length);
  expect(used(es)).toEqual(used(en));
  expect(ids(sharedEs).toSorted()).toEqual(ids(sharedEn).toSorted());
});

test("whatever is said has a sentence", () => {
  const whole = [...code.matchAll(/(?:\.say|say|words|figured)\((?:telling, )?"([\w-]+)"/g)].map((each) => each[1]);
  const beginnings = [...code.matchAll(/(?:(?<!speech)\.say|words)\(\s*`([\w-]+)\$\{/g)].map((each) => each[1] ?? "");
  expect(whole.filter((id) => !all.includes(`lab-${id}`) && id !== "problem-offline")).toEqual([]);
  expect(beginnings.filter((start) => !all.some((id) => id.startsWith(`lab-${start}`)))).toEqual([]);
});

test("every sentence of the page is said somewhere", () => {
  const quoted = new Set([...code.matchAll(/["`]([\w-]+)["`$]/g)].map((found) => found[1]));
  const beginnings = [...code.matchAll(/`([\w-]+-)\$\{/g)].map((found) => `lab-${found[1]}`);
  const unused = ids(es).filter((id) => !quoted.has(id.slice(4)) && !beginnings.some((start) => id.startsWith(start)));
  expect(unused).toEqual([]);
});
