import { expect, test } from "vitest";
import { stretches } from "./bar.ts";

const laid = (...values: readonly number[]): readonly (readonly number[])[] =>
  stretches(values.map((value) => ({ value }))).map(({ part, from, length }) => [part.value, from, length]);

test("what is brought lies end to end", () => {
  expect(laid(40, 20)).toEqual([[40, 0, 40], [20, 40, 20]]);
});

test("what is taken away shortens the bar, whoever laid it first", () => {
  expect(laid(-10, 40, 20)).toEqual([[40, 0, 40], [20, 40, 20], [-10, 50, 10]]);
});

test("a bar is never shorter than nothing", () => {
  expect(laid(-10, 5, -10)).toEqual([[5, 0, 5], [-10, 0, 5], [-10, 0, 0]]);
});
