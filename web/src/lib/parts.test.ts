import { expect, test } from "vitest";
import type { DealAsked } from "../wire/protocol.ts";
import { isFirstShown, sealsIn } from "./parts.ts";

const ASKED: DealAsked = {
  type: "DealAsked",
  seq: 1,
  number: 1,
  seats: [0, 2],
  seed_commitment: "server",
  commitments: [
    [0, "ann"],
    [2, "chloe"],
  ],
};
const FRESH = { nonce: "n", seals: [] };

test("a part is opened where one's own seal is among those shown", () => {
  expect(isFirstShown(FRESH, ASKED, 2, "chloe")).toBe(true);
  expect(isFirstShown(FRESH, ASKED, 2, "another")).toBe(false);
  expect(isFirstShown(FRESH, ASKED, 1, "chloe")).toBe(false);
});

test("a part is opened again only to the seals that were shown first", () => {
  const kept = { nonce: "n", seals: sealsIn(ASKED) };
  expect(isFirstShown(kept, ASKED, 2, "chloe")).toBe(true);
  expect(isFirstShown(kept, { ...ASKED, seed_commitment: "chosen later" }, 2, "chloe")).toBe(false);
});
