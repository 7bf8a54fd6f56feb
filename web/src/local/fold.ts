/** The fold: a table is what its entries make of it, as at the server (sobremesa/table/core/fold.py). */

import type { Description } from "../record/description";
import type { Setup, State } from "../engine/state";
import { HISTORY, LINES, REMEMBERED, TERMS } from "../entries";
import type { AnyEntry, Dealt, Opened, Played, Renewed, Said, Started } from "../entries";
import { SPECTATOR } from "../wire";
import type { By, Chair, Line, Result, Stage } from "../wire";
import { begin, resultOf } from "./forking";
import { later, noticed, remember, seatOf, versionOf, type Ground, type Step, type Table } from "./table";

/** What cannot be made sense of. */
export class Unreadable extends Error {}

/** An entry, and when it was made, in milliseconds since 1970. */
export type Logged = readonly [entry: AnyEntry, at: number];

const NONE: never[] = [];

/** The table after many entries. */
export function replay(lines: Iterable<Logged>, ground: Ground): Table {
  let table: Table | undefined;
  for (const [entry, at] of lines) table = table ? fold(table, entry, at) : opened(entry, at, ground);
  if (!table) throw new Unreadable("there is no table without entries");
  return table;
}

/** The table after one entry more. */
export function fold(table: Table, entry: AnyEntry, at: number): Table {
  return { ...after(table, entry, at), size: table.size + 1 };
}

function after(table: Table, entry: AnyEntry, at: number): Table {
  switch (entry.type) {
    case "started":
    case "dealt":
      return table.lost ? begun(table, entry, at) : dealt(table, entry, at);
    case "played":
      return table.lost ? unseen(table, entry, at) : played(table, entry, at);
    case "said":
      return said(table, entry, at);
    case "rematched":
      return rematched(step(table), at);
    case "renewed":
      return renewed(step(table), entry, at);
    case "ended":
      return staged(step(table), "over", at);
    case "forgotten":
      return step(table);
    default:
      return seated(step(table), entry);
  }
}

/** What is played from here on; if nobody has its rules any more, what can be played next, and that it is so. */
function rulesOf(ground: Ground, version: number, options: Opened["options"] & object): [Setup, boolean] {
  const { rules, blind } = ground;
  const today = rules.description.version;
  if (version >= today || !blind)
    try {
      return [rules.setup(options, version), false];
    } catch (trouble) {
      if (version >= today) throw trouble;
    }
  return [rules.setup(renew(rules.description, version, options)), true];
}

/**
 * Today's options for those who agreed on these under an older version: what was as usual then is as usual now, and
 * what they chose stays chosen, where it still can be.
 */
export function renew(
  { options, former }: Description,
  version: number,
  agreed: Record<string, boolean | number | string>,
): Record<string, boolean | number | string> {
  const then = former[version];
  const usual = then ? { ...Object.fromEntries(options.map((option) => [option.name, option.default])), ...then } : {};
  const stands = (name: string, value: boolean | number | string) => {
    const option = options.find((each) => each.offered && each.name === name);
    return option && (name === "players" || (value !== usual[name] && option.values.includes(value)));
  };
  return Object.fromEntries(Object.entries(agreed).filter(([name, value]) => stands(name, value)));
}

function opened(entry: AnyEntry, at: number, ground: Ground): Table {
  if (entry.type !== "opened") throw new Unreadable("a table begins with being opened");
  const [setup, lost] = rulesOf(ground, entry.rules, entry.options ?? {});
  const each = <T>(value: T): T[] => new Array<T>(setup.players).fill(value);
  const none = { open: 0, secret: each(0) };
  return {
    ground,
    opened: { ...TERMS, ...entry },
    setup,
    rules: entry.rules,
    lost,
    renewed: false,
    chairs: each({}),
    people: each(""),
    versions: none,
    staged: none,
    asked: each(0),
    history: [...each(NONE), NONE],
    commands: [...each(NONE), NONE],
    size: 1,
    stage: "lobby",
    match: 0,
    key: "",
    state: undefined,
    owed: NONE,
    questions: NONE,
    since: at,
    deals: NONE,
    lines: NONE,
    stoodIn: NONE,
    story: undefined,
    origin: "",
  };
}

