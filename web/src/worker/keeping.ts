/**
 * What is kept on the device, and when it is used. An asset never changes under its name: once here, it is not asked
 * for again. The page itself and the texts of the games come from the network whenever it answers; what is kept of
 * them is for when it does not. Everything else is none of our business: tables are only ever live.
 *
 * A version is kept whole, the page with all its assets and texts, or not at all: without a network the page that opens
 * is one that has everything. But what few people need, and is large, is kept when somebody has asked for it.
 */

export interface Version {
  name: string;
  /** By their names below the page: "assets/page-1a2b.js". */
  assets: readonly string[];
  /** Assets that are kept only once they were asked for. */
  later: readonly string[];
  languages: readonly string[];
}

export type Way = "kept-first" | "network-first";

const PATIENCE = 4_000; // milliseconds that the network may take, where something is kept
const TEXTS = /^api\/(games|words|bots)(\/|\.json$|$)/; // the same for everybody
const LINKED = /\bassets\/[\w.-]+/g;

export class Keeping {
  readonly #own: string;
  readonly #assets: string;
  readonly #whole: string;

  /** Home is the folder of the page; where there are files instead of a server, their names end in something. */
  constructor(
    readonly home: string,
    readonly version: Version,
    readonly ending = "",
  ) {
    this.#own = `sobremesa ${home} `; // others may live at the same origin
    this.#assets = `${this.#own}assets`;
    this.#whole = `${this.#own}version ${version.name}`;
  }

  /** How a request is answered; none: as if we were not here. */
  wayOf(request: Request): Way | undefined {
    if (request.method !== "GET" || !request.url.startsWith(this.home)) return undefined;
    const name = new URL(request.url).pathname.slice(new URL(this.home).pathname.length);
    if (name.startsWith("assets/")) return "kept-first";
    if (request.mode === "navigate" || TEXTS.test(name)) return "network-first";
    return undefined;
  }

  async answer(request: Request, way: Way): Promise<Response> {
    if (way === "kept-first") return this.#keptFirst(request);
    const navigates = request.mode === "navigate";
    const cache = await caches.open(this.#whole);
    const kept = await cache.match(navigates ? this.home : request); // one page stands for every address
    const answer = fetch(request).then(async (response) => {
      if (response.ok && !navigates) await cache.put(request, response.clone());
      return response;
    });
    return kept ? unlessKept(answer, kept) : answer;
  }

  /** Keep this version. Assets that are here already stay. */
  async remember(): Promise<void> {
    const assets = await caches.open(this.#assets);
    const missing = await Promise.all(this.version.assets.map(async (name) => !(await assets.match(this.home + name))));
    await assets.addAll(this.version.assets.filter((_, place) => missing[place]).map((name) => this.home + name));
    const whole = await caches.open(this.#whole);
    for (const text of await this.#texts()) await whole.add(text); // one by one: it is not urgent
    const page = await found(this.home);
    const linked = (await page.clone().text()).match(LINKED) ?? [];
    if (!linked.every((name) => this.version.assets.includes(name))) throw new Error("the page is of another version");
    await whole.put(this.home, page);
  }

  /** What other versions left is of no use once no page of theirs is open. */
  async forget(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name !== this.#assets && name !== this.#whole);
    await Promise.all(
      others.filter((name) => name.startsWith(this.#own) || OLD.includes(name)).map((name) => caches.delete(name)),
    );
    const current = new Set([...this.version.assets, ...this.version.later].map((name) => this.home + name));
    const cache = await caches.open(this.#assets);
    const stale = (await cache.keys()).filter(({ url }) => !current.has(url));
    await Promise.all(stale.map((request) => cache.delete(request)));
  }

  async #keptFirst(request: Request): Promise<Response> {
    const cache = await caches.open(this.#assets);
    const kept = await cache.match(request);
    if (kept) return kept;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  }

  /** Where everything lies that a page says or shows of the games. */
  async #texts(): Promise<string[]> {
    const at = (path: string) => `${this.home}api/${path}${this.ending}`;
    const games = (await (await found(at("games"))).json()) as { name: string }[];
    const spoken = (path: string) => this.version.languages.map((language) => at(`${path}/${language}`));
    const of = ({ name }: { name: string }) => [
      at(`games/${name}`),
      ...spoken(`games/${name}/words`),
      ...spoken(`games/${name}/rules`),
    ];
    return [at("games"), at("bots"), ...spoken("words"), ...games.flatMap(of)];
  }
}

const OLD = ["assets", "last"]; // what the caches were called once

async function found(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

/** The answer, unless it fails, is a server's trouble or takes too long. */
async function unlessKept(answer: Promise<Response>, kept: Response): Promise<Response> {
  const waited = new Promise<Response>((give) => setTimeout(() => give(kept), PATIENCE));
  const trouble = (response: Response) => response.status >= 500;
  return Promise.race([answer.then((response) => (trouble(response) ? kept : response)).catch(() => kept), waited]);
}
