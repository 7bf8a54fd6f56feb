// Generated from the wire of the server by `make wire`; do not edit.
// Where an optional field is missing its default is meant, which stands in its comment.

export const NAME = 24;
export const TEXT = 280;
export const TURN = 24;
export const ASKED = 64;
export const SPECTATOR = -1;
export const WORLDS = 16; // dealt anew from a view, in which a draft is foreseen

export type Stage =
  | "lobby" // people sit down
  | "playing" // a deal is being played
  | "pause" // a deal has ended, the next begins by itself
  | "over"; // the match has ended

export type By =
  | "person"
  | "bot"
  | "stand-in"
  | "time"; // nobody said anything, which is an answer, too

export type Pace =
  | "none"
  | "relaxed"
  | "quick"
  | "custom";

export type Tempo =
  | "calm"
  | "usual"
  | "quick";

export type Why =
  | "time" // the clock ran out
  | "away" // the person was not connected for too long
  | "left"; // the person has gone

export type PhraseName =
  | "hello"
  | "well-played"
  | "thanks"
  | "oops"
  | "hurry"
  | "haha"
  | "wow"
  | "good-luck"
  | "again"
  | "bye"
  | "hint";

export type Code =
  | "malformed" // not a command
  | "stale" // answers a version in which something else was asked
  | "illegal" // against the rules: see point and clauses
  | "unreadable" // no move of this game
  | "another-turn" // the turn ends before this move: commit first
  | "unforeseeable" // the turn goes on after something that nobody can know yet: commit first
  | "not-seated" // only for who sits
  | "not-yours" // only for the host or who sits
  | "taken" // the seat is somebody's
  | "no-seat" // there is no such seat, or it is empty
  | "no-bot" // there is no such bot
  | "empty-seats" // somebody is missing
  | "not-ready" // somebody is not ready
  | "running" // not while a match runs
  | "not-running" // only while a match runs
  | "no-shuffle" // the shuffle of this match takes no shares
  | "not-awaited" // no share of yours is awaited now
  | "wrong-share" // the share is not the one that was pledged
  | "kid-safe" // only phrases are said here
  | "empty" // nothing was said
  | "flood" // too much at once
  | "talk" // said too much in too little time: `retry` says when to go on
  | "storage" // could not be kept, so it did not happen
  | "fault"; // a mistake of ours; it did not happen

export type Ending =
  | "left" // as was asked
  | "flood" // too much, or too much nonsense
  | "too-many" // connections, of yours or of everybody
  | "shutdown" // the server goes; come back soon
  | "storage" // the database is out of reach
  | "unknown-table" // there is no table of this code
  | "other-rules" // the table was played with rules that cannot be read any more
  | "newer-rules" // the table is played with newer rules than the server has
  | "bad-identity"; // the cookie is missing or forged

export type Footing =
  | "today" // the rules of today
  | "older" // those of the time when the match began; the next is played by today's
  | "renewed" // the rules of today, which are others than those of the match before
  | "lost"; // rules that the server no longer has: the match is over, its result and story can be read

export type ProblemCode =
  | "malformed" // not what is expected there
  | "bad-identity" // the cookie is missing or forged
  | "bad-origin" // somebody else's page
  | "bad-option" // the game has no such option, or not that value
  | "empty" // a nickname without letters
  | "no-bot" // there is no such bot
  | "no-code" // there is no such code: it is wrong, was used, or is too old
  | "no-game" // there is no such game
  | "no-match" // there is no such match, or it is not over
  | "no-table" // there is no such table
  | "not-found" // there is nothing at this address
  | "other-rules" // the table was played with rules that cannot be read any more
  | "newer-rules" // the table is played with newer rules than the server has
  | "storage" // the database is out of reach
  | "too-large" // the request is too long
  | "flood" // too much at once, or too many of something
  | "fault"; // a mistake of ours

/** How long a decision may take before a stand-in answers; 0 is for ever. */
export interface Clock {
  pace: Pace;
  seconds: number;
}

