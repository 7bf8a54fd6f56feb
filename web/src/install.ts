/** Have the page kept on the device, with all that it needs to play without a network; when there is nothing else to do. */

import { BASE, SITE } from "./net/base";

const BUSY = 3_000; // milliseconds until it is done all the same

export function install(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () =>
    void navigator.serviceWorker.register(`${BASE}worker.js${SITE ? "?site" : ""}`).catch(() => undefined);
  whenLoaded(() => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(register, { timeout: BUSY });
    else setTimeout(register, BUSY);
  });
}

function whenLoaded(then: () => void): void {
  if (document.readyState === "complete") then();
  else addEventListener("load", then, { once: true });
}
