/** What a person sees: it is begun, goes on, says what it found, and says so when it cannot. */

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { loadBots } from "../engine/bots";
import { serveFromDisk } from "../engine/disk";
import type { Recording } from "../replay/recording";
import { settings } from "../state/settings.svelte";
import { TITLES } from "../wire";
import Analysis from "./Analysis.svelte";
import { recorded } from "./recorded";

vi.mock("./pains", async (original) => {
  const { painsOf } = await original<typeof import("./pains")>();
  const few = { worlds: 4, open: 2, rivals: 2, first: { iterations: 8 }, rest: { iterations: 4 } };
  return { PRECISIONS: [4, 6], painsOf: (worlds: number) => ({ ...painsOf(worlds), ...few }) };
});

// The document's answers are not those that Node would compile as they come.
Reflect.deleteProperty(WebAssembly, "compileStreaming");
serveFromDisk();
const [game = ""] = Object.keys(TITLES);
const bots = await loadBots(game);
const RECORDING = recorded(bots, {}, 3, 2000);
const PATIENCE = { timeout: 20_000 };
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => settings.like({ language: "en" }));
afterEach(cleanup);

function shown(recording: Recording = RECORDING, seat = 1) {
  const onjump = vi.fn<(moment: number) => void>();
  render(Analysis, { recording, seat, at: 0, onjump });
  return onjump;
}

test("a match is analysed when somebody asks for it, and one may go to any decision", async () => {
  const onjump = shown();
  await fireEvent.click(await screen.findByText("Analyse the match"));
  await screen.findByText("Where did the result come from?", {}, PATIENCE);
  await screen.findByText("Sharpen the figures", {}, PATIENCE);
  expect(document.querySelector("progress")).toBeNull();
  const [first] = document.querySelectorAll("tbody button");
  if (!first) throw new Error("there is no decision");
  await fireEvent.click(first);
  expect(onjump).toHaveBeenCalledWith(Number(first.textContent));
});

test("the whole line is shown before anything is counted, and is said to be early", async () => {
  shown();
  await fireEvent.click(await screen.findByText("Analyse the match"));
  await screen.findByText(/what the master sees at once/, {}, PATIENCE);
  await screen.findByText("Where did the result come from?", {}, PATIENCE);
  expect(screen.queryByText(/what the master sees at once/)).toBeNull();
  screen.getByText(/The master’s expectations/);
});

test("who stops it keeps what was found, and is told so", async () => {
  shown();
  await fireEvent.click(await screen.findByText("Analyse the match"));
  await fireEvent.click(await screen.findByText("Stop", {}, PATIENCE));
  await screen.findByText(/It was stopped here/, {}, PATIENCE);
  expect(screen.queryByText("Where did the result come from?")).toBeNull();
});

test("a match that cannot be played again is told in a sentence", async () => {
  shown({ ...RECORDING, moves: ["P0 nonsense"] });
  await fireEvent.click(await screen.findByText("Analyse the match"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("damaged"), PATIENCE);
});

test("a seat that there is not is told in a sentence", async () => {
  shown(RECORDING, 9);
  await fireEvent.click(await screen.findByText("Analyse the match"));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Nobody sat there."), PATIENCE);
});
