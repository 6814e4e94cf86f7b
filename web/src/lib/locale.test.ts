import { expect, test } from "vitest";
import { localeOf } from "./locale.ts";

test("times are written as the browser's own reader of the page's language writes them", () => {
  expect(localeOf("en", ["fr-CH", "en-GB", "en-US"])).toBe("en-GB");
  expect(localeOf("fr", ["fr-CH", "en-GB"])).toBe("fr-CH");
  expect(localeOf("fr", ["en-GB", "fro"])).toBe("fr");
  expect(localeOf("en", [])).toBe("en");
  const night = new Date(2026, 10, 19, 2, 16);
  const at = (own: readonly string[]): string => new Intl.DateTimeFormat(localeOf("en", own), { hour: "2-digit", minute: "2-digit" }).format(night);
  expect(at(["en-GB"])).toBe("02:16");
  expect(at(["en-US"])).toMatch(/AM$/);
});
