import { expect, test } from "vitest";
import { deviceLabel, keyBytes, subscriptionBody } from "../src/net/subscription.ts";
import { inside, noteOf, tabAt } from "./notes.ts";

const HOUSE = "https://house.example";

test("a push is shown as it was sent", () => {
  const sent = { title: "Royal Secrets", body: "Ann’s table: your turn", url: "/t/abc", tag: "abc", lang: "en" };
  expect(noteOf(JSON.stringify(sent), HOUSE)).toEqual(sent);
  expect(noteOf(JSON.stringify({ ...sent, url: `${HOUSE}/t/abc` }), HOUSE)).toEqual(sent);
});

test("a push that cannot be read still says who called", () => {
  for (const text of ["", "{", "null", "[1]", '{"title": 7}']) {
    expect(noteOf(text, HOUSE)).toEqual({ title: "Camarilla", body: "", url: "/", tag: "camarilla", lang: "" });
  }
});

test("a note leads nowhere but into the house", () => {
  expect(inside("/t/abc?x=1#y", HOUSE)).toBe("/t/abc?x=1#y");
  for (const url of ["https://elsewhere.example/t/abc", "//elsewhere.example/", "javascript:alert(1)", "http://"]) {
    expect(inside(url, HOUSE)).toBe("/");
  }
});

test("the open tab of that table is found, one that is looked at first", () => {
  const tabs = [
    { url: "https://house.example/", focused: false },
    { url: "https://house.example/t/abc#log", focused: false },
    { url: "https://house.example/t/abc", focused: true },
    { url: "https://house.example/t/abcd", focused: true },
  ];
  expect(tabAt(tabs, "/t/abc")).toBe(tabs[2]);
  expect(tabAt(tabs.slice(0, 2), "/t/abc")).toBe(tabs[1]);
  expect(tabAt(tabs, "/t/other")).toBeNull();
});

test("what the server is told of a device", () => {
  const keys = { p256dh: "key", auth: "salt" };
  const agent = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
  const body = subscriptionBody({ toJSON: () => ({ endpoint: "https://push.example/1", keys }) }, agent, "fr");
  expect(body).toEqual({ endpoint: "https://push.example/1", ...keys, label: "Chrome, Android", lang: "fr" });
  expect(deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1")).toBe("Safari, iPhone");
  expect(deviceLabel("")).toBe("Browser");
});

test("the server's key is read from base64url", () => {
  expect([...keyBytes("-_8B")]).toEqual([251, 255, 1]);
  expect([...keyBytes("AQ")]).toEqual([1]);
});
