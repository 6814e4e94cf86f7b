import { afterEach, expect, test, vi } from "vitest";
import { answerForTable, isLookedAtElsewhere } from "./other-tabs.ts";

afterEach(() => vi.unstubAllGlobals());

test("a tab that is looked at says so to another that asks for its table, a hidden one does not", async () => {
  vi.stubGlobal("document", { hidden: false });
  const stop = answerForTable("t1");
  expect(await Promise.all(["t1", "t2"].map(isLookedAtElsewhere))).toEqual([true, false]);
  vi.stubGlobal("document", { hidden: true });
  expect(await isLookedAtElsewhere("t1")).toBe(false);
  vi.stubGlobal("document", { hidden: false });
  stop();
  expect(await isLookedAtElsewhere("t1")).toBe(false);
});

test("where tabs cannot speak to each other, nobody is known to look", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  answerForTable("t1")();
  expect(await isLookedAtElsewhere("t1")).toBe(false);
});
