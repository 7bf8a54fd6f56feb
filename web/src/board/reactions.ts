/** What can be said with one tap, each with a small drawing on a field of 24 by 24: lines, and what is filled. */

import type { PhraseName } from "../wire";

export interface Drawing {
  lines: string;
  filled?: string;
}

const FACE = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0";

export const REACTIONS: Partial<Record<PhraseName, Drawing>> = {
  "well-played": { lines: "M12 3.5L14.6 9L20.5 9.7L16.1 13.7L17.3 19.6L12 16.6L6.7 19.6L7.9 13.7L3.5 9.7L9.4 9z" },
  haha: { lines: `${FACE}M7 10Q8.5 8 10 10M14 10Q15.5 8 17 10`, filled: "M7.5 13H16.5C16 18.5 8 18.5 7.5 13z" },
  wow: { lines: `${FACE}M8.5 9.5V9.6M15.5 9.5V9.6`, filled: "M9.5 15.5a2.5 2.8 0 1 0 5 0a2.5 2.8 0 1 0-5 0" },
  oops: { lines: `${FACE}M7.5 9L10 10.5L7.5 11.5M16.5 9L14 10.5L16.5 11.5M8 16L10 14.8L12 16L14 14.8L16 16` },
  thanks: { lines: "M12 20C5 15.5 3 12 3.5 8.5C4.5 4.5 10 4 12 8C14 4 19.5 4.5 20.5 8.5C21 12 19 15.5 12 20z" },
  hurry: {
    lines: "M6.5 3.5H17.5M6.5 20.5H17.5M8 3.5C8 9 11 10 11 12S8 15 8 20.5M16 3.5C16 9 13 10 13 12S16 15 16 20.5",
  },
};

export const QUICK = Object.keys(REACTIONS) as PhraseName[];
