import type { Header } from "../game";
import Scene from "./Scene.svelte";

export default {
  place: 4,
  front: "games",
  Scene,
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  score: () => import("./score"),
  hint: () => import("./hint"),
  sounds: { refills: "deal", reveals: "play", "puts-down": "play", "picks-up": "draw" },
  moments: { reveals: { weight: "word", shout: "shout-reveal", common: true } },
  remarks: { own: { "sits-out": "hit" }, others: { highest: "wow", swaps: "wow" } },
  meanings: { "money-deck": "MM-15", removed: "MM-02", purse: "MM-17", "last-round": "MM-16" },
  day: { players: [3, 4] },
  seen: ["puts-down", "picks-up"],
} satisfies Header;
