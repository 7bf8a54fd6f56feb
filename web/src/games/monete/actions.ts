/** What a purple card does, drawn within 26 of its middle. */

const CARD = "h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3z";

export interface Drawing {
  /** Filled with the colour of the card. */
  body?: string;
  /** White with an outline. */
  paper?: string;
  /** Drawn on it in the dark of the card. */
  lines?: string;
  text?: string;
}

export const ACTIONS: Record<string, Drawing> = {
  higher: { body: "M-24 24V12H-12V24zM-8 24V0H4V24zM8 24V-14H20V24z", lines: "M-22-2L-2-20M-12-22H-1V-11" },
  lower: { body: "M-20 24V-14H-8V24zM-4 24V0H8V24zM12 24V12H24V24z", lines: "M2-22L22-4M23-15V-3H12" },
  gift: {
    body: "M-20 0H20V24H-20zM-24-10H24V0H-24z",
    lines: "M0-10V24M0-10C-6-26-20-20-14-12Q-10-9 0-10C6-26 20-20 14-12Q10-9 0-10",
  },
  "take-two": { paper: `M-20-26${CARD}M2-20${CARD}`, text: "+2" },
  "take-three": { paper: `M-26-20${CARD}M-9-28${CARD}M8-20${CARD}`, text: "+3" },
  repeat: { body: "M0-9a9 9 0 1 0 .1 0z", lines: "M21 2A21 21 0 1 1 9-17M-1-26L10-17L2-7" },
  "turn-round": { lines: "M-20-2A20 20 0 0 1 18-10M20-22V-9H8M20 4A20 20 0 0 1-18 12M-20 24V11H-8" },
  swap: {
    paper: `M-25-14${CARD}M7-14${CARD}`,
    lines: "M-14-21Q0-30 13-21M15-30L14-20L4-22M14 23Q0 32-13 23M-15 32L-14 22L-4 24",
  },
  curse: {
    body: "M-16 8a11 11 0 0 1-2-21a14 14 0 0 1 27-4a12 12 0 0 1 8 24a9 9 0 0 1-4 1z",
    lines: "M2-4L-6 10H4L-3 25M-15 15L-18 22M15 15L12 22",
  },
  spy: { paper: "M-5-26a20 20 0 1 0 .1 0z", lines: "M10 10L25 26M-18-6Q-5-19 8-6Q-5 7-18-6M-5-7V-5" },
  replace: { paper: `M-9-30${CARD}`, lines: "M0 8V26M-10 17L0 27L10 17M-5-20L5-10M5-20L-5-10" },
};