/** A seat, and who has it: a person, a bot of a level, or nobody. */
export interface Chair {
  /** of the person (default "") */
  name?: string;
  /** the level, if a bot has the seat (default "") */
  bot?: string;
  /** (default false) */
  ready?: boolean;
  /** the level of the bot that answers for the person (default "") */
  stand_in?: string;
  /** the stand-in is there */
  why?: Why;
}

/** The table at one moment as the receiver may know it. */
export interface Scene {
  stage: Stage;
  /** how many have begun (default 0) */
  match?: number;
  /** what lies on the table, in notation; "?" is a card that may not be seen (default {}) */
  board?: Record<string, unknown>;
  /** what the receiver may do now (default []) */
  legal?: string[];
  /** who owes an answer, as far as the receiver may know (default []) */
  owed?: number[];
  /** the legal move that saying nothing is: nobody needs to make it, the table does at the deadline (default "") */
  silence?: string;
  /** of the answer, or of the pause; milliseconds since 1970 */
  deadline?: number;
  result?: Result;
  /** for who has the rules, while a deal is played: the record of the receiver's view, packed; board, legal, owed and silence follow from it and are left out (default "") */
  view?: string;
}

/** How a deal ended, and the match if somebody has won it. */
export interface Result {
  /** a point */
  why: string;
  clause: string;
  winners: number[];
  /** of the match, after this deal */
  totals: number[];
  /** who has won the match; nobody yet, if empty */
  champions: number[];
  /** the last move and what it brought: who won what for which clause */
  events: Event[];
}

/** Something that happened: a point of the rules, its clauses, and whom it concerns. */
export interface Event {
  point: string;
  clauses: string[];
  /** whom it concerns (default -1) */
  seat?: number;
  /** a card or a letter in notation, a number, "?" for what is hidden */
  argument?: string | number;
  /** the other seat that it concerns (default -1) */
  other?: number;
}

/** Something said, in words of one's own or as a phrase. */
export interface Line {
  name: string;
  /** milliseconds since 1970 */
  at: number;
  /** -1: a spectator (default -1) */
  seat?: number;
  /** (default "") */
  text?: string;
  phrase?: PhraseName;
}

/** What everybody sees of the shuffle of a match, before it and while it is played. */
export interface Shuffling {
  /** of the match at its table, from 1 */
  number: number;
  /** to the server's key */
  commitment: string;
  /** for each seat the hash of its share; empty: it adds none */
  pledges: string[];
  /** for each seat its share, once it is revealed */
  shares: string[];
  /** the match is about to begin: shares are awaited */
  called: boolean;
}

/** One step of the table as the receiver may know it. */
export interface Told {
  version: number;
  /** (default []) */
  events?: Event[];
  /** who moved (default -1) */
  seat?: number;
  by?: By;
}

/** Why a move cannot be made: a point of the rules, its clauses, and its argument. */
export interface Reason {
  move: string;
  point: string;
  clauses: string[];
  argument?: string | number;
}

/** For how long something is waited for. In milliseconds. */
export interface Wait {
  /** already */
  passed: number;
  /** in all, as it usually is; it may take longer */
  about: number;
}

/** The whole story of a shuffle, once its match is over: enough to derive the key of the deals again. */
export interface Shuffle {
  /** of the table */
  code: string;
  /** of the match at its table, from 1 */
  number: number;
  /** to the server's key, as everybody saw it before */
  commitment: string;
  /** the server's key */
  seal: string;
  /** for each seat the hash of its share; empty: it added none */
  pledges: string[];
  /** for each seat its share; empty where there is a pledge: it was left out */
  shares: string[];
}

/** Where a match went on with other hidden cards: whatever a seat could not know was dealt anew. */
export interface Fork {
  /** that were made before */
  moves: number;
  seat: number;
  /** in hexadecimal */
  seed: string;
}

/** The cards of a deal when it began, in notation: those that were in play, in their order, and each seat's. */
export interface Dealing {
  deck: string[];
  hands: string[][];
}

