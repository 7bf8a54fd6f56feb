import type { Header } from "../game";
import { partnerOf } from "./partner";
import Scene from "./Scene.svelte";

export default {
  place: 3,
  front: "rounds",
  Scene,
  board: () => import("./Board.svelte"),
  face: () => import("./Face.svelte"),
  back: () => import("./Back.svelte"),
  score: () => import("./score"),
  partner: partnerOf,
  alone: { rounds: 3 },
  day: { players: [2, 3, 4], rounds: [1] },
  hint: () => import("./hint"),
  sounds: { wincho: "call", "turns-up": "deal", trails: "play", forms: "play", raises: "play" },
  moments: {
    wincho: { weight: "climax", shout: "shout-wincho" },
    "mona-takes": { weight: "word", shout: "shout-mona", wash: "#7d45a8" },
    drowns: { weight: "card", wash: "#2b6fc2" },
    raises: { weight: "card", wash: "#cf3a2f" },
  },
  remarks: { own: {}, others: { wincho: "wow", sweeps: "wow", "takes-fila": "wow", "mona-takes": "wow" } },
  meanings: {
    points: "LM-31",
    winchos: "LM-26",
    rounds: "LM-34",
    rest: "LM-23",
    drowned: "LM-25",
    "mona-deck": "LM-03",
    partner: "LM-01",
  },
} satisfies Header;
