import { afterEach, expect, test, vi } from "vitest";
import { keep, kept, recalled, remember } from "./keeping.ts";

const refusing = {
  getItem: () => {
    throw new DOMException("no", "SecurityError");
  },
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {
    throw new DOMException("no", "SecurityError");
  },
};

afterEach(() => vi.unstubAllGlobals());

test("a browser that keeps nothing still plays", () => {
  vi.stubGlobal("localStorage", refusing);
  vi.stubGlobal("sessionStorage", refusing);
  keep("a", "1");
  remember("a", "1");
  remember("a", null);
  expect([kept("a"), recalled("a")]).toEqual([null, null]);
});

test("what a tab remembers can be forgotten", () => {
  const tab = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  remember("a", "1");
  expect([recalled("a"), [...tab.keys()]]).toEqual(["1", ["camarilla-a"]]);
  remember("a", null);
  expect(recalled("a")).toBeNull();
});
