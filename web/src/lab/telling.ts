/** The lab in words: settings, bots and restrictions. The twin of sobremesa/lab/speech.py, and by the same sentences. */

import type { Description, Value } from "../record/description";
import type { Language } from "../words/languages";
import { parted } from "../words/lists";
import type { Speech } from "../words/speech";
import { type Arguments, bundleOf, format } from "../words/words.svelte";
import type { FluentBundle } from "@fluent/bundle";
import { likeFirst } from "./desk";
import { type Compared, iterationsOf, type Question, type Restriction, type Setting, show } from "./question";
import { kindOf, select } from "./selection";

const FEW = 3; // moves that are named; of more, the first ones
const UNSAID = "…"; // whatever a kind of moves leaves open
const FILES = {
  es: () => Promise.all([import("./words.es.ftl?raw"), import("../../../sobremesa/lab/words.es.ftl?raw")]),
  en: () => Promise.all([import("./words.en.ftl?raw"), import("../../../sobremesa/lab/words.en.ftl?raw")]),
};

export class Telling {
  constructor(
    readonly language: Language,
    readonly speech: Speech,
    readonly description: Description,
    private readonly bundle: FluentBundle,
  ) {}

  /** One sentence; the lab's own begin with `lab-`. */
  say(message: string, about: Arguments = {}): string {
    return format(this.bundle, `lab-${message}`, about);
  }

  /** What makes a setting different, in a few words; the first is as usual, or as it was asked for. */
  setting(question: Question, number: number): string {
    const compared = question.compared[number - 1];
    if (compared) return this.different(compared);
    const special = Object.keys(question.options).length || question.restrictions.length;
    return this.say(special ? "asked" : "nobody");
  }

  different(compared: Compared): string {
    const changes = this.changes(compared);
    return changes.length ? changes.reduce((one, other) => this.say("and", { one, other })) : this.say("nobody");
  }

  private changes({ options, bots, restrictions }: Compared): string[] {
    const found = this.description.options.flatMap(({ name }) => {
      const value = options[name];
      return value === undefined ? [] : [this.chosen(name, value)];
    });
    if (bots) found.push(this.say("bots", { bots: this.bots(bots) }));
    if (restrictions) found.push(...restrictions.map((each) => this.restriction(each)));
    if (restrictions && !restrictions.length) found.push(this.say("unrestricted"));
    return found;
  }

  /** An option with its value. */
  chosen(name: string, value: Value): string {
    return this.say("option", { option: this.option(name), value: this.value(name, value) });
  }

  /** A value of an option by the game's own words, where it has some; as a part of a sentence. */
  value(name: string, value: Value): string {
    const meaning = `option-${name}-${show(value)}`;
    if (typeof value === "boolean" || !this.speech.has(meaning)) return show(value);
    const { label, hint } = parted(this.speech.say(meaning));
    return hint ? label : within(label);
  }

  /** An option by the game's own words. */
  option(name: string): string {
    return this.speech.say(`option-${name}`);
  }

  /** Who plays: one name where all are alike, else each with the seat. */
  bots(bots: string[]): string {
    const [first = ""] = bots;
    if (new Set(bots).size === 1) return this.bot(first);
    return bots.map((bot, seat) => this.say("seated", { seat: `P${seat}`, bot: this.bot(bot) })).join(", ");
  }

  bot(bot: string): string {
    const [level = ""] = bot.split("@");
    return this.say("bot", { level, iterations: String(iterationsOf(bot) || "") });
  }

  /** A restriction in words. */
  restriction({ how, moves, seats, phases, above, below }: Restriction): string {
    const who = seats.map((seat) => `P${seat}`).join(", ") || this.say("everybody");
    const said = [
      this.say(how, { who, moves: moves.map((each) => this.say("named", { text: this.moves(each) })).join(", ") }),
    ];
    if (phases.length) said.push(this.say("phases", { phases: phases.join(", ") }));
    if (above !== undefined) said.push(this.say("above", { cards: String(above) }));
    if (below !== undefined) said.push(this.say("below", { cards: String(below) }));
    return said.join(", ");
  }

  /** The moves that a selector names, in words: a kind by its sentence; of many others, the first ones. */
  moves(selector: string): string {
    const found = select(this.description, selector);
    const term = this.speech.term(found[0]?.name ?? "");
    if (term && found.length > FEW && this.kinds.includes(selector)) {
      const open = Object.fromEntries(Object.keys(term.arguments).map((name) => [name, UNSAID]));
      const said = this.speech.say(term.message, open);
      if (said.includes(UNSAID) && said !== UNSAID) return said;
    }
    const said = found.slice(0, FEW).map(({ name }) => this.speech.move(name));
    return `${said.join(" / ")}${found.length > FEW ? " …" : ""}`;
  }

  /** The kinds of moves, in the order of the game's moves. */
  get kinds(): string[] {
    return [...new Set(this.description.moves.map(kindOf))];
  }

  /** Something that the rules say, of nobody in particular. */
  event(point: string): string {
    const takes = this.description.points.find(({ name }) => name === point)?.takes;
    const unsaid = takes ? { [takes]: UNSAID } : {};
    const who = { seat: this.say("somebody"), other: this.say("somebody-else") };
    return this.speech.say(point, { ...who, ...unsaid }).replace(/\.$/, "");
  }

  /** Those who are like P0: who they are. */
  likeTheFirst(setting: Setting): string {
    const seats = likeFirst(setting).flatMap((like, seat) => (like ? [`P${seat}`] : []));
    const kept = setting.restrictions.filter((each) => !each.seats.length || each.seats.includes(0));
    const [first = ""] = setting.bots;
    return `${seats.join(", ")} (${[this.bot(first), ...kept.map((each) => this.restriction(each))].join(", ")})`;
  }
}

/** A sentence within another one: without its full stop, and with a small letter first. A name stays as it is. */
const within = (sentence: string): string =>
  sentence.endsWith(".") ? sentence.charAt(0).toLowerCase() + sentence.slice(1, -1) : sentence;

/** The sentences of the lab for one game. */
export async function tellingOf(speech: Speech, description: Description, language: Language): Promise<Telling> {
  return new Telling(language, speech, description, await bundleIn(language));
}

/** Those that are about no game. */
export type Words = (message: string, about?: Arguments) => string;

export async function wordsIn(language: Language): Promise<Words> {
  const bundle = await bundleIn(language);
  return (message, about = {}) => format(bundle, `lab-${message}`, about);
}

async function bundleIn(language: Language): Promise<FluentBundle> {
  const texts = await FILES[language]();
  return bundleOf(
    language,
    texts.map((file) => file.default),
  );
}
