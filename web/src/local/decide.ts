/** What a command does: entries, or a refusal, as at the server (sobremesa/table/core/decide.py). */

import { drafted, explained } from "../engine/draft";
import type { View } from "../engine/state";
import { make } from "../engine/turn";
import { hasLevel } from "../engine/levels";
import type { AnyEntry } from "../entries";
import { TEXT } from "../wire";
import type { AddBot, AnyCommand, By, Code, Draft, Drafted, Explain, Explained, Phrase } from "../wire";
import type { Play, Refused, RemoveBot, Say } from "../wire";
import { fold, markOf, renew } from "./fold";
import { levelOf, seatOf, versionOf, type Table } from "./table";

export type Decision = AnyEntry[] | Refused;

/** Somebody: an identity, and the nickname it goes by. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const refuse = (code: Code, move?: string): Refused => ({ type: "refused", code, move });

/** What a person's command does. A repeated one does nothing, a stale one is refused. */
export function decide(table: Table, person: Person, command: AnyCommand, key: string): Decision {
  const seat = seatOf(table, person.id);
  const mark = markOf(command.id ?? "", person.id);
  if (command.id && table.commands.some((done) => done.includes(mark))) return [];
  if (command.type === "play") return play(table, seat, command, "person");
  if (isStale(table, seat, command.version ?? -1)) return refuse("stale");
  switch (command.type) {
    case "sit":
      return sit(table, person, seat, command.seat);
    case "join":
      return join(table, person, seat);
    case "stand":
      return table.stage !== "lobby" ? refuse("running") : seat >= 0 ? [{ type: "stood", seat }] : [];
    case "ready":
      return ready(table, seat, command.ready ?? true);
    case "add-bot":
    case "remove-bot":
      return placeBot(table, person, seat, command);
    case "start":
      return start(table, person, seat, key);
    case "say":
    case "phrase":
      return say(table, person, seat, command);
    case "leave":
      return leave(table, seat);
    case "take-back":
      return seat >= 0 ? [] : refuse("not-seated");
    case "rematch":
      return rematch(table, person, seat);
    case "hello":
    case "draft":
    case "explain":
    case "pong":
      return [];
    default:
      return refuse("malformed");
  }
}

const QUIET: AnyCommand["type"][] = ["hello", "pong", "leave", "explain"];

/** Whatever somebody does, but leaving, takes their seat back from the stand-in; a page asks by itself. */
export function returning(table: Table, person: Person, command: AnyCommand): AnyEntry[] {
  const seat = seatOf(table, person.id);
  if (!table.chairs[seat]?.stand_in || QUIET.includes(command.type)) return [];
  return [{ type: "taken-back", seat }];
}

/** A turn, by whoever answers for a seat. It must answer the question that is put to the seat now. */
export function play(table: Table, seat: number, command: Play, by: By): Decision {
  const trouble = unanswerable(table, seat, command.version ?? -1);
  if (trouble) return trouble;
  if (!table.state) return refuse("not-running");
  const moves = make(table.state, seat, command.moves);
  if (!Array.isArray(moves)) return moves;
  return [{ type: "played", seat, moves, by, command: by === "person" ? command.id || undefined : undefined }];
}

type Answered<T> = Omit<T, "id" | "version"> | Refused;

/** What can follow some moves, for who asks; computed from their view alone. */
export function draft(table: Table, person: Person, { version, moves }: Draft): Answered<Drafted> {
  const view = viewOf(table, person, version ?? -1);
  return "code" in view ? view : drafted(view, moves);
}

/** Why moves cannot be made, for who asks; computed from their view alone. */
export function explain(table: Table, person: Person, command: Explain): Answered<Explained> {
  const unknown = command.moves.find((move) => table.setup.move(move) === undefined);
  if (unknown !== undefined) return refuse("unreadable", unknown);
  const view = viewOf(table, person, command.version ?? -1);
  return "code" in view ? view : explained(view, command.moves, command.after ?? []);
}

