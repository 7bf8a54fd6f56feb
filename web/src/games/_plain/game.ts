/** What stands in for whatever a game has not: everything that can be done in words, cards with their names. */

import type { Game } from "../game";
import Scene from "./Scene.svelte";

export default {
  place: Infinity,
  front: "",
  Scene,
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  score: () => import("./score"),
  hint: () => import("./hint"),
  colours: {},
  sounds: {},
  moments: {},
  remarks: { own: {}, others: {} },
  meanings: {},
  seen: [],
  partner: () => -1,
  alone: {},
  day: {},
  voice: undefined,
} satisfies Game as Game;
