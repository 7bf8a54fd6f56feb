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
  moments: {
    acts: { weight: "card", wash: "#7d45a8" },
    closes: { weight: "climax", shout: "shout-monete" },
    out: { weight: "climax", shout: "shout-monete" },
  },
  remarks: {
    own: { "takes-two": "hit", "takes-three": "hit", cursed: "hit", pays: "hit" },
    others: { closes: "closed", combo: "wow", swaps: "wow" },
  },
  meanings: { aside: "MN-18", passes: "MN-13", "monete-deck": "MN-41", sign: "MN-08", hue: "MN-09" },
  day: { players: [3, 4], mode: ["siesta", "recreo"] },
  voice: { move: "speak", warning: "monete-chat-costs" },
} satisfies Header;
