/** What the page itself has for a game, in a folder called like it. All of it may be left out: `_plain` has it then. */

import type { Component } from "svelte";
import type { Moment } from "../board/moments";
import type { Play } from "../board/play.svelte";
import type { Remarked } from "../characters/remarks";
import type { Colour } from "../cards/palette";
import type { Score } from "../results/sheet";
import type { Reasons } from "../hint/reasons";
import type { Sound } from "../sound";
import type { Term } from "../wire";

export interface FaceProps {
  /** The card as the wire writes it. */
  card: string;
  /** In words. */
  name: string;
  /** What the server says of it: a colour, a rank, … */
  kind: Term["arguments"];
  /** All suits or colours of the game, in its order. */
  suits: string[];
  /** Draw the shapes that double the colours larger. */
  shapes: boolean;
}

/** Fetched when it is first needed. */
export type Fetched<Thing> = () => Promise<{ default: Thing }>;

export interface Game {
  /** Where it stands on the home screen, from the first on. */
  place: number;
  /** The option that changes the game most, asked for first; "" for none. */
  front: string;
  /** The picture of the home screen, 320 by 160. */
  Scene: Component;
  board: Fetched<Component<{ play: Play }>>;
  /** A card, 100 by 140. */
  face: Fetched<Component<FaceProps>>;
  back: Fetched<Component>;
  /** What counts, line by line. */
  score: Fetched<Score>;
  /** Why a turn is good: all that is true of it, what weighs most first. */
  hint: Fetched<Reasons>;
  /** Its colours by their letters, where they are not those that all games share. */
  colours: Record<string, Colour>;
  /** How its events sound, by the beginning of a point's id, besides those that all games share. */
  sounds: Record<string, Sound>;
  /** What is felt at the table, by the beginning of a point's id: shouts, big cards. */
  moments: Record<string, Moment>;
  /** What bots remark on, by the ids of points. */
  remarks: Remarked;
  /** The clauses behind what its board shows, by the names of the sentences that explain it (`means-…`). */
  meanings: Record<string, string>;
  /** Points that everybody sees happen, card by card, and that need no words beside them. */
  seen: string[];
  /** Who plays together with a seat, among so many players; -1 for nobody. */
  partner: (seat: number, players: number) => number;
  /** What a match against bots is played with, where what is usual among people is too long for one. */
  alone: Record<string, number>;
  /** What a deal of the day is played with: each day has one of the values of each option. A few minutes are enough. */
  day: Record<string, readonly (boolean | number | string)[]>;
  /** The move that saying something is, and the sentence that warns of it. */
  voice: { move: string; warning: string } | undefined;
}

/** A game's own part of it. */
export type Header = Partial<Game>;
