// Generated from the log of the server by `make wire`; do not edit.
// Where an optional field is missing its default is meant, which stands in its comment.

import type { By, Clock, Fork, Pace, PhraseName, Result, Shuffle, Tempo, Why } from "./wire";

export const HISTORY = 32; // open steps that a dropped page may have missed, and secret ones of its own
export const LINES = 50; // things said that a newcomer still hears
export const REMEMBERED = 16; // commands of a person that are recognised when they are repeated
export const HUMAN = 120; // milliseconds: nobody reacts sooner to what they see
export const BLIND = 3000; // milliseconds that a blind press counts as, and waits
export const HASTE = 1200; // milliseconds: the quickest reaction of a bot
export const LEISURE = 2600; // milliseconds: the slowest reaction of a bot
export const WINDOW = 5000; // milliseconds after which saying nothing is an answer
export const PAUSE = 900; // milliseconds a bot takes
export const SHARES = [0.8, 1.6] as const; // of the pause, drawn between these
export const FEW = 4; // seats: with more of them each bot is quicker
export const THINK = 600; // milliseconds a search bot thinks about a move
export const LEVELS = ["chance", "sensible", "search", "master"]; // of bots, from the weakest up
export const TEMPI: Record<Tempo, number> = {"calm": 1.7, "usual": 1.0, "quick": 0.4}; // of the pause that a bot takes
export const PACES: Partial<Record<Pace, number>> = {"none": 0, "relaxed": 120, "quick": 20}; // seconds

/** What somebody chooses who sets a table up. Logs say it, too: bounds may become wider, never narrower. */
export interface Terms {
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
}

/** Where somebody who sets a table up chooses nothing. */
export const TERMS: Omit<Terms, "game"> = {"options": {}, "clock": {"pace": "none", "seconds": 0}, "stand_in": "sensible", "public": false, "kid_safe": false, "open_hands": false, "hints": false, "pause": 8, "grace": 60, "tempo": "usual", "data": false};

export type GivenUp =
  | "abandoned"
  | "rules";

/** The table was set up, on these terms. */
export interface Opened {
  type: "opened";
  game: string;
  /** (default {}) */
  options?: Record<string, boolean | number | string>;
  /** (default {}) */
  clock?: Clock;
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
  code: string;
  rules: number;
  host: string;
  /** (default "") */
  seal?: string;
}

/** A person took a seat. */
export interface Sat {
  type: "sat";
  seat: number;
  person: string;
  name: string;
}

/** A person gave a seat up. */
export interface Stood {
  type: "stood";
  seat: number;
}

/** A person is ready, or no longer. */
export interface Readied {
  type: "readied";
  seat: number;
  ready: boolean;
}

/** A bot took a seat. */
export interface BotSeated {
  type: "bot-seated";
  seat: number;
  level: string;
}

/** A bot was sent away. */
export interface BotLeft {
  type: "bot-left";
  seat: number;
}

/** Somebody will add a share to the shuffle, and has committed to it. */
export interface Pledged {
  type: "pledged";
  seat: number;
  pledge: string;
}

/** A match is about to begin: the shares are awaited. */
export interface Called {
  type: "called";
}

/** Somebody's share of the shuffle. */
export interface Revealed {
  type: "revealed";
  seat: number;
  share: string;
}

/** A match began: the 256-bit key of its shuffles, in hexadecimal, and what it was derived from. On a device it may
go on from another match. */
export interface Started {
  type: "started";
  key: string;
  shuffle?: Shuffle;
  /** (default []) */
  moves?: string[];
  /** (default []) */
  forks?: Fork[];
  /** (default "") */
  origin?: string;
}

/** The next deal of the match. */
export interface Dealt {
  type: "dealt";
}

/** A turn: moves of one seat. */
export interface Played {
  type: "played";
  seat: number;
  moves: string[];
  by: By;
  /** (default "") */
  command?: string;
  result?: Result;
  /** (default "") */
  story?: string;
}

/** Somebody spoke. */
export interface Said {
  type: "said";
  person: string;
  name: string;
  /** (default -1) */
  seat?: number;
  /** (default "") */
  text?: string;
  phrase?: PhraseName;
  /** (default "") */
  command?: string;
}

/** From now on a stand-in answers for the seat. */
export interface HandedOver {
  type: "handed-over";
  seat: number;
  level: string;
  why: Why;
}

/** The person answers again. */
export interface TakenBack {
  type: "taken-back";
  seat: number;
}

/** The match was given up: everybody has left, or nobody has the rules any more that it was played by. */
export interface Ended {
  type: "ended";
  why: GivenUp;
}

/** Again, with the same seats: a match can begin. */
export interface Rematched {
  type: "rematched";
  /** (default "") */
  seal?: string;
}

/** From here on the table plays by another version of the rules, with these options. */
export interface Renewed {
  type: "renewed";
  rules: number;
  options: Record<string, boolean | number | string>;
}

/** Somebody was taken out of this log, also where it is older (forgetting.py): who has read it reads it anew. */
export interface Forgotten {
  type: "forgotten";
}

export type AnyEntry =
  | Opened
  | Sat
  | Stood
  | Readied
  | BotSeated
  | BotLeft
  | Pledged
  | Called
  | Revealed
  | Started
  | Dealt
  | Played
  | Said
  | HandedOver
  | TakenBack
  | Ended
  | Rematched
  | Renewed
  | Forgotten;
