import { beforeEach, expect, test, vi } from "vitest";
import type { Talked } from "../wire/protocol.ts";
import { keepRead, lastSaid, readHere, unreadIn } from "./unread.ts";

const ANN = { seat: 0, name: "Ann" };
const said = (at: number, name: string): Talked => ({ kind: "said", at, name, seat: null, text: "" });
const claimed = (at: number, seat: number): Talked => ({ kind: "claimed", at, number: at, seat, claim: null, words: { id: "", args: {} }, settled: null });
const noted = (at: number): Talked => ({ kind: "noted", at, seat: 1, words: { id: "", args: {} }, after: null });

beforeEach(() => {
  const drawer = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => drawer.get(key) ?? null, setItem: (key: string, value: string) => drawer.set(key, value) });
});

test("what others say and claim calls one to read it, one's own words and who comes and goes do not", () => {
  const talk = [said(1, "Bob"), claimed(2, 1), said(3, "Ann"), claimed(4, 0), noted(5)];
  expect(unreadIn(talk, ANN, 0)).toBe(2);
  expect(unreadIn(talk, ANN, 1)).toBe(1);
  expect(unreadIn(talk, ANN, lastSaid(talk, ANN))).toBe(0);
  expect(unreadIn(talk, { seat: null, name: null }, 0)).toBe(4);
});

test("what comes at once, while others' words still wait to be shown, makes none of them read", () => {
  const read = lastSaid([said(1, "Bob"), noted(5), said(6, "Ann")], ANN);
  expect(unreadIn([said(1, "Bob"), said(3, "Bob"), noted(5), said(6, "Ann")], ANN, read)).toBe(1);
});

test("what was unread is unread after a reload, at each table for itself", () => {
  expect(readHere("abc")).toBeNull();
  keepRead("abc", 1);
  keepRead("xyz", lastSaid([], ANN));
  expect(unreadIn([said(1, "Bob"), claimed(2, 1)], ANN, readHere("abc")!)).toBe(1);
  expect(readHere("xyz")).toBe(0);
});
