import { expect, test } from "vitest";
import type { Clock, TableInfo } from "../wire/protocol.ts";
import { clockTime, isLive, isOverDays, isQuiet, mayOffer, minuteIn, minutesOf } from "./call-rules.ts";
import { beginsWithVowel } from "./vowels.ts";
import { lasting, untilWhen } from "./waiting-words.ts";

const NONE: Clock = { kind: "none" };
const DAY: Clock = { kind: "decision", seconds: 86_400 };
const LIVE: Clock = { kind: "decision", seconds: 30 };
const EVENING: Clock = { kind: "bank", seconds: 900, increment: 10 };

const person = (name: string, more: object = {}) => ({
  kind: "person", name, is_bot: false, is_host: false, away_since: null, stand_in: false, left: false,
  waits_until: null, wanted_by: null, ...more,
});

function table(clock: Clock, seats: readonly object[], grace: number | null = 90): TableInfo {
  return { id: "abc", settings: { game: "secrets", clock, grace }, host: "Ann", seats, phase: "playing" } as unknown as TableInfo;
}

const COMPANY = [person("Ann"), person("Bruno")];
const moment = (clock: Clock, more: object = {}) =>
  mayOffer({ table: table(clock, COMPANY), seat: 0, decided: true, asked: false, visit: 2, ...more });

test("one is asked after one's first own decision where other people play without a live clock", () => {
  expect(moment(NONE)).toBe(true);
  expect(moment(DAY)).toBe(true);
  expect(moment(DAY, { decided: false })).toBe(false);
  expect(moment(DAY, { asked: true })).toBe(false);
  expect(moment(DAY, { seat: null })).toBe(false);
  expect(moment(LIVE)).toBe(false);
  expect(moment(EVENING)).toBe(false);
});

test("nobody is asked at a first visit, except at a table over days", () => {
  expect(moment(NONE, { visit: 1 })).toBe(false);
  expect(moment(DAY, { visit: 1 })).toBe(true);
  expect(moment(NONE, { visit: 1, table: table(NONE, COMPANY, null) })).toBe(true);
});

test("who plays with bots alone is not asked", () => {
  const bots = [person("Ann"), { kind: "bot", name: "Zoe", level: "courtier" }, person("Robot", { is_bot: true }), person("Gone", { left: true })];
  expect(moment(DAY, { table: table(DAY, bots) })).toBe(false);
});

test("which clocks go over days", () => {
  expect([NONE, DAY, LIVE, EVENING].map((clock) => isOverDays(clock, 90))).toEqual([false, true, false, false]);
  expect(isOverDays(NONE, null)).toBe(true);
  expect([NONE, DAY, LIVE, EVENING].map(isLive)).toEqual([false, false, true, true]);
});

test("quiet hours may go over midnight", () => {
  const night = { from: 22 * 60, to: 8 * 60 };
  expect([21, 22, 23, 0, 7, 8].map((hour) => isQuiet(night, hour * 60))).toEqual([false, true, true, true, true, false]);
  expect([11, 12, 13, 14].map((hour) => isQuiet({ from: 720, to: 840 }, hour * 60))).toEqual([false, true, true, false]);
  expect(isQuiet({ from: 60, to: 60 }, 60)).toBe(false);
  expect(isQuiet(null, 0)).toBe(false);
});

test("minutes of the day, as a field has them and where one lives", () => {
  expect([clockTime(0), clockTime(8 * 60 + 5), minutesOf("22:30"), minutesOf("")]).toEqual(["00:00", "08:05", 1350, null]);
  const noon = new Date("2026-11-17T12:30:00Z");
  expect([minuteIn("UTC", noon), minuteIn("Asia/Tokyo", noon)]).toEqual([750, 21 * 60 + 30]);
});

test("how long, and until when, in words", () => {
  expect(lasting(59_000, "en")).toBeNull();
  expect([lasting(20 * 60_000, "en"), lasting(3 * 3_600_000, "fr"), lasting(49 * 3_600_000, "en")]).toEqual(["20 minutes", "3\u00a0heures", "2 days"]);
  const now = new Date(2026, 10, 17, 21, 0).getTime();
  expect(untilWhen(new Date(2026, 10, 17, 23, 5).getTime(), now, "fr")).toBe("23:05");
  expect(untilWhen(new Date(2026, 10, 18, 18, 0).getTime(), now, "fr")).toBe("demain, 18:00");
  expect(untilWhen(new Date(2026, 10, 20, 9, 0).getTime(), now, "fr")).toBe("vendredi 20 novembre, 09:00");
});

test("before which names French says d’", () => {
  const names = ["Ann", "Étienne", "Hélène", "Yves", "Yann", "Bruno", "7", "œil", "İdil"];
  expect(names.map(beginsWithVowel)).toEqual([true, true, true, true, false, false, false, false, true]);
});
