import { expect, test, vi } from "vitest";
import { gameOf } from "../games/games";
import { TITLES } from "../wire";
import { Games } from "./games.svelte";

const WHIST = { name: "whist", title: "Whist", rules: 1, options: [] };
const answer = (cards: object[]) =>
  vi.stubGlobal(
    "fetch",
    async () => new Response(JSON.stringify(cards), { headers: { "content-type": "application/json" } }),
  );

test("before the server has answered there is what the page was built with, in its order", () => {
  const games = new Games();
  const places = games.all.map(({ name }) => gameOf(name).place);
  expect(games.all.map(({ name }) => name).toSorted()).toEqual(Object.keys(TITLES).toSorted());
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("what the server lists is what there is; a game without a folder comes last", async () => {
  const [known = ""] = Object.keys(TITLES);
  answer([WHIST, { ...WHIST, name: known, title: "Another title" }]);
  const games = new Games();
  await games.load();
  expect(games.all.map(({ title }) => title)).toEqual(["Another title", "Whist"]);
  expect([games.titleOf("whist"), games.titleOf("bridge")]).toEqual(["Whist", "bridge"]);
});

test("a server that did not answer is asked again", async () => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no network")));
  const games = new Games();
  await expect(games.load()).rejects.toThrow();
  answer([WHIST]);
  await games.load();
  expect(games.find("whist")?.title).toBe("Whist");
});
