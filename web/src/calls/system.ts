/** Calls as the device shows them: by the service worker where there is one, since phones know no other way. */

export interface Call {
  /** A later call of a tag takes the place of the one before. */
  tag: string;
  title: string;
  body: string;
  lang: string;
  silent: boolean;
  icon: string;
}

/** How a call is shown, and taken back. */
export interface Bell {
  ring(call: Call): Promise<void>;
  hush(tag: string): Promise<void>;
}

export class SystemBell implements Bell {
  #own = new Map<string, Notification>();

  async ring({ title, ...call }: Call): Promise<void> {
    const worker = await workerOf();
    if (worker) return worker.showNotification(title, { ...call, data: { page: opened(), address: location.href } });
    const shown = new Notification(title, call);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    this.#own.set(call.tag, shown);
  }

  async hush(tag: string): Promise<void> {
    this.#own.get(tag)?.close();
    this.#own.delete(tag);
    for (const shown of (await (await workerOf())?.getNotifications({ tag })) ?? []) shown.close();
  }
}

/** The address that this page was opened at. */
const opened = (): string => performance.getEntriesByType("navigation")[0]?.name ?? location.href;

async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  const found = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  return found?.active ? found : undefined;
}
