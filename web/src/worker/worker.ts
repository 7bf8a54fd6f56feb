import { bring, type Caller } from "./calling";
import { Keeping } from "./keeping";

declare const self: ServiceWorkerGlobalScope;
declare const __VERSION__: ConstructorParameters<typeof Keeping>[1]; // the build puts it here

const ending = self.location.search === "?site" ? ".json" : "";
const keeping = new Keeping(new URL(".", self.location.href).href, __VERSION__, ending);

self.addEventListener("install", (event) => event.waitUntil(keeping.remember()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const way = keeping.wayOf(event.request);
  if (way) event.respondWith(keeping.answer(event.request, way));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bring(event.notification.data as Caller, self.clients));
});

/** A version waits until no page of another one is open; then it answers for all there are. */
async function takeOver(): Promise<void> {
  await keeping.forget();
  await self.clients.claim();
}