/** A step of a deal that is over. */
export interface Shown {
  /** the record as the receiver may know it, packed as in a scene */
  view: string;
  told: Told[];
  /** with every hand, where the table agreed to show them after a deal */
  board?: Record<string, unknown>;
}

/** A match that is over, as it stands on the shelf of somebody who sat there. */
export interface Finished {
  code: string;
  number: number;
  game: string;
  /** the version of those that were played */
  rules: number;
  options: Record<string, boolean | number | string>;
  began: number;
  ended: number;
  /** one's own */
  seat: number;
  chairs: Chair[];
  /** by seat, whom one has met: the same at every table, and another for everybody else */
  companions: string[];
  /** who has won; nobody, if it was given up */
  champions: number[];
  totals: number[];
  deals: number;
  moves: number;
}

/** An option of a game, and the sentences that explain it. */
export interface Choice {
  name: string;
  default: boolean | number | string;
  values: (boolean | number | string)[];
  /** a sentence's id: what the option is */
  title: string;
  /** sentences' ids: what each value means; none where numbers say all there is */
  meanings: string[];
}

/** A sentence with its arguments; one that is called `card` is a card in notation, to be named first. */
export interface Term {
  message: string;
  arguments: Record<string, boolean | number | string>;
}

/** Something that the rules say: the sentence of the same id takes `seat`, `other`, and the argument by its name. */
export interface Point {
  clauses: string[];
  /** the name; empty where there is none (default "") */
  argument?: string;
  /** what it scores, where the argument is something else (default 0) */
  worth?: number;
}

/** Everything, as the receiver may know it; `missed` is what happened since the version of its hello. */
export interface Snapshot {
  type: "snapshot";
  game: string;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  /** the level of bot that answers for who does not */
  stand_in: string;
  /** in the list of tables; else only who has the code finds it */
  public: boolean;
  /** only phrases are said */
  kid_safe: boolean;
  /** when a deal has ended everybody sees all hands */
  open_hands: boolean;
  /** who is asked may have a hint; everybody is told */
  hints: boolean;
  /** seconds to look at the result of a deal */
  pause: number;
  /** seconds that somebody may be away before a stand-in answers */
  grace: number;
  /** how quickly bots play */
  tempo: Tempo;
  /** what is played may be published, without names (docs/data.md) */
  data: boolean;
  version: number;
  code: string;
  /** the version of those that are played */
  rules: number;
  /** how they stand to today's */
  footing: Footing;
  /** of the server's rules of this game: equal stamps, equal rules */
  stamp: string;
  /** the receiver's own; -1 for a spectator */
  seat: number;
  /** the receiver has set the table up */
  host: boolean;
  chairs: Chair[];
  /** seats whose people are connected */
  present: number[];
  spectators: number;
  scene: Scene;
  /** of this match that have ended: the score sheet */
  deals: Result[];
  /** what was said lately */
  lines: Line[];
  /** of the match that is played, or before it begins of the next one; none, if it has none */
  shuffle: Shuffling | null;
  missed: Told[];
  /** `missed` does not go back to that version: it is only what is remembered */
  resync: boolean;
  /** milliseconds since 1970 */
  now: number;
  /** the moment of another match that this one went on from; none at a server */
  origin: string;
}

/** What has just happened, and how the table stands after it. */
export interface Update {
  type: "update";
  version: number;
  told: Told[];
  scene: Scene;
  /** if they changed */
  chairs?: Chair[];
  /** if they changed */
  deals?: Result[];
  /** if it changed */
  shuffle?: Shuffling;
}

/** What can follow the moves of a draft. `done`: they are a whole turn. */
export interface Drafted {
  type: "drafted";
  id: string;
  version: number;
  /** what may follow */
  legal: string[];
  /** as it would be */
  board: Record<string, unknown>;
  done: boolean;
  /** no: what comes next, nobody can know before the turn is committed */
  certain: boolean;
}

/** Why moves cannot be made; those that can be have no reason against them. */
export interface Explained {
  type: "explained";
  id: string;
  version: number;
  reasons: Reason[];
}

