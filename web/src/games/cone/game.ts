import { family } from "../_uno/family";
import type { Header } from "../game";
import Scene from "./Scene.svelte";

export default {
  ...family,
  place: 2,
  front: "deals",
  Scene,
  moments: { ...family.moments, calls: { weight: "word", shout: "shout-cone" } },
  meanings: { colour: "CO-01", called: "CO-25", silent: "CO-26", stacked: "CO-A05" },
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
} satisfies Header;
