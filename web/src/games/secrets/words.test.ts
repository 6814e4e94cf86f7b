import { expect, test } from "vitest";
import { characterIn, plain, signed } from "./words.ts";

test("a sentence about a choice tells of which card it speaks", () => {
  const card = { type: "phrase", of: { id: "secrets-a-double-agent", args: {} } } as const;
  const when = { type: "phrase", of: { id: "secrets-then-if-card", args: { card } } } as const;
  expect(characterIn({ id: "secrets-then-yours", args: { when, what: "pair", points: -2 } })).toBe("double-agent");
  expect(characterIn({ id: "secrets-then-looked", args: {} })).toBeNull();
});

test("numbers have true signs", () => {
  expect([signed(3), signed(0), signed(-2), plain(-2), plain(3)]).toEqual(["+3", "0", "−2", "−2", "3"]);
});
