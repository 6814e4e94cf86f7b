// How this person and this device are called: what the server knows, what the browser allows, and the one question.

import { house, t } from "../lib/house.svelte.ts";
import { keep, kept } from "../lib/keeping.ts";
import { Unwilling } from "../lib/server.ts";
import { callsApi } from "../net/calls-api.ts";
import { endpointHash, keyBytes, subscriptionBody } from "../net/subscription.ts";
import type { Calls, QuietHours, TableInfo } from "../wire/protocol.ts";
import { isQuiet, mayOffer, minuteIn, type Moment } from "./call-rules.ts";
import { turnWords } from "./note-words.ts";
import { isLookedAtElsewhere } from "./other-tabs.ts";
import { serviceWorker } from "./service-worker.svelte.ts";
import { visit } from "./visits.ts";

/** What came of asking this device to be called: by push, by open tabs only, or not at all. */
export type Outcome = "push" | "tab" | "denied";

export interface Offered {
  readonly game: string;
  readonly host: string;
}

const NOT_FOUND = 404;
/** A worker that is not there by then, in milliseconds, will not come: its script was refused, or is not to be had. */
const WORKER_PATIENCE = 5000;
const USUAL_QUIET = { from: 22 * 60, to: 8 * 60 };

class CallsState {
  /** None before it is known, for somebody unknown, and where the server calls nobody. */
  info = $state.raw<Calls | null>(null);
  /** Whether it has been asked for. */
  isKnown = $state(false);
  /** Whether the server has said it, be it that it calls nobody: a server that did not answer has said nothing. */
  #isTold = false;
  permission = $state<NotificationPermission | "none">(permissionNow());
  /** By what the server knows this browser's push subscription; null while it has none. */
  #endpoint = $state<string | null>(null);
  /** The table for which one is asked whether one wants to be called; null while nobody is asked. */
  offered = $state.raw<Offered | null>(null);
  /** One is asked for a decision: on a small screen the question whether to call stands aside meanwhile. */
  isAside = $state(false);

  /** The id under which the server lists this device, if it does: its service worker may have subscribed anew meanwhile. */
  get here(): string | null {
    return this.info?.subscriptions.find((one) => one.endpoint_hash === this.#endpoint)?.id ?? null;
  }

  /** Whether open tabs say so, where the browser lets them. */
  get isTabOn(): boolean {
    return kept("tab-calls") === "on";
  }

  get zone(): string {
    return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  }

  /** The quiet hours that hold, or would hold if one said yes now. */
  get quiet(): QuietHours {
    return this.info?.quiet ?? { ...USUAL_QUIET, zone: this.zone };
  }

  get canPush(): boolean {
    return serviceWorker.registration !== null && "PushManager" in window && this.permission !== "none";
  }

  async load(): Promise<void> {
    if (!house.me) return;
    const said = await callsApi.read().catch(unsaid);
    const subscription = await this.#subscription();
    this.#endpoint = subscription && (await endpointHash(subscription.endpoint));
    this.permission = permissionNow();
    if (said !== undefined) [this.info, this.#isTold] = [said, true]; // else it is as it was
    this.isKnown = true;
  }

  async #subscription(): Promise<PushSubscription | null> {
    try {
      const worker = serviceWorker.registration ?? (await navigator.serviceWorker?.getRegistration()); // the page may be ahead of it
      return (await worker?.pushManager?.getSubscription()) ?? null;
    } catch {
      return null;
    }
  }

  /** Have this device called; asks the browser, so only after a click. */
  async turnOn(): Promise<Outcome> {
    this.permission = permissionNow() === "none" ? "none" : await Notification.requestPermission();
    if (this.permission !== "granted") return "denied";
    keep("tab-calls", "on");
    if (!this.info?.push || !this.canPush) return "tab";
    try {
      await this.#subscribe(this.info.push_key);
      if (this.info.quiet === null && kept("quiet-asked") === null) await this.change(this.quiet, this.info.muted_tables);
      keep("quiet-asked", "yes");
      await this.load();
      return "push";
    } catch {
      return "tab"; // no push service within reach: open tabs still can
    }
  }

  async #subscribe(key: string): Promise<void> {
    const worker = await readyWorker();
    const applicationServerKey = keyBytes(key);
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    await callsApi.subscribe(subscriptionBody(made, navigator.userAgent, house.lang));
  }

