import { expect, test } from "vitest";
import { isAway, offlineShell, outdated, wayOf } from "./requests.ts";

const HOUSE = "https://house.example";
const get = (path: string, mode = "cors", method = "GET") => wayOf({ method, mode, url: HOUSE + path }, HOUSE);

test("pages and hashed parts are the worker's, everything live goes by", () => {
  expect(get("/t/abc", "navigate")).toBe("page");
  expect(get("/", "navigate")).toBe("page");
  expect(get("/assets/index-1a2b.js")).toBe("asset");
  for (const path of ["/api/me", "/api/me/turns", "/ws/tables/abc", "/healthz", "/metrics"]) {
    expect(get(path)).toBe("pass");
    expect(get(path, "navigate")).toBe("pass");
  }
  expect(get("/sw.js")).toBe("pass");
  expect(get("/assets/index-1a2b.js", "cors", "POST")).toBe("pass");
  expect(wayOf({ method: "GET", mode: "navigate", url: "https://elsewhere.example/" }, HOUSE)).toBe("pass");
});

test("a proxy without its server counts as no connection, a server's own answers do not", () => {
  expect([500, 502, 503, 504, 404, 200].map(isAway)).toEqual([false, true, true, true, false, false]);
});

test("the shell is told that there is no connection", () => {
  expect(offlineShell('<!doctype html><html lang="en">')).toBe('<!doctype html><html data-offline lang="en">');
});

test("the version before is kept, older ones go, and what is not ours stays", () => {
  expect(outdated(["camarilla-1", "other", "camarilla-2", "camarilla-3"], "camarilla-3")).toEqual(["camarilla-1"]);
  expect(outdated(["camarilla-1"], "camarilla-1")).toEqual([]);
});
