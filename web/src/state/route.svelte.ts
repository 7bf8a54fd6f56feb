/** Where we are: the address of the page. Links are plain `<a href>`; `follow` keeps them from reloading it. */

class Route {
  path = $state(location.pathname);
  anchor = $state(location.hash.slice(1));

  /** The address in parts: "/t/pato-luna" is ["t", "pato-luna"]. */
  readonly parts = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener("popstate", () => this.#arrive());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.anchor = location.hash.slice(1);
  }

  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const elsewhere = event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey;
    if (!link || elsewhere || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const route = new Route();
