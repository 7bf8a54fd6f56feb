import type { Header } from "../game";
import Scene from "./Scene.svelte";

export default {
  place: 1,
  front: "mode",
  Scene,
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  hint: () => import("./hint"),
  sounds: { steals: "catch", speaks: "draw", adds: "play" },
  voice: { move: "speak", warning: "monete-chat-costs" },
} satisfies Header;