/** What a step was, where it was more than a change of the table. */
interface What {
  state?: State;
  seat?: number;
  by?: By;
  secret?: boolean;
  line?: Line;
}

/**
 * One step later, remembered for those who were not looking. A secret move has no events, not even for its maker: to
 * the view, the news is still the last open move.
 */
function step(table: Table, { state, seat = SPECTATOR, by, secret = false, line }: What = {}): Table {
  const versions = later(table.versions, seat, secret);
  const told = state && ((whose: number) => (secret ? NONE : state.view(whose).events));
  const events = told?.(SPECTATOR) ?? NONE;
  return {
    ...table,
    versions,
    history: remember<Step>(
      table.history,
      secret ? seat : SPECTATOR,
      { versions, events: told, seat, by, line },
      HISTORY,
    ),
    story: events.length ? { before: table.story, events } : table.story,
  };
}

/** A new stage: people have to say anew that they are ready. */
function staged(table: Table, stage: Stage, at: number): Table {
  const chairs = table.chairs.map((chair) => ({ ...chair, ready: Boolean(chair.bot) || undefined }));
  return { ...table, stage, staged: table.versions, chairs, since: at };
}

/** Who sits where, and who answers. */
function seated(table: Table, entry: AnyEntry): Table {
  const sit = (seat: number, chair: Chair, owner = table.people[seat] ?? "") => ({
    ...table,
    chairs: table.chairs.with(seat, chair),
    people: table.people.with(seat, owner),
  });
  const relieved = (seat: number, chair: Chair) => ({
    ...sit(seat, { ...table.chairs[seat], ...chair }),
    stoodIn: table.stoodIn.filter((other) => other !== seat),
  });
  switch (entry.type) {
    case "sat":
      return sit(entry.seat, { name: entry.name || undefined }, entry.person);
    case "bot-seated":
      return sit(entry.seat, { bot: entry.level, ready: true }, "");
    case "stood":
    case "bot-left":
      return sit(entry.seat, {}, "");
    case "readied":
      return sit(entry.seat, { ...table.chairs[entry.seat], ready: entry.ready || undefined });
    case "handed-over":
      return relieved(entry.seat, { stand_in: entry.level, why: entry.why });
    case "taken-back":
      return relieved(entry.seat, { stand_in: undefined, why: undefined });
    default:
      throw new Unreadable(`${entry.type} is no entry of a table that stands`);
  }
}

function said(table: Table, { name, seat, text, phrase, person, command }: Said, at: number): Table {
  if (!text && !phrase) return step(table); // whoever said it is forgotten
  const line = { name, at, seat, text, phrase };
  const heard = { ...step(table, { line }), lines: [...table.lines.slice(1 - LINES), line] };
  return done(heard, command, person, seatOf(table, person));
}

/** A command is done, and recognised if it is repeated. */
function done(table: Table, command: string | undefined, person: string, seat: number): Table {
  if (!command) return table;
  return { ...table, commands: remember(table.commands, seat, markOf(command, person), REMEMBERED) };
}

/** How somebody's command is recognised. */
export const markOf = (command: string, person: string): string => `${command} ${person}`;

function dealt(table: Table, entry: Started | Dealt, at: number): Table {
  if (entry.type === "started") {
    const { state, deals, story } = begin(table.setup, entry);
    const { key, origin = "" } = entry;
    const before = deals.length ? deals : NONE;
    return placed({ ...table, match: table.match + 1, deals: before, key, origin, story }, state, at);
  }
  const state = table.state?.nextDeal();
  if (!state) throw new Unreadable("nothing was dealt yet");
  return placed({ ...table, story: undefined }, state, at);
}

/** A table at which a deal stands so: as it was dealt, or as somebody has set it up. */
export function placed(table: Table, state: State, at: number): Table {
  const begun = staged(step(table, { state }), "playing", at);
  return {
    ...begun,
    state,
    owed: state.view().actors,
    questions: questionsOf(state),
    asked: begun.asked.map((_, seat) => versionOf(begun.versions, seat)),
  };
}

