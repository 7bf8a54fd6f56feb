/** Shows the answer that lies in the page: a script that is one piece, and asks nobody for anything. */

import { mount } from "svelte";
import look from "../app.css?inline";
import type { Description } from "../record/description";
import type { Language } from "../words/languages";
import { Speech } from "../words/speech";
import { bundleOf } from "../words/words.svelte";
import { readAddress } from "./address";
import type { Contract } from "./contract";
import { Reader } from "./figures";
import { settingsOf } from "./question";
import Report from "./Report.svelte";
import type { Answered } from "./sentences";
import { tellingOf } from "./telling";
import { vocabularyOf } from "./vocabulary";

/** What lies in the page. */
interface Written {
  language: Language;
  title: string;
  address: string;
  description: Description;
  sentences: string; // of the game
  contract: Contract;
  played: number;
  tallies: number[][];
  differences: number[][];
  figures: number[][];
  compared: number[][];
}

async function answeredBy(written: Written): Promise<Answered> {
  const { language, description, contract, address, played } = written;
  const speech = new Speech(description.game, vocabularyOf(description), bundleOf(language, [written.sentences]));
  const question = readAddress(address, description, contract.limits);
  return {
    question,
    title: description.title,
    settings: settingsOf(question, description, contract.limits),
    reader: new Reader(contract),
    telling: await tellingOf(speech, description, language),
    found: {
      played,
      tallies: written.tallies.map((each) => BigInt64Array.from(each, BigInt)),
      differences: written.differences.map((each) => BigInt64Array.from(each, BigInt)),
      said: written.figures.map((each) => Float64Array.from(each)),
      than: written.compared.map((each) => Float64Array.from(each)),
    },
  };
}

async function show(): Promise<void> {
  const style = document.createElement("style");
  style.textContent = look;
  document.head.append(style);
  const written = JSON.parse(document.getElementById("answer")?.textContent ?? "") as Written;
  mount(Report, { target: document.body, props: { answered: await answeredBy(written), title: written.title } });
}

void show();
