/** What a page keeps in this browser, each thing under its name. A private window keeps nothing: it holds until it is closed. */

/** What was kept, whatever somebody may have made of it; nothing, if it cannot be read. */
export function kept(name: string): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(name) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function keep(name: string, thing: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(thing));
  } catch {
    // It holds until the page is closed.
  }
}
