import { expect, test } from "vitest";
import type { Choice, Replay } from "../wire/protocol.ts";
import { momentsOf } from "./replaying.ts";

const choice = { prompt: { id: "p", args: {} }, help: { id: "h", args: {} }, rule: "RS-1.1" } as unknown as Choice;
const step = (decisions: number, value: number) => ({
  events: [],
  lines: [],
  by: [],
  changes: [[[["score"], value]]],
  choice,
  decisions,
});

test("every moment knows its view and after how many decisions it came", () => {
  const replay = { views: [{ score: 0 }], opening: [], lines: [], choice, steps: [step(1, 4), step(3, 9)] };
  const moments = momentsOf(replay as unknown as Replay);

  expect(moments.map((moment) => moment.decisions)).toEqual([0, 1, 3]);
  expect(moments.map((moment) => moment.views[0])).toEqual([{ score: 0 }, { score: 4 }, { score: 9 }]);
});