/** Everybody keeps the seat, but who has left. */
function rematched(table: Table, at: number): Table {
  const left = table.chairs.map((chair) => chair.why === "left");
  const chairs = table.chairs.map((chair, seat) =>
    left[seat] ? {} : { ...chair, stand_in: undefined, why: undefined },
  );
  const people = table.people.map((person, seat) => (left[seat] ? "" : person));
  const blank = { state: undefined, deals: NONE, owed: NONE, questions: NONE, story: undefined, renewed: false };
  return staged({ ...table, chairs, people, ...blank }, "lobby", at);
}

/** Other rules, between matches; the seats stay. */
function renewed(table: Table, entry: Renewed, at: number): Table {
  const [setup, lost] = rulesOf(table.ground, entry.rules, entry.options);
  if (table.stage !== "lobby" || setup.players !== table.chairs.length)
    throw new Unreadable("rules change between matches, and for as many as sit there");
  return staged({ ...table, setup, rules: entry.rules, lost, renewed: true }, "lobby", at);
}

/** A deal of a match whose rules are gone. */
function begun(table: Table, entry: Started | Dealt, at: number): Table {
  const first = entry.type === "started";
  return staged(step(first ? { ...table, match: table.match + 1, deals: NONE } : table), "playing", at);
}

/** A turn of a match whose rules are gone: the last one of a deal says itself how it went. */
function unseen(table: Table, { result, story }: Played, at: number): Table {
  if (!result) return table;
  const events = table.ground.stories?.get(story ?? "") ?? NONE;
  const versions = later(table.versions, SPECTATOR, false);
  const history = remember<Step>(table.history, SPECTATOR, { versions, events: () => events }, HISTORY);
  return ended({ ...table, versions, history }, result, at);
}

function ended(table: Table, result: Result, at: number): Table {
  return staged({ ...table, deals: [...table.deals, result] }, result.champions.length ? "over" : "pause", at);
}

function played(table: Table, entry: Played, at: number): Table {
  let moving = table;
  for (const move of entry.moves) moving = moved(moving, move, entry, at);
  moving = done(moving, entry.command, table.people[entry.seat] ?? "", entry.seat);
  const result = moving.state && resultOf(moving.state);
  return result ? ended(moving, result, at) : moving;
}

/**
 * After one move: a secret one changes nothing for anybody else, an answer among several, or a part of one, only for
 * who gave it.
 */
function moved(table: Table, move: string, { seat, by }: Played, at: number): Table {
  const before = table.state;
  if (!before) throw new Unreadable("a move without a deal");
  const state = before.play(seat, move);
  const how = noticed(before, state, move);
  const secret = how === "secret";
  const stepped = step(table, how === "covert" ? { state } : { state, seat, by, secret });
  const stoodIn = by === "stand-in" ? [...new Set([...table.stoodIn, seat])] : table.stoodIn;
  const questions = questionsOf(state);
  if (secret)
    return {
      ...stepped,
      stoodIn,
      state,
      questions: table.questions.with(seat, questions[seat] ?? ""),
      asked: table.asked.with(seat, versionOf(stepped.versions, seat)),
    };
  const owed = state.view().actors;
  const others = table.owed.filter((other) => other !== seat);
  const answer = owed.length > 0 && owed.toSorted().join() === others.toSorted().join();
  const part = owed.length > 1 && owed.join() === table.owed.join() && !state.endsTurn(move); // all are asked as before
  const same = answer || part;
  const asked = questions.map((question, each) =>
    same && each !== seat && question === table.questions[each]
      ? (table.asked[each] ?? 0)
      : versionOf(stepped.versions, each),
  );
  const now = { ...stepped, stoodIn, state, owed, questions, asked, since: same ? table.since : at };
  return part ? now : lapsed(now);
}

/** A stand-in that came because time was up leaves, if it had nothing to answer: the person had, in secret. */
function lapsed(table: Table): Table {
  const unused = (chair: Chair, seat: number) => chair.why === "time" && !table.stoodIn.includes(seat);
  if (!table.chairs.some(unused)) return table;
  const chairs = table.chairs.map((chair, seat) =>
    unused(chair, seat) ? { ...chair, stand_in: undefined, why: undefined } : chair,
  );
  return { ...table, chairs };
}

function questionsOf(state: State): string[] {
  return Array.from({ length: state.players }, (_, seat) => state.question(seat));
}
