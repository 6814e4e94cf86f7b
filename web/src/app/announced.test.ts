import { expect, test } from "vitest";
import { announced } from "./announced.ts";

test("a handful of lines is read out, of what was jumped over only the last", () => {
  const lines = ["a", "b", "c", "d", "e", "f"];
  expect(announced(lines.slice(0, 5))).toBe("a b c d e");
  expect(announced(lines)).toBe("f");
});
