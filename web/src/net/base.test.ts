/** Places of the page and their addresses: at the root of a server, and in any folder of plain files. */

import { expect, test } from "vitest";
import { BASE, hrefOf, placeOf, SITE } from "./base";

const SERVER = { base: "/", site: false };
const FOLDER = { base: "/games/sobremesa/", site: true };
const PLACES = [
  "/",
  "/t/local-ab12",
  "/rules/bridge",
  "/rules/bridge#BR-12",
  "/settings",
  "/lab?game=whist&never=a/b,%23",
];

test("without anything said, a server's root", () => expect({ base: BASE, site: SITE }).toEqual(SERVER));

test.each([
  ["/t/pato-luna", "/t/pato-luna", "/games/sobremesa/#/t/pato-luna"],
  ["/", "/", "/games/sobremesa/#/"],
  ["/rules/whist#WH-01", "/rules/whist#WH-01", "/games/sobremesa/#/rules/whist#WH-01"],
])("%s has an address", (place, served, filed) => {
  expect(hrefOf(place, SERVER)).toBe(served);
  expect(hrefOf(place, FOLDER)).toBe(filed);
});

test.each([SERVER, FOLDER])("an address leads back to its place: $base", (where) => {
  for (const place of PLACES) {
    const { path, query, anchor } = placeOf(new URL(hrefOf(place, where), "https://tables.example"), where);
    expect(path + (query && `?${query}`) + (anchor && `#${anchor}`)).toBe(place);
  }
});

test("a folder, its index and a stray anchor are the home screen", () => {
  for (const address of ["/games/sobremesa/", "/games/sobremesa/index.html", "/games/sobremesa/#top"])
    expect(placeOf(new URL(address, "https://tables.example"), FOLDER)).toEqual({ path: "/", query: "", anchor: "" });
});
