import { expect, test } from "vitest";
import type { PaceSettings } from "../wire/protocol.ts";
import { asKept, type ChosenHere, whenKnown } from "./pace-settings.ts";

const NOTHING: ChosenHere = { bots: null, byItself: null, motion: null };
const HERE: ChosenHere = { ...NOTHING, bots: "calm" };
const THERE: PaceSettings = { bots: "quick", by_itself: "calm", motion: false };
const OWN = { own: true, unsent: false };

test("what the server keeps for somebody counts on every device", () => {
  for (const here of [NOTHING, HERE]) for (const own of [true, false]) expect(whenKnown(THERE, here, { ...OWN, own })).toEqual({ use: THERE });
});

test("what was chosen before anybody came in is theirs, and so is what could not be told", () => {
  expect(whenKnown(null, HERE, OWN)).toEqual({ tell: { bots: "calm", by_itself: "no", motion: null } });
  expect(whenKnown(THERE, HERE, { ...OWN, unsent: true })).toEqual({ tell: asKept(HERE) });
});

test("nobody is given what somebody else chose in this browser, and nothing is told where nothing was chosen", () => {
  expect(whenKnown(null, HERE, { own: false, unsent: true })).toBeNull();
  expect(whenKnown(THERE, HERE, { own: false, unsent: true })).toEqual({ use: THERE });
  expect(whenKnown(null, NOTHING, OWN)).toBeNull();
});
