import { expect, test } from "vitest";
import { CLOCKS, clockKey, onTheClock } from "./clocks.ts";

test("a clock shows minutes and seconds, hours only where there are any, and never less than nothing", () => {
  expect([0, 999, 1000, 65_000, 3_600_000, -5].map(onTheClock)).toEqual(["0:00", "0:01", "0:01", "1:05", "1:00:00", "0:00"]);
});

test("a clock is known again by what it is", () => {
  for (const [key, clock] of Object.entries(CLOCKS)) expect(clockKey({ ...clock })).toBe(key);
  expect(clockKey({ kind: "decision", seconds: 7 })).toBe("other");
});
