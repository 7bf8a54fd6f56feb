/** The signs of the UNO family, within 12 of their middle. */
export const SIGNS: Record<string, string> = {
  rev: "M-12 0C-12-7-7-10 0-10H3V-14L12-7L3 0V-4H0C-4-4-6-3-6 0zM12 2C12 9 7 12 0 12H-3V16L-12 9L-3 2V6H0C4 6 6 5 6 2z",
  skip: "M0-13a13 13 0 1 0 0 26a13 13 0 1 0 0-26zM-7.4 4.2A8.5 8.5 0 0 1 4.2-7.4zM7.4-4.2A8.5 8.5 0 0 1-4.2 7.4z",
};
