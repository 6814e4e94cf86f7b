// Who decided last for each seat: held to what the server knows of every kind of event (python -m tests.protocol.recorded).

import { expect, test } from "vitest";
import type { By } from "../wire/protocol.ts";
import { marksOf, marksThen } from "../lib/marks.ts";
import type { Told } from "./moments.ts";
import { type DecisionOf, decidedLast, decidedWords, decisionIn } from "./deciders.ts";
import recorded from "./recorded-decisions.json?raw";

const GAMES = import.meta.glob<{ decisionOf: DecisionOf }>("../games/*/deciders.ts", { eager: true });
const TOLD = JSON.parse(recorded) as Readonly<Record<string, readonly { readonly event: Told; readonly decision_of: number | null }[]>>;

interface Bet extends Told {
  readonly type: "Bet";
  readonly seat: number;
}
interface Paid extends Told {
  readonly type: "Paid";
  readonly seat: number;
}
const bet = (seat: number): Bet => ({ type: "Bet", seat });
const paid = (seat: number): Paid => ({ type: "Paid", seat });
const decisionOf = decisionIn<Bet | Paid>({ Bet: ({ seat }) => seat, Paid: null });
const last = (...told: readonly [Bet | Paid, By | null][]): readonly (By | null)[] =>
  decidedLast(told.map(([event]) => event), told.map(([, by]) => by), 3, decisionOf);

test.each(Object.entries(TOLD))("%s: whose decision an event tells is what the server says", (key, told) => {
  const known = GAMES[`../games/${key}/deciders.ts`]!.decisionOf;
  expect(told.length).toBeGreaterThan(10);
  for (const { event, decision_of } of told) expect([event.type, known(event)]).toEqual([event.type, decision_of]);
});

test("a seat shows who decided for it last, each its own", () => {
  expect(last()).toEqual([null, null, null]);
  expect(last([bet(0), null], [bet(1), "stand-in"], [bet(2), "clock"])).toEqual([null, "stand-in", "clock"]);
  expect(last([bet(1), "clock"], [bet(1), "stand-in"])).toEqual([null, "stand-in", null]);
});

test("it does so until that seat decides by itself again; what only follows from a decision changes nothing", () => {
  expect(last([bet(1), "clock"], [paid(1), null], [bet(0), null])).toEqual([null, "clock", null]);
  expect(last([bet(1), "clock"], [bet(1), null])).toEqual([null, null, null]);
});

test("what was decided before somebody took the seat over was not decided for them", () => {
  const told = [bet(1), bet(0), bet(1)];
  const since = (after: number) => decidedLast(told, ["stand-in", null, "stand-in"], 3, decisionOf, [0, after])[1];
  expect([since(0), since(2), since(3)]).toEqual(["stand-in", "stand-in", null]);
});

test("an event of a kind that is not known here tells no decision, nor does one without a mark", () => {
  expect(decidedLast([{ type: "Sneezed" }, bet(0), bet(7)], ["clock"], 3, decisionOf)).toEqual([null, null, null]);
});

test("the marks at a live table and in a replay carry it, and a replay tells who was a bot", () => {
  const decided = [null, "clock", "stand-in"] as const;
  const marks = marksThen({ names: ["Ann", "Bob", "Zoé"], bots: [0] }, decided);
  expect(marks.map(({ kind, by }) => [kind, by])).toEqual([["bot", null], ["person", "clock"], ["person", "stand-in"]]);
  const seats = [{ kind: "open" }, { kind: "bot", name: "Milou", level: "page" }] as const;
  const table = { seats, settings: { grace: null } } as unknown as Parameters<typeof marksOf>[0];
  expect(marksOf(table, 0, decided).map(({ by }) => by)).toEqual([null, "clock"]);
  expect(marksOf(table).map(({ by }) => by)).toEqual([null, null]);
  expect(marks.map((mark) => decidedWords(mark, "X")?.id)).toEqual([undefined, "web-decided-clock", "web-decided-stand-in"]);
});