/** What somebody sees who asks about a version. */
function viewOf(table: Table, person: Person, version: number): View | Refused {
  const seat = seatOf(table, person.id);
  return unanswerable(table, seat, version) ?? table.state?.view(seat) ?? refuse("not-running");
}

/** Why nothing can be answered by a seat that has seen a version. */
function unanswerable(table: Table, seat: number, version: number): Refused | undefined {
  if (seat < 0) return refuse("not-seated");
  if (!table.state || table.stage !== "playing") return refuse("not-running");
  const known = (table.asked[seat] ?? 0) <= version && version <= versionOf(table.versions, seat);
  return known ? undefined : refuse("stale");
}

/** Whether a command was meant for an earlier stage, or for a version that nobody has seen. */
function isStale(table: Table, seat: number, version: number): boolean {
  return version >= 0 && !(versionOf(table.staged, seat) <= version && version <= versionOf(table.versions, seat));
}

function sit(table: Table, { id, name }: Person, seat: number, wanted: number): Decision {
  if (table.stage !== "lobby") return refuse("running");
  if (wanted >= table.chairs.length) return refuse("no-seat");
  if (seat === wanted) return [];
  if (table.people[wanted] || table.chairs[wanted]?.bot) return refuse("taken");
  const left: AnyEntry[] = seat >= 0 ? [{ type: "stood", seat }] : [];
  return [...left, { type: "sat", seat: wanted, person: id, name }];
}

/** Who comes sits down, and who sits is called as they are now; where only who has the code comes, a bot gives way. */
function join(table: Table, { id, name }: Person, seat: number): Decision {
  if (table.stage !== "lobby") return refuse("running");
  if (seat >= 0) return table.chairs[seat]?.name === name ? [] : [{ type: "sat", seat, person: id, name }];
  const free = table.chairs.findIndex((chair, at) => !table.people[at] && !chair.bot);
  if (free >= 0) return [{ type: "sat", seat: free, person: id, name }];
  const bot = table.opened.public ? -1 : table.chairs.findLastIndex((chair) => chair.bot);
  if (bot < 0) return refuse("taken");
  return [
    { type: "bot-left", seat: bot },
    { type: "sat", seat: bot, person: id, name },
  ];
}

/** Ready for the match, or, in the pause, for the next deal, which begins when everybody is. */
function ready(table: Table, seat: number, wished: boolean): Decision {
  if (seat < 0) return refuse("not-seated");
  if (table.stage !== "lobby" && table.stage !== "pause") return refuse("running");
  if (Boolean(table.chairs[seat]?.ready) === wished) return [];
  const others = table.chairs.every((chair, at) => at === seat || chair.ready || levelOf(table, at));
  const next: AnyEntry[] = table.stage === "pause" && wished && others ? [{ type: "dealt" }] : [];
  return [{ type: "readied", seat, ready: wished }, ...next];
}

function placeBot(table: Table, person: Person, seat: number, command: AddBot | RemoveBot): Decision {
  if (seat < 0 && table.opened.host !== person.id) return refuse("not-yours");
  if (table.stage !== "lobby") return refuse("running");
  const chair = table.chairs[command.seat];
  if (!chair) return refuse("no-seat");
  if (command.type === "remove-bot") return chair.bot ? [{ type: "bot-left", seat: command.seat }] : refuse("no-seat");
  if (!hasLevel(table.opened.game, command.level)) return refuse("no-bot");
  if (chair.bot === command.level) return [];
  if (chair.bot || table.people[command.seat]) return refuse("taken");
  return [{ type: "bot-seated", seat: command.seat, level: command.level }];
}