/** It is done, and kept. */
export interface Accepted {
  type: "accepted";
  id: string;
  version: number;
}

/** It is not done, and why. */
export interface Refused {
  type: "refused";
  /** (default "") */
  id?: string;
  code: Code;
  /** of the rules, if the move is illegal (default "") */
  point?: string;
  /** (default []) */
  clauses?: string[];
  /** (default -1) */
  seat?: number;
  /** the one that cannot be made (default "") */
  move?: string;
  /** of the point */
  argument?: string | number;
  /** (default -1) */
  version?: number;
  /** seconds after which it may be asked again, where that is known (default 0) */
  retry?: number;
}

/** Who is connected. */
export interface Presence {
  type: "presence";
  present: number[];
  spectators: number;
}

/** What the table waits for, because the server compiles it: told after a snapshot, and whenever it is otherwise.
Nothing, once all is ready. */
export interface Preparing {
  type: "preparing";
  /** until it can be dealt */
  deal?: Wait;
  /** the levels that are still dressing: their bots play sensible until then (default {}) */
  bots?: Record<string, Wait>;
  /** somebody has started the match: it is dealt when that can be done (default false) */
  begun?: boolean;
}

/** Something was said. */
export interface Chat {
  type: "chat";
  version: number;
  line: Line;
}

/** Answer at once with a pong: it measures the way. */
export interface Ping {
  type: "ping";
  nonce: number;
  /** milliseconds since 1970 */
  now: number;
}

/** The connection ends. */
export interface Closed {
  type: "closed";
  code: Ending;
  /** seconds after which coming back is worth while, where that is known (default 0) */
  retry?: number;
}

/** Who somebody is: the nickname, empty for a stranger. */
export interface Me {
  name: string;
  /** when another device last became them; 0: never (default 0) */
  carried?: number;
}

/** What everybody may know of a table without looking at it. */
export interface Summary {
  game: string;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  /** the level of bot that answers for who does not */
  stand_in: string;
  /** in the list of tables; else only who has the code finds it */
  public: boolean;
  /** only phrases are said */
  kid_safe: boolean;
  /** when a deal has ended everybody sees all hands */
  open_hands: boolean;
  /** who is asked may have a hint; everybody is told */
  hints: boolean;
  /** seconds to look at the result of a deal */
  pause: number;
  /** seconds that somebody may be away before a stand-in answers */
  grace: number;
  /** how quickly bots play */
  tempo: Tempo;
  /** what is played may be published, without names (docs/data.md) */
  data: boolean;
  code: string;
  /** the version of those that are played */
  rules: number;
  /** how they stand to today's */
  footing: Footing;
  stage: Stage;
  /** how many have begun */
  match: number;
  chairs: Chair[];
}

/** A match that is over: the whole truth, the key of its shuffles included. */
export interface Match {
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  /** in hexadecimal */
  seed: string;
  /** seat and move: "P0 R5" */
  moves: string[];
  /** who sat there when it ended */
  chairs: Chair[];
  deals: Result[];
  /** what happened in the deals that ended, as everybody saw it; nothing, if it was not kept */
  story: Event[];
  /** what the seed was derived from; null for a match from before it was */
  shuffle: Shuffle | null;
  forks: Fork[];
}

/** A match in writing, as a file. */
export interface MatchFile {
  /** the version of this format */
  sobremesa: number;
  game: string;
  /** their version */
  rules: number;
  options: Record<string, boolean | number | string>;
  /** in hexadecimal */
  seed: string;
  /** seat and move: "P0 R5" */
  moves: string[];
  /** who sat there when it ended */
  chairs: Chair[];
  /** what the seed was derived from */
  shuffle: Shuffle | null;
  /** every deal as it began; none, if the rules are lost */
  dealt: Dealing[];
}

/** The deals of a match that are over, as the receiver was shown them. */
export interface Seen {
  game: string;
  rules: number;
  options: Record<string, boolean | number | string>;
  /** of the server's rules: the views can be read by the same rules alone */
  stamp: string;
  /** the receiver's own; -1 for a spectator */
  seat: number;
  chairs: Chair[];
  deals: Result[];
  shown: Shown[];
}

