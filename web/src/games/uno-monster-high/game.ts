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
  meanings: { colour: "UN-05", called: "UN-26", silent: "UN-26", stacked: "UN-A09" },
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  colours: COLOURS,
} satisfies Header;
