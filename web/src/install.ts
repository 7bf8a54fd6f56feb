/** Have the page kept on the device: it then opens at once, and its rulebooks without a network. */
export function install(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
}
