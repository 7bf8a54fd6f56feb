/** What a purple card does, drawn within 26 of its middle. */

const CARD = "h18a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-18a3 3 0 0 1-3-3v-24a3 3 0 0 1 3-3z";

export interface Drawing {
  /** Filled with the colour of the card. */
  body?: string;
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
  "take-two": { body: `M-21-20${CARD}M3-10${CARD}`, text: "+2" },
  "take-three": { body: `M-22-22${CARD}M-9-15${CARD}M4-8${CARD}`, text: "+3" },
  repeat: { body: "M0-8a9 9 0 1 0 .1 0z", lines: "M20 2A20 20 0 1 1 8-18M-1-25L9-18L2-8" },
  "turn-round": { lines: "M-20-2A20 20 0 0 1 18-10M20-22V-9H8M20 4A20 20 0 0 1-18 12M-20 24V11H-8" },
  swap: {
    body: `M-22-14${CARD}M4-14${CARD}`,
    lines: "M-14-20Q0-30 13-20M15-29L14-19L4-21M14 22Q0 32-13 22M-15 31L-14 21L-4 23",
  },
  curse: {
    body: "M-16 8a11 11 0 0 1-2-21a14 14 0 0 1 27-4a12 12 0 0 1 8 24a9 9 0 0 1-4 1z",
    lines: "M2-4L-6 10H4L-3 25M-15 15L-18 22M15 15L12 22",
  },
  spy: { body: "M-6-22a17 17 0 1 0 .1 0z", lines: "M7 8L22 23M-15-5Q-6-13 3-5Q-6 3-15-5M-6-6V-4" },
  replace: { body: `M-21-18${CARD}`, lines: "M10-18H18a5 5 0 0 1 5 5V6M15-1L23 8L31-1M-15-8L-9 3M-9-8L-15 3" },
};
