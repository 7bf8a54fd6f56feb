import { expect, test, vi } from "vitest";

import { bring } from "./calling";

const HOME = "https://tables.example/";
const THERE = `${HOME}t/bamo-kituse`;

/** Pages that are open, by the addresses that they were opened at, and whether they are hidden. */
function pages(...open: [url: string, hidden: boolean][]) {
  const focused: number[] = [];
  const openWindow = vi.fn();
  const all = open.map(([url, hidden], at) => ({
    url,
    visibilityState: hidden ? "hidden" : "visible",
    focus: async () => void focused.push(at),
  }));
  return { focused, openWindow, matchAll: async () => all };
}

async function tap(clients: ReturnType<typeof pages>, page: string): Promise<void> {
  await bring({ page, address: THERE }, clients as unknown as Clients);
}

test("the page that called comes to the front", async () => {
  const clients = pages([THERE, false], [HOME, false], [`${HOME}#/t/another`, true]);
  await tap(clients, HOME);
  expect(clients.focused).toEqual([2]); // it is the hidden one that called
  await tap(clients, THERE);
  expect(clients.focused).toEqual([2, 0]);
  expect(clients.openWindow).not.toHaveBeenCalled();
});

test("where it is gone, one is opened at its table", async () => {
  const clients = pages([`${HOME}t/another`, true]);
  await tap(clients, HOME);
  expect(clients.focused).toEqual([]);
  expect(clients.openWindow).toHaveBeenCalledWith(THERE);
});
