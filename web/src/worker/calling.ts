/** Somebody taps a call: the page that called comes to the front, or one is opened at its table. */

/** Where a call comes from. */
export interface Caller {
  /** The address that its page was opened at: the only one that a worker knows it by. */
  page: string;
  /** Where it is now. */
  address: string;
}

export async function bring({ page, address }: Caller, clients: Clients): Promise<void> {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const alike = pages.filter(({ url }) => bare(url) === bare(page));
  const there = alike.find(({ visibilityState }) => visibilityState === "hidden") ?? alike[0];
  await (there ? there.focus() : clients.openWindow(address));
}

const bare = (address: string): string => address.split("#", 1)[0] ?? "";
