/**
 * What is kept on the device, and when it is used. An asset never changes under its name: once here, it is not asked
 * for again. The page itself and the texts of the games come from the server whenever it answers; what is kept of them
 * is for when it does not. Everything else is none of our business: tables are only ever live.
 */
const ASSETS = "assets";
const LAST = "last"; // answers, to be used when there is no network
const PAGE = "/"; // stands for every address of the page

const TEXTS = /^\/api\/(games|words)(\/|$)/; // rulebooks, words, what cards are called: the same for everybody

export type Way = "kept-first" | "network-first";

/** How a request is answered; none: as if we were not here. */
export function wayOf(request: Request, origin: string): Way | undefined {
  const { pathname, origin: asked } = new URL(request.url);
  if (request.method !== "GET" || asked !== origin) return undefined;
  if (pathname.startsWith("/assets/")) return "kept-first";
  if (request.mode === "navigate" || TEXTS.test(pathname)) return "network-first";
  return undefined;
}

export async function answer(request: Request, way: Way): Promise<Response> {
  if (way === "kept-first") return (await caches.match(request)) ?? keep(request, ASSETS, request);
  const name = request.mode === "navigate" ? PAGE : request;
  try {
    return await keep(request, LAST, name);
  } catch (unreachable) {
    const kept = await caches.match(name);
    if (kept) return kept;
    throw unreachable;
  }
}

/** Keep all assets of a version, so that it is whole without a network. Those that are here already stay. */
export async function remember(assets: string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const kept = await Promise.all(assets.map((asset) => cache.match(asset)));
  await cache.addAll(assets.filter((_, place) => !kept[place]));
  await (await caches.open(LAST)).add(PAGE);
}

/** Assets of other versions are of no use once no page of theirs is open. */
export async function forget(assets: string[]): Promise<void> {
  const cache = await caches.open(ASSETS);
  const others = (await cache.keys()).filter(({ url }) => !assets.includes(new URL(url).pathname));
  await Promise.all(others.map((request) => cache.delete(request)));
}

async function keep(request: Request, where: string, name: RequestInfo): Promise<Response> {
  const response = await fetch(request);
  const other = name === PAGE && !response.headers.get("content-type")?.startsWith("text/html");
  if (response.ok && !other) await (await caches.open(where)).put(name, response.clone());
  return response;
}
