import { family } from "../_uno/family";
import type { Header } from "../game";
import { COLOURS } from "./colours";
import Scene from "./Scene.svelte";

export default {
  ...family,
  place: 5,
  front: "scoring",
  Scene,
  moments: { ...family.moments, calls: { weight: "word", shout: "shout-uno-monster-high" } },
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  colours: COLOURS,
} satisfies Header;
