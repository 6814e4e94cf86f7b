import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endpointHash } from "../net/subscription.ts";
import type { Calls, TableInfo } from "../wire/protocol.ts";

const ENDPOINT = "https://push.example/1";
const device = { id: "d1", label: "Firefox", created: 1, endpoint_hash: await endpointHash(ENDPOINT) };
const noon = { from: 11 * 60, to: 13 * 60, zone: "UTC" };
const table = { id: "t1", host: "Ann", settings: { game: "secrets" } } as TableInfo;
const info: Calls = {
  push_key: "key", push: true, mail: true, webhook: true, subscriptions: [device], mail_address: "ann@example.org", mail_confirmed: true,
  webhook_url: null, quiet: null, muted_tables: [],
};
const api = vi.hoisted(() => ({ read: vi.fn(), unsubscribe: vi.fn() }));
const ended = vi.hoisted(() => vi.fn());
const browser = vi.hoisted(() => ({ subscription: vi.fn(), note: vi.fn() }));
const isLookedAtElsewhere = vi.hoisted(() => vi.fn());

vi.mock("../lib/house.svelte.ts", () => ({ house: { me: { name: "Ann" }, lang: "en" }, t: (id: string) => id }));
vi.mock("../net/calls-api.ts", () => ({ callsApi: api }));
vi.mock("./other-tabs.ts", () => ({ isLookedAtElsewhere }));
vi.mock("./note-words.ts", () => ({ turnWords: () => "" }));
vi.mock("./visits.ts", () => ({ visit: 1 }));
vi.mock("./service-worker.svelte.ts", () => ({
  serviceWorker: { registration: { active: {}, pushManager: { getSubscription: browser.subscription }, showNotification: browser.note } },
}));

beforeEach(() => {
  vi.resetModules(); // each test begins with a page that has just been loaded
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 18, 12), toFake: ["Date"] });
  const kept = new Map([["camarilla-tab-calls", "on"]]);
  const Notification = { permission: "granted" };
  vi.stubGlobal("window", { Notification });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("document", { hidden: true });
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  api.read.mockResolvedValue(info);
  api.unsubscribe.mockResolvedValue(undefined);
  ended.mockResolvedValue(true);
  browser.subscription.mockResolvedValue({ endpoint: ENDPOINT, unsubscribe: ended });
  isLookedAtElsewhere.mockResolvedValue(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

test("whoever logs out is called on this device no more, and nothing is left for who comes next", async () => {
  const { calls } = await import("./calls.svelte.ts");
  await calls.leave();
  expect(api.unsubscribe.mock.calls).toEqual([["d1"]]);
  expect(ended).toHaveBeenCalledOnce();
  expect([calls.info, calls.isKnown]).toEqual([null, false]);
});

test("without a connection one may leave all the same", async () => {
  const { calls } = await import("./calls.svelte.ts");
  api.unsubscribe.mockRejectedValue(new Error("no connection"));
  await calls.leave();
  expect(ended).toHaveBeenCalledOnce();
  expect([calls.info, calls.isKnown]).toEqual([null, false]);
});

// The note of a hidden tab, on a page that has just been loaded.

test("a hidden tab says that it is one's turn", async () => {
  const { calls } = await import("./calls.svelte.ts");
  browser.subscription.mockResolvedValue(null);
  await calls.tell(table);
  expect(browser.note.mock.calls.map(([title, { tag }]) => [title, tag])).toEqual([["web-game-secrets", "t1"]]);
});

test("not where a push does it", async () => {
  const { calls } = await import("./calls.svelte.ts");
  await calls.tell(table);
  expect(browser.note).not.toHaveBeenCalled();
});

test("nor for a table one is not to be called for, nor in one's quiet hours, also if one has said so since", async () => {
  const { calls } = await import("./calls.svelte.ts");
  browser.subscription.mockResolvedValue(null);
  for (const wish of [{ muted_tables: ["t1"] }, { quiet: noon }]) {
    api.read.mockResolvedValue({ ...info, ...wish });
    await calls.tell(table);
  }
  expect(browser.note).not.toHaveBeenCalled();
});

test("nor while it is not known what one wants; a server that calls nobody is known", async () => {
  const { calls } = await import("./calls.svelte.ts");
  const { Unwilling } = await import("../lib/server.ts");
  browser.subscription.mockResolvedValue(null);
  for (const trouble of [new TypeError("no connection"), new Unwilling(503, null)]) {
    api.read.mockRejectedValue(trouble);
    await calls.tell(table);
  }
  expect(browser.note).not.toHaveBeenCalled();
  api.read.mockRejectedValue(new Unwilling(404, null));
  await calls.tell(table);
  expect(browser.note).toHaveBeenCalledOnce();
});

test("nor if one looks again before it is known", async () => {
  const { calls } = await import("./calls.svelte.ts");
  browser.subscription.mockResolvedValue(null);
  api.read.mockImplementation(() => {
    vi.stubGlobal("document", { hidden: false });
    return Promise.resolve(info);
  });
  await calls.tell(table);
  expect(browser.note).not.toHaveBeenCalled();
});

test("without a connection what was known holds", async () => {
  const { calls } = await import("./calls.svelte.ts");
  browser.subscription.mockResolvedValue(null);
  api.read.mockResolvedValue({ ...info, quiet: noon });
  await calls.load();
  api.read.mockRejectedValue(new TypeError("no connection"));
  await calls.tell(table);
  expect(browser.note).not.toHaveBeenCalled();
});

test("nor while the table is looked at in another tab", async () => {
  const { calls } = await import("./calls.svelte.ts");
  browser.subscription.mockResolvedValue(null);
  isLookedAtElsewhere.mockImplementation((id: string) => Promise.resolve(id === "t1"));
  await calls.tell(table);
  expect(browser.note).not.toHaveBeenCalled();
  await calls.tell({ ...table, id: "t2" });
  expect(browser.note).toHaveBeenCalledOnce();
});

// Whether there is a worker to take pushes.

test("where no worker ever comes, open tabs call", async () => {
  const { calls } = await import("./calls.svelte.ts");
  await calls.load();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const Notification = { permission: "granted", requestPermission: () => Promise.resolve("granted") };
  vi.stubGlobal("window", { Notification, PushManager: {} });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("navigator", { serviceWorker: { ready: new Promise(() => undefined) } });
  const outcome = calls.turnOn();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await outcome).toBe("tab");
});

// Which of the devices is this one.

test("a browser whose endpoint has changed behind the page knows itself by the new one", async () => {
  const { calls } = await import("./calls.svelte.ts");
  await calls.load();
  expect(calls.here).toBe("d1");
  const changed = "https://push.example/2";
  const anew = { ...device, id: "d2", endpoint_hash: await endpointHash(changed) };
  browser.subscription.mockResolvedValue({ endpoint: changed, unsubscribe: ended });
  await calls.load();
  expect(calls.here).toBe(null);
  api.read.mockResolvedValue({ ...info, subscriptions: [device, anew] });
  await calls.load();
  expect(calls.here).toBe("d2");
  await calls.turnOff();
  expect(api.unsubscribe.mock.calls).toEqual([["d2"]]);
});
