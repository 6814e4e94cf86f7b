// The service worker, as a page sees it: registered once the page stands, and asked whether the page is still of today.

import { kept, keep } from "../lib/keeping.ts";

const AN_HOUR = 3_600_000;
const RELOADED_LATELY = 10_000;

class ServiceWorkerState {
  /** None where a browser has none, or gives none to plain http. */
  registration = $state.raw<ServiceWorkerRegistration | null>(null);
  /** Whether the server has a newer page than this one: the next link leads there by a true navigation. */
  isStale = $state(false);
  #looked = Date.now();

  /** Have it serve this page from now on. */
  async register(): Promise<void> {
    if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
    try {
      navigator.serviceWorker.addEventListener("controllerchange", () => void this.#compare());
      this.registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
      document.addEventListener("visibilitychange", () => this.#lookForUpdate());
    } catch {
      this.registration = null; // a browser that wants none still plays
    }
  }

  /** Browsers look by themselves when a page is opened; one that stays open looks when it is come back to. */
  #lookForUpdate(): void {
    if (document.hidden || Date.now() - this.#looked < AN_HOUR) return;
    this.#looked = Date.now();
    this.registration?.update().catch(() => undefined);
  }

  /** Ask the worker in charge whether the script this page began with is one of its own. */
  async #compare(): Promise<void> {
    const worker = navigator.serviceWorker.controller;
    if (!worker) return;
    const { port1, port2 } = new MessageChannel();
    const same = new Promise<boolean>((answer) => (port1.onmessage = (event) => answer(event.data === true)));
    worker.postMessage({ script: entryScript() }, [port2]);
    this.isStale = !(await same);
  }
}

/** The script in the page's head: its name changes with every version. */
function entryScript(): string {
  return document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src ?? location.href;
}

export const serviceWorker = new ServiceWorkerState();

/** A part of the page that the server no longer has: load the page of today, once. */
export function reloadForMissingPart(): void {
  const last = Number(kept("reloaded") ?? 0);
  if (Date.now() - last < RELOADED_LATELY) return;
  keep("reloaded", String(Date.now()));
  location.reload();
}