/** A page of one's own matches, the latest first. */
export interface Shelf {
  matches: Finished[];
  /** with which the next page is asked for; 0: there is none */
  skip: number;
}

/** A code with which another device becomes the same person, once. */
export interface Carry {
  code: string;
  /** in milliseconds since 1970 */
  until: number;
}

/** A game that can be played. */
export interface GameCard {
  name: string;
  title: string;
  /** their version */
  rules: number;
  options: Choice[];
  /** of its bots, from the weakest up */
  levels: string[];
}

/** A game whose rules are being made ready, for somebody who waits for them. */
export interface Awaited {
  /** already */
  passed: number;
  /** in all, as it usually is; it may take longer */
  about: number;
  /** its name */
  game: string;
}

/** What lists show of a table. */
export interface Listing {
  code: string;
  game: string;
  stage: Stage;
  public: boolean;
  seats: number;
  free: number;
  /** who sits there, by seat; bots are not named */
  people: string[];
  match: number;
  changed: number;
  /** who won the match that is over, by nickname, a bot as ""; nobody: it was left */
  won: string[];
}

/** What the cards, moves and points of a game are called, by their notation. */
export interface Vocabulary {
  cards: Record<string, Term>;
  moves: Record<string, Term>;
  points: Record<string, Point>;
}

/** Why a request was not answered. */
export interface Problem {
  status_code: number;
  detail: ProblemCode;
  /** for developers: what exactly was wrong */
  extra?: unknown;
}

/** A table to set up. */
export interface NewTable {
  game: string;
  /** (default {}) */
  options?: Record<string, boolean | number | string>;
  /** (default {}) */
  clock?: Partial<Clock>;
  /** the level of bot that answers for who does not (default "sensible") */
  stand_in?: string;
  /** in the list of tables; else only who has the code finds it (default false) */
  public?: boolean;
  /** only phrases are said (default false) */
  kid_safe?: boolean;
  /** when a deal has ended everybody sees all hands (default false) */
  open_hands?: boolean;
  /** who is asked may have a hint; everybody is told (default false) */
  hints?: boolean;
  /** seconds to look at the result of a deal (default 8) */
  pause?: number;
  /** seconds that somebody may be away before a stand-in answers (default 60) */
  grace?: number;
  /** how quickly bots play (default "usual") */
  tempo?: Tempo;
  /** what is played may be published, without names (docs/data.md) (default false) */
  data?: boolean;
}

/** What somebody is about to do. */
export interface Intent {
  /** that they will perhaps open a table of */
  game: string;
}

/** A code of another device. */
export interface Carried {
  code: string;
}

/** Show me the table; I have seen everything up to `version`. Said again it shows the table anew. */
export interface Hello {
  type: "hello";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  /** of the rules that the page has: if they are the table's own, scenes come as views from here on (default "") */
  stamp?: string;
}

/** Take a seat. */
export interface Sit {
  type: "sit";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  seat: number;
}

