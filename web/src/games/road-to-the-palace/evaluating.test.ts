import { describe, expect, test } from "vitest";
import type { Character, Event, Reason, Standing } from "../../wire/road-to-the-palace.ts";
import { evaluates, evaluationOf, lastEvaluation, type Picture } from "./evaluating.ts";

const stands = (...columns: readonly (readonly [Character, number])[]): readonly Standing[] => columns.map(([character, impression]) => ({ character, impression }));
const changed = (seat: number, points: number, reason: Reason, other: number | null = null, discs: readonly number[] | null = null): Event => ({ type: "InfluenceChanged", seat, points, reason, other, discs });
const EVENTS: readonly Event[] = [
  { type: "CardTaken", seat: 1, row: 1, card: { number: 4, character: "priest", points: 1 }, disc: "military" },
  { type: "BribesRevealed", round: 2, bribes: [
    { seat: 1, bribe: "priest", politicians: 2, before: stands(["priest", 3], ["queen", 2]), after: stands(["priest", 6], ["queen", 2]) },
    { seat: 0, bribe: "noble", politicians: 0, before: stands(["king", 4], ["noble", 3]), after: stands(["king", 4], ["noble", 4]) },
  ] },
  { type: "KingJudged", impressions: [4, 0], highest: [0], before: 1, first_player: 0 },
  { type: "QueenJudged", impressions: [0, 2], lowest: [0], highest: [1], pot: 2, share: 2, rest: 0 },
  changed(0, -2, "RP-4.3"),
  changed(1, 2, "RP-4.3"),
  { type: "LoanTaken", seat: 0, points: 1 },
  changed(1, 3, "RP-4.5", null, [0, 0, 1, 0]),
  changed(0, 1, "RP-4.7", null, [0, 0, 0, 1]),
  changed(0, -3, "RP-4.8", 1),
  changed(1, 3, "RP-4.8", 0),
  changed(1, -2, "RP-4.8", 0),
  changed(0, 2, "RP-4.8", 1),
  { type: "ColumnsReordered", seat: 0, columns: [{ character: "noble", impression: 4 }, { character: "king", impression: 3 }] },
  changed(0, 3, "RP-5.1"),
  { type: "LoanRepaid", seat: 0, points: 1, left: 0 },
  { type: "GameEnded", scores: [11, 16], ranking: [1, 0] },
];
const told = (events: readonly Event[]) => events.map((event) => ({ event, line: { id: event.type, args: {} } }));

describe("an evaluation, taken apart", () => {
  const evaluation = evaluationOf(2, told(EVENTS))!;
  const picture = <Kind extends Picture["kind"]>(kind: Kind) => evaluation.steps.find((step) => step.picture.kind === kind)?.picture as Extract<Picture, { kind: Kind }>;

  test("the steps come in the order of the rules, and the King once more at the end", () => {
    expect(evaluates(EVENTS)).toBe(true);
    expect(evaluation.steps.map((step) => step.picture.kind)).toEqual(["bribes", "king", "queen", "missions", "payments", "order", "final"]);
    expect(evaluation.last).toBe(true);
  });

  test("a Bribe is shown with its column before and after", () => {
    expect(picture("bribes").bribes[0]).toEqual({ seat: 1, bribe: "priest", politicians: 2, stood: 1, was: 3, stands: 1, now: 6 });
  });

  test("only discs that scored are shown, where they lay", () => {
    const { runs, points } = picture("missions");
    expect(runs).toEqual([[{ disc: "treachery", count: 1, place: null }], [{ disc: "politics", count: 1, place: 1 }]]);
    expect(points).toEqual([1, 3]);
  });

  test("debts go their way, and the tally tells what was paid and received", () => {
    expect(picture("payments").payments).toEqual([{ from: 0, to: 1, points: 3 }, { from: 1, to: 0, points: 2 }]);
    expect(picture("payments").net).toEqual([-1, 1]);
    expect(evaluation.tallies[0]).toEqual({ seat: 0, queen: -2, missions: 1, paid: -3, received: 2, king: 3 });
  });

  test("a loan is told with the Queen who caused it, its return with the end", () => {
    expect(evaluation.steps[2]?.says.map(({ id }) => id)).toEqual(["QueenJudged", "LoanTaken"]);
    expect(evaluation.steps.at(-1)?.says.map(({ id }) => id)).toEqual(["LoanRepaid", "GameEnded"]);
  });

  test("the columns are shown before and after the purple discs have left", () => {
    const { before, after } = picture("order");
    expect(before[0]?.map(({ impression }) => impression)).toEqual([4, 4]);
    expect(after[0]?.map(({ character }) => character)).toEqual(["noble", "king"]);
  });

  test("a column that keeps its place loses its purple discs all the same", () => {
    const laid: Event = { type: "CardTaken", seat: 1, row: 1, card: { number: 9, character: "queen", points: 1 }, disc: "treachery" };
    const order = evaluationOf(2, told(EVENTS), [laid])?.steps.find((step) => step.picture.kind === "order")?.picture;
    expect(order?.kind === "order" && order.after[1]).toEqual(stands(["priest", 6], ["queen", 1]));
  });

  test("it is found again in the history, without what came after it", () => {
    const next: readonly Event[] = [{ type: "RoundBegan", round: 2, first_player: 0 }, EVENTS[0]!];
    const history = [...EVENTS.slice(0, -3), ...next];
    const again = lastEvaluation(2, history, history.map(({ type }) => ({ id: type, args: {} })));
    expect(again?.steps.map((step) => step.picture.kind)).toEqual(["bribes", "king", "queen", "missions", "payments", "order"]);
    expect(again?.steps[1]?.says.map(({ id }) => id)).toEqual(["KingJudged"]);
    expect(lastEvaluation(2, next, [null, null])).toBeNull();
  });

  test("other events hold none", () => {
    expect(evaluationOf(2, told(EVENTS.slice(0, 1)))).toBeNull();
  });
});
