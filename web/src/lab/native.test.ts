// @vitest-environment node
/** What Python makes of questions, the page makes of them, too: addresses, tallies, figures and sentences. */

import { beforeAll, describe, expect, test } from "vitest";
import { serveFromDisk } from "../engine/disk";
import { written } from "../record/written";
import { LANGUAGES, type Language } from "../words/languages";
import { Speech } from "../words/speech";
import { bundleOf } from "../words/words.svelte";
import { gameIn, readAddress, writeAddress } from "./address";
import { Bench, briefOf } from "./bench";
import { chartsOf } from "./charts";
import { type Subject, subjectOf } from "./contract";
import { Reader, Statistician } from "./figures";
import { type Compared, type Question, type Restriction, settingsOf } from "./question";
import { csvOf } from "./saving";
import { different, measured, notes } from "./sentences";
import { tellingOf } from "./telling";
import { vocabularyOf } from "./vocabulary";

interface Asked {
  question: Plain;
  address: string;
}

interface Answer {
  question: Plain & { game: string };
  address: string;
  tallies: number[][];
  differences: number[][];
  figures: number[][];
  compared: number[][];
  sentences: Record<Language, string[]>;
}

type Plain = Record<string, unknown>;

const SCRIPT = "tests/write_lab.py";
const FILES = import.meta.glob<string>("../../../build/lab/*.json", { eager: true, query: "?raw", import: "default" });
const WORDS = import.meta.glob<string>("../../../sobremesa/rules/**/words.*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const named = (wanted: boolean) =>
  Object.fromEntries(Object.entries(FILES).filter(([file]) => file.endsWith("/addresses.json") === wanted));
const ASKED = written<Asked[]>(named(true), SCRIPT).flat();
const ANSWERS = written<Answer>(named(false), SCRIPT);

beforeAll(() => void serveFromDisk());

/** A question as JSON has it: what is as usual is not said. */
function plain(question: Question): Plain {
  const { bots, restrictions, compared, rotate, unit, seed, options, ...rest } = question;
  return said({
    ...rest,
    options,
    bots: bots.join() === "sensible" ? undefined : one(bots),
    restrictions: restrictions.map(ruled),
    rotate: rotate || undefined,
    unit: unit === "deal" ? undefined : unit,
    seed: seed === 1 ? undefined : seed,
    compared: compared.map(setting),
  });
}

const setting = ({ options, bots, restrictions }: Compared): Plain => ({
  ...said({ options, bots: bots && one(bots) }),
  ...(restrictions ? { restrictions: restrictions.map(ruled) } : {}),
});

const ruled = ({ how, moves, seats, phases, above, below }: Restriction): Plain =>
  said({ [how]: moves, seats, phases, above, below });

const one = (bots: string[]) => (bots.length === 1 ? bots[0] : bots);

const said = (values: Plain): Plain =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && !["[]", "{}"].includes(JSON.stringify(value))),
  );

const read = ({ rules, contract }: Subject, address: string): Question =>
  readAddress(address, rules.description, contract.limits);

test("addresses are the same, there and back", async () => {
  for (const { address, question } of ASKED) {
    const subject = await subjectOf(gameIn(address));
    expect(writeAddress(read(subject, address), subject.rules.description)).toBe(address);
    expect(plain(read(subject, address))).toEqual(question);
  }
});

/** The sentences of a game as its server sends them: the shared ones, its family's, its own. */
function speechIn({ rules: { description } }: Subject, language: Language): Speech {
  const folders = ["", `games/${description.family}/`, `games/${description.game.replaceAll("-", "_")}/`];
  const texts = [...new Set(folders)].map((folder) => WORDS[`../../../sobremesa/rules/${folder}words.${language}.ftl`]);
  return new Speech(
    description.game,
    vocabularyOf(description),
    bundleOf(
      language,
      texts.filter((text) => text !== undefined),
    ),
  );
}

describe.each(ANSWERS)("$question.game", (answer) => {
  const asked = async () => {
    const subject = await subjectOf(answer.question.game);
    const question = read(subject, answer.address);
    const { rules, contract } = subject;
    const settings = settingsOf(question, rules.description, contract.limits);
    const part = (await Bench.open(briefOf(subject, settings, question))).play(0, question.deals ?? 0);
    const found = (await Statistician.open(subject)).tell(part, settings, question.deals ?? 0);
    return { subject, question, settings, found };
  };

  test("the same tallies and figures, to the last bit", async () => {
    const { tallies, differences, said, than } = (await asked()).found;
    expect(tallies.map((each) => Array.from(each, Number))).toEqual(answer.tallies);
    expect(differences.map((each) => Array.from(each, Number))).toEqual(answer.differences);
    expect(said.map((each) => Array.from(each))).toEqual(answer.figures);
    expect(than.map((each) => Array.from(each))).toEqual(answer.compared);
  });

  const answeredIn = async (language: Language) => {
    const { subject, question, settings, found } = await asked();
    const { description } = subject.rules;
    return {
      ...{ question, settings, found, title: description.title, reader: new Reader(subject.contract) },
      telling: await tellingOf(speechIn(subject, language), description, language),
    };
  };

  test.each(LANGUAGES)("the data are plain numbers, and nothing of seats that are not there: %s", async (language) => {
    const answered = await answeredIn(language);
    const charts = chartsOf(answered);
    const rows = charts.flatMap(({ lines }) => lines.flatMap(({ numbers }) => numbers.filter(Boolean)));
    const text = csvOf(charts).split("\r\n");
    expect(text).toHaveLength(1 + rows.length);
    for (const row of text.slice(1)) expect(row).toMatch(/,-?\d+(\.\d+)?(e-?\d+)?(,(-?\d[\d.e-]*)?){2}$/);
    for (const { id, lines } of charts)
      if (id === "wins")
        for (const [number, { players }] of answered.settings.entries())
          expect(lines.filter(({ numbers }) => numbers[number])).toHaveLength(players);
  });

  test.each(LANGUAGES)("the same sentences: %s", async (language) => {
    const answered = await answeredIn(language);
    const { found } = answered;
    const others = found.than.flatMap((_, place) => different(answered, place + 1));
    expect([...measured(answered), ...others, ...notes(answered)]).toEqual(answer.sentences[language]);
  });
});
