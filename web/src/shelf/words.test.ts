/** Nothing is missing in a language, nothing is left over, and every sentence that this part says is there. */

import { expect, test } from "vitest";
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

test("both languages say the same, each sentence once, with the same arguments", () => {
  expect(ids(es)).toEqual(ids(en));
  expect(new Set(ids(es)).size).toBe(ids(es).length);
  expect(used(es)).toEqual(used(en));
});

test("every sentence is said somewhere, and whatever is said has one", () => {
  const said = [...code.matchAll(/words\.say\("([\w-]+)"/g)].map((found) => found[1] ?? "");
  expect([...new Set(said)].toSorted()).toEqual(ids(es).toSorted());
});
