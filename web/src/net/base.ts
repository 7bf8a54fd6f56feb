/**
 * Where the page lies, and what its addresses are. A server has it at its root, with every path its own. A site of
 * plain files has it in any folder and answers nothing else, so there a place is written behind the `#`.
 */

/** Beside us, wherever that is, lies the manifest. A thread has no document, and asks for nothing. */
const page = globalThis.document as Document | undefined;
const manifest = page?.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href;

/** The folder of the page: "/" or "/games/sobremesa/". */
export const BASE = manifest ? new URL(".", manifest).pathname : "/";

/** Plain files without a server of ours: nobody else can be met there. */
export const SITE = !!page?.querySelector("meta[name=sobremesa][content=site]");

/** A place of the page ("/rules/whist#WH-01") as an address. */
export function hrefOf(place: string, { base, site } = { base: BASE, site: SITE }): string {
  return site ? `${base}#${place}` : base + place.slice(1);
}

/** The place that an address means: its path, what is asked there, and what lies behind the last `#`. */
export function placeOf(
  address: { pathname: string; search?: string; hash: string },
  { base, site } = { base: BASE, site: SITE },
): { path: string; query: string; anchor: string } {
  const { pathname, search = "", hash } = address;
  if (!site) return { path: `/${pathname.slice(base.length)}`, query: search.slice(1), anchor: hash.slice(1) };
  const [, place = "", anchor = ""] = hash.split("#");
  const [path = "", ...query] = place.split("?");
  return { path: path.startsWith("/") ? path : "/", query: query.join("?"), anchor };
}