/** Who sits may start, and the host, who may only want to watch. */
function start(table: Table, person: Person, seat: number, key: string): Decision {
  if (seat < 0 && table.opened.host !== person.id) return refuse("not-yours");
  if (table.stage !== "lobby") return refuse("running");
  if (table.chairs.some((chair) => !chair.name && !chair.bot)) return refuse("empty-seats");
  if (table.chairs.some((chair, at) => at !== seat && !chair.ready)) return refuse("not-ready");
  return [{ type: "started", key }];
}

/** Say something; where the rules of the game make it a move (Todos mudos), it is that, too. */
function say(table: Table, person: Person, seat: number, command: Say | Phrase): Decision {
  const phrase = command.type === "phrase" ? command.phrase : undefined;
  const text = command.type === "say" ? clean(command.text, TEXT) : undefined;
  if (text !== undefined && table.opened.kid_safe) return refuse("kid-safe");
  if (text === "") return refuse("empty");
  const said: AnyEntry = {
    type: "said",
    person: person.id,
    name: person.name,
    text,
    phrase,
    command: command.id || undefined,
  };
  if (seat >= 0) said.seat = seat;
  if (phrase === "hint" && table.opened.hints) return [said]; // the table has agreed to be told: it is nobody's talk
  const { voice } = table.setup.rules.description;
  const moves = seat >= 0 && voice && table.stage === "playing" && table.state?.refuse(seat, voice) === 0;
  return moves ? [{ type: "played", seat, moves: [voice], by: "person" }, said] : [said];
}

const JOINER = "\u200d"; // what some emoji are made with

/** Letters and symbols that show nothing, as separators and marks do when they are alone. */
const UNSEEN = /^[\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u{1d159}]*$/u;

/** Text as one line without control characters, of a bounded length; nothing, if nobody would see it. */
export function clean(text: string, most: number): string {
  const shown = text.normalize("NFC").replace(/\p{C}/gu, (letter) => (letter === JOINER ? letter : " "));
  const parts = shown.split(/\s+/u).map((part) => part.replace(/^\u200d+|\u200d+$/gu, "")); // alone nobody sees it
  const line = [...parts.filter((part) => part).join(" ")].slice(0, most).join("");
  const seen = line.replace(/\u200d+$/u, "");
  return UNSEEN.test(seen.normalize("NFKC")) ? "" : seen;
}

/** Before a match the seat is given up, in it a stand-in answers; a match that everybody has left is over. */
function leave(table: Table, seat: number): Decision {
  if (seat < 0 || table.chairs[seat]?.why === "left") return [];
  if (table.stage === "lobby") return [{ type: "stood", seat }];
  const gone: AnyEntry = { type: "handed-over", seat, level: table.opened.stand_in, why: "left" };
  if (table.stage === "over") return [gone];
  const { chairs } = fold(table, gone, table.since);
  return chairs.every((chair) => chair.bot || chair.why === "left")
    ? [gone, { type: "ended", why: "abandoned" }]
    : [gone];
}

function rematch(table: Table, person: Person, seat: number): Decision {
  if (seat < 0 && table.opened.host !== person.id) return refuse("not-yours");
  if (table.stage !== "over") return refuse("running");
  const readied: AnyEntry[] = seat >= 0 ? [{ type: "readied", seat, ready: true }] : [];
  return [{ type: "rematched" }, ...renewal(table), ...readied];
}

/**
 * What is done with a table of older rules when it is read: a match that was not begun is played by today's, and one
 * that nobody can play on is over.
 */
export function upgrade(table: Table): AnyEntry[] {
  if (table.stage === "lobby") return renewal(table);
  return table.lost && table.stage !== "over" ? [{ type: "ended", why: "rules" }] : [];
}

/** The next match is played by today's rules; by the old ones, if today's are not for so many players. */
function renewal(table: Table): AnyEntry[] {
  const { rules } = table.ground;
  const { version } = rules.description;
  if (table.rules === version) return [];
  try {
    const { options } = rules.setup(renew(rules.description, table.rules, table.setup.options));
    return [{ type: "renewed", rules: version, options }];
  } catch {
    return [];
  }
}