  /** Call this device no more. */
  async turnOff(): Promise<void> {
    keep("tab-calls", "off");
    const id = this.here;
    await (await this.#subscription())?.unsubscribe().catch(() => false); // first: what is dead is dropped in the end
    if (id !== null) await callsApi.unsubscribe(id);
    await this.load();
  }

  /** Whoever logs out is called on this device no more, and whoever comes next begins anew. */
  async leave(): Promise<void> {
    try {
      await this.load();
      if (this.#endpoint !== null) await this.turnOff();
    } catch {
      // one logs out all the same
    }
    this.forget();
  }

  /** It is somebody else now. */
  forget(): void {
    this.info = this.offered = null;
    this.isKnown = this.#isTold = false;
  }

  async drop(id: string): Promise<void> {
    if (id === this.here) return this.turnOff();
    await callsApi.unsubscribe(id);
    await this.load();
  }

  async change(quiet: QuietHours | null, muted: readonly string[]): Promise<void> {
    await callsApi.change(quiet, muted);
    if (this.info) this.info = { ...this.info, quiet, muted_tables: muted };
  }

  isMuted(table: string): boolean {
    return this.info?.muted_tables.includes(table) ?? false;
  }

  async mute(table: string, muted: boolean): Promise<void> {
    const others = (this.info?.muted_tables ?? []).filter((one) => one !== table);
    await this.change(this.info?.quiet ?? null, muted ? [...others, table] : others);
  }

  /** Ask whether one wants to be called, if this is the moment and one has not answered before. */
  offer(moment: Omit<Moment, "visit">): void {
    if (this.offered || kept("call-asked") !== null || !mayOffer({ ...moment, visit })) return;
    void this.#offer(moment.table);
  }

  async #offer(table: TableInfo): Promise<void> {
    if (!this.isKnown) await this.load();
    if (this.info === null || kept("call-asked") !== null) return;
    const able = this.permission === "default" || (this.permission === "granted" && this.here === null);
    const called = this.here !== null || this.info.mail_address !== null;
    if (called || (!able && !this.info.mail)) return;
    this.offered = { game: table.settings.game, host: table.host };
  }

  /** They have answered; they are not asked again. */
  answered(): void {
    keep("call-asked", "yes");
  }

  /**
   * Say by this tab that it is one's turn, unless a push does it, or one wants to be left alone. That is asked for each
   * time: a tab stays open for days, and what one wants may have been said on another device.
   */
  async tell(table: TableInfo): Promise<void> {
    if (!document.hidden || permissionNow() !== "granted" || !this.isTabOn) return;
    await this.load();
    if (!this.#isTold || !document.hidden || this.here !== null || this.isMuted(table.id)) return;
    if (await isLookedAtElsewhere(table.id)) return;
    const quiet = this.info?.quiet ?? null;
    if (quiet && isQuiet(quiet, minuteIn(quiet.zone, new Date()))) return;
    const title = t(`web-game-${table.settings.game}`);
    const options = {
      body: turnWords(table.host),
      tag: table.id,
      lang: house.lang,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { url: `/t/${table.id}` },
    };
    const worker = serviceWorker.registration;
    if (worker?.active) await worker.showNotification(title, options);
    else new Notification(title, options).onclick = () => window.focus();
  }
}

/** What a failed question means: null where a server knows nothing of calls, else nothing has been said. */
function unsaid(wrong: unknown): null | undefined {
  return wrong instanceof Unwilling && wrong.status === NOT_FOUND ? null : undefined;
}

/** The worker that takes pushes. The browser's own promise never fails: it waits for ever. */
async function readyWorker(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new Error("no service worker")), WORKER_PATIENCE);
  });
  return Promise.race([navigator.serviceWorker.ready, late]).finally(() => clearTimeout(timer));
}

function permissionNow(): NotificationPermission | "none" {
  return "Notification" in window && isSecureContext ? Notification.permission : "none";
}

export const calls = new CallsState();
