// The service worker: keeps the shell for when there is no connection, and shows the calls that come by push.
// Nothing that a server says of a game is ever kept here.

import { subscriptionBody } from "../src/net/subscription.ts";
import { type Note, noteOf, tabAt } from "./notes.ts";
import { isAway, offlineShell, outdated, wayOf } from "./requests.ts";

declare const self: ServiceWorkerGlobalScope;
/** What the build put there (vite.config.ts): the hashed names of this version, and a mark for all of it. */
declare const __SHELL__: readonly string[];
declare const __VERSION__: string;

const SHELL = __SHELL__;
const CACHE = `camarilla-${__VERSION__}`;
const PATIENCE = 10_000;

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  switch (wayOf(event.request, self.location.origin)) {
    case "page":
      return event.respondWith(page(event.request));
    case "asset":
      return event.respondWith(asset(event.request));
    case "pass":
      return;
  }
});
self.addEventListener("message", (event) => {
  // A page asks whether it is of this version: it knows itself by the script it began with.
  const script: unknown = (event.data as { script?: unknown } | null)?.script;
  if (typeof script === "string") event.ports[0]?.postMessage(SHELL.includes(new URL(script).pathname.slice(1)));
});
self.addEventListener("push", (event) => event.waitUntil(tell(noteOf(event.data?.text() ?? "", self.location.origin))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String((event.notification.data as { url?: unknown } | null)?.url ?? "/")));
});
self.addEventListener("pushsubscriptionchange", (event) => {
  const change = event as SubscriptionChange;
  change.waitUntil(subscribeAgain(change));
});

interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** Keep this version whole before it does anything; the one before stays, for tabs that are still open. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([new Request("/", { cache: "reload" }), ...SHELL.map((name) => `/${name}`)]);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** The server's newest page; if nobody answers, the shell, which says so. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await Promise.race([fetch(request), tooLong()]);
    return isAway(answer.status) ? ((await offline()) ?? answer) : answer;
  } catch (wrong) {
    const shell = await offline();
    if (shell) return shell;
    throw wrong;
  }
}

function tooLong(): Promise<never> {
  return new Promise((_, fail) => setTimeout(() => fail(new TypeError("no answer")), PATIENCE));
}

async function offline(): Promise<Response | null> {
  const kept = await (await caches.open(CACHE)).match("/");
  if (!kept) return null;
  const headers = new Headers({ "content-type": "text/html; charset=utf-8" });
  const policy = kept.headers.get("content-security-policy");
  if (policy) headers.set("content-security-policy", policy);
  return new Response(offlineShell(await kept.text()), { headers });
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function tell(note: Note): Promise<void> {
  await self.registration.showNotification(note.title, {
    body: note.body,
    tag: note.tag,
    lang: note.lang,
    icon: "/icons/icon-192.png",
    badge: "/icons/badge-96.png",
    data: { url: note.url },
  });
  await countTurns();
}

/** How many games wait for one, on the icon. */
async function countTurns(): Promise<void> {
  try {
    const answer = await fetch("/api/me/turns", { credentials: "same-origin" });
    const turns = (await answer.json()) as readonly { readonly yours: boolean }[];
    await self.navigator.setAppBadge?.(turns.filter((turn) => turn.yours).length);
  } catch {
    // the note itself has been shown
  }
}

async function open(url: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabAt(tabs, url);
  await (there ? there.focus() : self.clients.openWindow(url));
}

/** The browser changed its push address: tell the server the new one. */
async function subscribeAgain(event: SubscriptionChange): Promise<void> {
  const options = event.oldSubscription?.options;
  const fresh = event.newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  if (!fresh) return;
  const body = subscriptionBody(fresh, self.navigator.userAgent, self.navigator.language.startsWith("fr") ? "fr" : "en");
  await fetch("/api/me/calls/push", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
}
