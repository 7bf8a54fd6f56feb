import type { Header } from "../game";
import Scene from "./Scene.svelte";

export default {
  place: 3,
  front: "rounds",
  Scene,
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  score: () => import("./score"),
  hint: () => import("./hint"),
  sounds: { wincho: "call", "turns-up": "deal", trails: "play", forms: "play", raises: "play" },
} satisfies Header;
