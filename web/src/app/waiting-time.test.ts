import { expect, test } from "vitest";
import english from "../../../src/camarilla/locales/en/web-absence.ftl?raw";
import french from "../../../src/camarilla/locales/fr/web-absence.ftl?raw";
import { catalogue, Speaker } from "../lib/speaker.ts";
import {
  leftWords,
  mayChooseWaiting,
  noneHere,
  roughly,
  sayingOf,
  shareLeft,
  spelled,
  waitingLabel,
  waitingRule,
  waitingTimes,
} from "./waiting-time.ts";

const en = new Speaker("en", catalogue("en", [english]));
const fr = new Speaker("fr", catalogue("fr", [french]));
const none = { kind: "none" } as const;

test("without a clock a waiting time is chosen, from a minute to never", () => {
  expect(mayChooseWaiting(none)).toBe(true);
  expect(waitingTimes(90).map((time) => en.say(waitingLabel(time)))).toEqual(["60 s", "90 s", "3 min", "10 min", "A day", "Never"]);
  expect(waitingTimes(null).map((time) => fr.say(waitingLabel(time))).at(-1)).toBe("Jamais");
});

test("what a table was given elsewhere stands among what may be chosen, in its place", () => {
  expect(waitingTimes(7200)).toEqual([60, 90, 180, 600, 7200, 86_400, null]);
  expect(waitingTimes(172_800).map((time) => en.say(waitingLabel(time)))).toContain("2 days");
});

test("with a clock there is nothing to choose, and the words say what the clock does", () => {
  const decision = { kind: "decision", seconds: 86_400 } as const;
  const bank = { kind: "bank", seconds: 900, increment: 10 } as const;
  expect([mayChooseWaiting(decision), mayChooseWaiting(bank)]).toEqual([false, false]);
  expect(en.say(waitingRule({ clock: decision, grace: 90 }))).toMatch(/when the time for a decision is over/);
  expect(en.say(waitingRule({ clock: bank, grace: null }))).toMatch(/when somebody’s time is over/);
});

test("the rule in words", () => {
  const rules = [60, 90, 180, 600, 3600, 86_400, 259_200, null].map((grace) => ({ clock: none, grace }));
  expect(rules.map((rule) => en.say(waitingRule(rule)))).toEqual([
    "A bot plays after 60 seconds away.",
    "A bot plays after 90 seconds away.",
    "A bot plays after 3 minutes away.",
    "A bot plays after 10 minutes away.",
    "A bot plays after 1 hour away.",
    "A bot plays after a day away.",
    "A bot plays after 3 days away.",
    "A bot never plays for anybody: the table waits.",
  ]);
  expect(fr.say(waitingRule({ clock: none, grace: 86_400 }))).toBe("Un robot joue après un jour d’absence.");
});

test("how long somebody has been away is told in one unit, and never as more than it was", () => {
  const told = [0, 1500, 59_999, 60_000, 179_000, 3_600_000, 86_399_000, 86_400_000, 270_000_000];
  expect(told.map((ms) => en.say(roughly(ms)))).toEqual([
    "1 second", "1 second", "59 seconds", "1 minute", "2 minutes", "1 hour", "23 hours", "a day", "3 days",
  ]);
});

test("a countdown ends in seconds and never below nothing", () => {
  const left = [-5, 0, 1, 42_000, 99_000, 99_001, 180_000, 5_999_000, 6_000_000, 172_799_000, 172_800_000];
  expect(left.map((ms) => en.say(leftWords(ms)))).toEqual([
    "0 s", "0 s", "1 s", "42 s", "99 s", "2 min", "3 min", "100 min", "2 h", "48 h", "2 days",
  ]);
});

test("the ring is full at first and empty at the end", () => {
  expect([90_000, 45_000, 0, -10, 900_000].map((ms) => shareLeft(ms, 90))).toEqual([1, 0.5, 0, 0, 1]);
  expect(shareLeft(5, null)).toBe(1);
});

test("a countdown is said once, then at 30 and at 10 seconds", () => {
  const sayings = Array.from({ length: 90 }, (_, gone) => sayingOf((90 - gone) * 1000));
  expect(new Set(sayings).size).toBe(3);
  expect([sayings.indexOf(1), sayings.indexOf(2)]).toEqual([60, 80]);
  expect(spelled(1).args).toEqual({ count: 1 });
});

test("without a clock a table sleeps while nobody is here, with one the clock goes on deciding", () => {
  expect(en.say(noneHere({ clock: none }))).toBe("When nobody is here, nobody plays.");
  for (const clock of [{ kind: "decision", seconds: 30 }, { kind: "bank", seconds: 900, increment: 10 }] as const) {
    expect(en.say(noneHere({ clock }))).toBe("The clock also runs when nobody is here.");
    expect(fr.say(noneHere({ clock }))).toBe("Le temps court aussi quand il n’y a personne.");
  }
});
