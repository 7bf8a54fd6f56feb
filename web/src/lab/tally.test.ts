// @vitest-environment node
import { readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { serveFromDisk } from "../engine/disk";
import { readAddress, writeAddress } from "./address";
import { briefOf } from "./bench";
import { subjectOf } from "./contract";
import { here } from "./hands";
import { settingsOf } from "./question";
import { Run } from "./run";

beforeAll(() => void serveFromDisk());
const cases = JSON.parse(readFileSync("/tmp/native.json", "utf8"));
test.each(cases)("$address", async ({ address, again, tallies, differences }: any) => {
  const subject = await subjectOf("la-mona");
  const { description } = subject.rules;
  const question = readAddress(address, description, subject.contract.limits);
  expect(writeAddress(question, description)).toBe(again);
  const settings = settingsOf(question, description, subject.contract.limits);
  const run = new Run(briefOf(subject, settings, question), { workers: 2, hire: here });
  await run.go({ deals: question.deals ?? 0 });
  expect(run.total.tallies.map((each) => Array.from(each, String))).toEqual(tallies);
  expect(run.total.differences.map((each) => Array.from(each, String))).toEqual(differences);
}, 60000);