/** Take whichever seat is free. Where only who has the code finds the table, a bot gives way if none is. Who sits
already keeps the seat, under the name that they have now. */
export interface Join {
  type: "join";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** Give the seat up, before the match. */
export interface Stand {
  type: "stand";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** I am ready (or not) for the match, or for the next deal. */
export interface Ready {
  type: "ready";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  /** (default true) */
  ready?: boolean;
}

/** Seat a bot. */
export interface AddBot {
  type: "add-bot";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  seat: number;
  level: string;
}

/** Send a bot away. */
export interface RemoveBot {
  type: "remove-bot";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  seat: number;
}

/** Begin the match: for who sits, and for the host. Every seat is taken, and everybody else is ready.

While the server still prepares what a deal needs the answer waits, and so does the deal. If somebody has pledged a
share of the shuffle it is done when the shares are called for; the match begins when they are there, or in time. */
export interface Start {
  type: "start";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** I will add a share to the shuffle, and this is its hash: docs/shuffle.md. Until the start it may be another. */
export interface Pledge {
  type: "pledge";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  pledge: string;
}

/** The share that I have pledged: it is awaited. */
export interface Reveal {
  type: "reveal";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  share: string;
}

/** Make a whole turn: all of its moves, or none if one of them is refused. */
export interface Play {
  type: "play";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  moves: string[];
}

/** Given these moves, what can follow? Nothing happens. */
export interface Draft {
  type: "draft";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  moves: string[];
}

/** Why can each of these moves not be made now, or after the moves of a draft? Nothing happens. */
export interface Explain {
  type: "explain";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  moves: string[];
  /** (default []) */
  after?: string[];
}

/** Say something to everybody. */
export interface Say {
  type: "say";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  text: string;
}

/** Say one of the phrases that every page has in its own language. */
export interface Phrase {
  type: "phrase";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  phrase: PhraseName;
}

/** Take the seat back from the stand-in. */
export interface TakeBack {
  type: "take-back";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** Go: the seat is given up, or in a match left to the stand-in. */
export interface Leave {
  type: "leave";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** Again, with the same seats, once the match is over: for who sits, and for the host. */
export interface Rematch {
  type: "rematch";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  /** chosen by the sender; the answer repeats it, and a repeated command is done once (default "") */
  id?: string;
  /** (default -1) */
  version?: number;
  /** of the ping */
  nonce: number;
}

export type AnyCommand =
  | Hello
  | Sit
  | Join
  | Stand
  | Ready
  | AddBot
  | RemoveBot
  | Start
  | Pledge
  | Reveal
  | Play
  | Draft
  | Explain
  | Say
  | Phrase
  | TakeBack
  | Leave
  | Rematch
  | Pong;

export type AnyMessage =
  | Snapshot
  | Update
  | Drafted
  | Explained
  | Accepted
  | Refused
  | Presence
  | Preparing
  | Chat
  | Ping
  | Closed;

/** The games that the page was built with; which there are, the server says. */
export const TITLES: Record<string, string> = {"cone": "$CONE", "la-mona": "La Mona", "monete": "Monete", "multiverse-money": "Multiverse Money", "uno-monster-high": "UNO Monster High"};

/** What lies on the table, game by game; the keys of records are seats: P0, P1, … */
export interface Boards {
  "cone": {
    phase: "play" | "drawn" | "colour" | "opening" | "give" | "gift" | "challenge" | "call";
    dealer: string;
    turn: string;
    direction: "left" | "right";
    top: string;
    colour: "" | "R" | "Y" | "V" | "A";
    drawn: string;
    stacked: number;
    taken: boolean;
    silent: string;
    called: string[];
    deck: number;
    pile: string[];
    counts: Record<string, number>;
    hands: Record<string, string[]>;
    known: Record<string, string[]>;
    totals: Record<string, number>;
  };
  "la-mona": {
    phase: "play" | "aim" | "items";
    dealer: string;
    turn: string;
    table: string[];
    builds: Record<string, string[]>;
    card: string;
    aim: string;
    picked: string[];
    deck: number;
    counts: Record<string, number>;
    hands: Record<string, string[]>;
    piles: Record<string, string[]>;
    winchos: Record<string, number>;
    points: Record<string, number>;
    last: string;
    totals: Record<string, number>;
  };
  "monete": {
    phase: "open" | "play" | "drawn" | "number" | "colour" | "combo" | "sign" | "hue" | "target" | "spy" | "give" | "discard" | "close";
    turn: string;
    asked: string;
    direction: "left" | "right";
    top: string;
    number: number;
    colour: "" | "R" | "Y" | "V" | "A" | "M";
    sign: "+" | "-" | "";
    hue: "=" | "!=" | "";
    mute: boolean;
    passes: number;
    combo: number;
    taken: string;
    deck: number;
    pile: string[];
    aside: string[];
    counts: Record<string, number>;
    hands: Record<string, string[]>;
    known: Record<string, string[]>;
    totals: Record<string, number>;
  };
  "multiverse-money": {
    phase: "bet" | "resolve";
    turn: string;
    game: number;
    round: number;
    last: boolean;
    idle: number;
    removed: string[];
    left: string[];
    right: string[];
    deck: number;
    bets: Record<string, string[]>;
    amounts: Record<string, number>;
    laid: Record<string, number>;
    locked: string[];
    out: string[];
    counts: Record<string, number>;
    hands: Record<string, string[]>;
    known: Record<string, string[]>;
    memory_aid: boolean;
    totals: Record<string, number>;
  };
  "uno-monster-high": {
    phase: "play" | "drawn" | "colour" | "opening" | "give" | "gift" | "challenge" | "call";
    dealer: string;
    turn: string;
    direction: "left" | "right";
    top: string;
    colour: "" | "R" | "Y" | "V" | "A";
    drawn: string;
    stacked: number;
    taken: boolean;
    silent: string;
    called: string[];
    deck: number;
    pile: string[];
    counts: Record<string, number>;
    hands: Record<string, string[]>;
    known: Record<string, string[]>;
    totals: Record<string, number>;
  };
}

/** What each address takes and answers. */
export interface Rest {
  /** Who am I? */
  "GET /api/me": { answer: Me };
  /** Call me this from now on. */
  "PUT /api/me": { body: Me; answer: Me };
  /** The tables where I sit. */
  "GET /api/me/tables": { answer: Listing[] };
  /** Set a table up. */
  "POST /api/tables": { body: NewTable; answer: Summary };
  /** Public tables that are alive. */
  "GET /api/tables": { answer: Listing[] };
  /** One table in short. */
  "GET /api/tables/{code}": { answer: Summary };
  /** A match of a table, once it is over. */
  "GET /api/tables/{code}/matches/{number}": { answer: Match };
  /** The same as a file to keep: `sobremesa replay` tells it, and `sobremesa verify` checks how it was shuffled. */
  "GET /api/tables/{code}/matches/{number}/file": { answer: MatchFile };
  /** The deals that are over of the match that is played at a table, as I was shown them. */
  "GET /api/tables/{code}/matches/{number}/seen": { answer: Seen };
  /** Every game with its options. */
  "GET /api/games": { answer: GameCard[] };
  /** What a game's cards, moves and points are called. */
  "GET /api/games/{game}": { answer: Vocabulary };
  /** A game as data: where each field of a record is and what it means, cards, moves, points and options. */
  "GET /api/games/{game}/description": { answer: Record<string, unknown> };
  /** A game's sentences, in Fluent; where an id comes twice the later one is meant. */
  "GET /api/games/{game}/words/{language}": { answer: string };
  /** A rulebook, with its clause ids. */
  "GET /api/games/{game}/rules/{language}": { answer: string };
  /** The table's own sentences, in Fluent: refusals, closings, phrases, bots, clocks. */
  "GET /api/words/{language}": { answer: string };
  /** The levels of bots that every game has, from the weakest up; `/api/games` says of each which it has. */
  "GET /api/bots": { answer: string[] };
  /** The rules that this server is making ready for somebody: who enters a match that has begun waits for them. */
  "GET /api/preparing": { answer: Awaited[] };
  /** I am about to open a table: what is not ready for it should be soon. */
  "POST /api/preparing": { body: Intent; answer: Awaited[] };
  /** My matches that are over; nobody else can see this list. */
  "GET /api/me/matches": { answer: Shelf };
  /** Take a match off my shelf; for the others it stays. */
  "DELETE /api/me/matches/{code}/{number}": { answer: null };
  /** A code, so that another device of mine can be me. It is good for ten minutes, and the one before no longer. */
  "POST /api/me/carry": { answer: Carry };
  /** Be the person whose code this is, from now on. Who this device was before, nobody is any more. */
  "POST /api/me/carried": { body: Carried; answer: Me };
  /** Forget me: my name, what I said, and that I was I. The moves that I made stay, as somebody's. */
  "DELETE /api/me": { answer: null };
}
