import { answer, forget, remember, wayOf } from "./keeping";

declare const self: ServiceWorkerGlobalScope;
declare const __ASSETS__: string[]; // of this version: the build puts them here, once

const assets = __ASSETS__;

self.addEventListener("install", (event) => event.waitUntil(remember(assets)));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way) event.respondWith(answer(event.request, way));
});

/** A version waits until no page of another one is open; then it answers for all there are. */
async function takeOver(): Promise<void> {
  await forget(assets);
  await self.clients.claim();
}
