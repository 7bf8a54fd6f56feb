/** What is said of the shuffle is said in both languages, and every step of the check has a sentence. */

import { expect, test } from "vitest";
import en from "./words.en.ftl?raw";
import es from "./words.es.ftl?raw";
import source from "./check.ts?raw";

const ids = (text: string) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? "");

test("both languages say the same, with the same arguments", () => {
  expect(ids(es)).toEqual(ids(en));
  expect([...es.matchAll(/\$\w+/g)].map(String).toSorted()).toEqual([...en.matchAll(/\$\w+/g)].map(String).toSorted());
});

test("every step has a sentence, and none is left over", () => {
  const notes = [...source.matchAll(/note\("([\w-]+)"/g)].map((found) => `shuffle-step-${found[1]}`);
  const steps = [...source.matchAll(/holds\("([\w-]+)"/g)].flatMap((found) => [
    `shuffle-step-${found[1]}`,
    `shuffle-step-no-${found[1]}`,
  ]);
  const written = ids(es).filter((id) => id.startsWith("shuffle-step-"));
  expect(new Set(written)).toEqual(new Set([...notes, ...steps.filter((id) => id !== "shuffle-step-story")]));
});
