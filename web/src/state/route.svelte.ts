/** Where we are: the address of the page. Links are plain `<a href>`; `follow` keeps them from reloading it. */

import { BASE, hrefOf, placeOf } from "../net/base";

class Route {
  path = $state(placeOf(location).path);
  query = $state(placeOf(location).query);
  anchor = $state(placeOf(location).anchor);

  /** The place in parts: "/t/pato-luna" is ["t", "pato-luna"]. */
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(decoded));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  /** To a place of the page: "/t/pato-luna". */
  go(place: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", hrefOf(place));
    this.#arrive();
    scrollTo(0, 0);
  }

  /** We are at a place already: the address says so from now on, and nothing moves. */
  mark(place: string): void {
    history.replaceState(null, "", hrefOf(place));
    this.#arrive();
  }

  #arrive(): void {
    Object.assign(this, placeOf(location));
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const other = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || other || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !link.pathname.startsWith(BASE)) return;
    const { path, query, anchor } = placeOf(link);
    event.preventDefault();
    this.go(path + (query && `?${query}`) + (anchor && `#${anchor}`));
  }
}

/** What somebody typed need not be an escape. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = new Route();
