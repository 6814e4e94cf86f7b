import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Turn } from "../wire/protocol.ts";

const page = vi.hoisted(() => Object.assign(new EventTarget(), { hidden: false }));
const myTurns = vi.hoisted(() => vi.fn());
const setAppBadge = vi.fn();

vi.mock("../lib/house.svelte.ts", () => ({ house: { me: { name: "Ann" } } }));
vi.mock("../lib/server.ts", () => ({ server: { myTurns } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", page);
  vi.stubGlobal("navigator", { setAppBadge, clearAppBadge: () => Promise.resolve() });
  setAppBadge.mockResolvedValue(undefined);
  myTurns.mockResolvedValue([]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a page that is looked at looks often, a hidden one once a minute, and one that is left or come back to at once", async () => {
  const { turns } = await import("./turns.svelte.ts");
  const stop = turns.watch(15_000);
  expect(myTurns).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(30_000);
  expect(myTurns).toHaveBeenCalledTimes(3);
  hide(true);
  expect(myTurns).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(120_000);
  expect(myTurns).toHaveBeenCalledTimes(6);
  hide(false);
  expect(myTurns).toHaveBeenCalledTimes(7);
  stop();
  hide(true);
  vi.advanceTimersByTime(600_000);
  hide(false);
  expect(myTurns).toHaveBeenCalledTimes(7);
});

test("the number on the icon goes up while nobody looks", async () => {
  const { turns } = await import("./turns.svelte.ts");
  hide(true);
  const stop = turns.watch(15_000);
  myTurns.mockResolvedValue([{ table: "t1", yours: true } as Turn]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(setAppBadge.mock.calls).toEqual([[1]]);
  stop();
  hide(false);
});

test("where others wait comes first, the longest wait before all; of games against bots the last one", async () => {
  const { longestFirst } = await import("./turns.svelte.ts");
  const turn = (table: string, since: number, alone: boolean): Turn => ({ table, since, alone, yours: true }) as Turn;
  const all = [turn("bots, long ago", 1, true), turn("today", 20, false), turn("bots", 30, true), turn("last week", 10, false)];
  expect(longestFirst(all).map(({ table }) => table)).toEqual(["last week", "today", "bots", "bots, long ago"]);
});
