// A count tells no step sooner than it is shown: neither by its lines, nor by which panels wait, nor by a number. Tried on
// a recorded game, and on all that may come of the same bets.

import { describe, expect, test } from "vitest";
import recorded from "../../app/recorded/royal-secrets.json?raw";
import { type Frame, frameOf, queued, stepOf } from "../../app/frame.ts";
import type { Divide, Moment, News } from "../../app/moments.ts";
import type { GameInfo, Played } from "../../wire/protocol.ts";
import type { Card, Event, PointsDue, Sovereign, View } from "../../wire/royal-secrets.ts";
import { knownAt } from "./counting.ts";
import { type CountDrawing, type Drawing, moments } from "./moments.ts";

type Stop = Moment<View, Event, CountDrawing>;
const countOf = (some: readonly Moment[]): Stop[] => (some as Moment<View, Event, Drawing>[]).filter((one): one is Stop => one.drawing?.kind === "count");

/** What the panels show at a step, with what waits under its name only. */
function panels({ drawing }: Stop): unknown[] {
  const { order, at } = drawing!;
  return knownAt(order, at).map(({ page, step }, place) => [page.key, step.picture.kind, place <= at ? step.events : "veiled"]);
}

/** No line tells what a later step shows, and the numbers go up to that of all that is drawn. */
function holdsItsTongue(count: readonly Stop[]): void {
  const told: Event[] = [];
  for (const stop of count) {
    told.push(...stop.events);
    const { order, at } = stop.drawing!;
    for (const { step } of order.slice(at + 1)) expect(step.events.filter((event) => told.includes(event))).toEqual([]);
    expect(stop.row).toMatchObject({ key: count[0]?.row?.key, at: at + 1, of: panels(stop).length });
  }
  const numbers = count.map(({ row }) => row?.at ?? 0);
  expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  expect(new Set(numbers).size).toBe(numbers.length);
  const begins = count.map(({ row }) => row?.from);
  expect(begins.slice(1)).toEqual(numbers.slice(0, -1).map((number) => number + 1)); // none is passed over
}

/** What everybody knows before anything is turned up: which audiences are attended, and whether it is the last round. */
const inPublic = ({ before }: Stop): string => JSON.stringify([before.round === 7, (["king", "queen"] as const).map((sovereign) => before.players.some(({ at }) => at.includes(sovereign)))]);

describe("a recorded game", () => {
  const { began, played } = JSON.parse(recorded) as { began: GameInfo; played: readonly Played[] };
  let frame: Frame = frameOf(began, []);
  const counts = new Map<string, Stop[]>();
  for (const message of played) {
    const more = queued(frame, stepOf(frame, message), moments as Divide, { you: 0, entered: false, replayed: false });
    frame = more.at(-1)!.frame;
    for (const stop of countOf(more.flatMap(({ moment }) => moment ?? []))) counts.set(stop.row!.key, [...(counts.get(stop.row!.key) ?? []), stop]);
  }

  test("has a count each round, and no line, panel or number in it is ahead of what is shown", () => {
    expect(counts.size).toBe(7);
    for (const count of counts.values()) holdsItsTongue(count);
  });

  test("its counts begin alike where the same audiences are attended", () => {
    const begun = new Map<string, unknown>();
    for (const [first] of counts.values()) {
      const veiled = JSON.stringify([first!.row?.of, panels(first!).slice(1)]);
      expect(begun.get(inPublic(first!)) ?? veiled).toEqual(veiled);
      begun.set(inPublic(first!), veiled);
    }
    expect(begun.size).toBeGreaterThan(2);
  });
});

describe("the same bets", () => {
  const CARD = { number: 0, influence: 30, win: 3, loss: 4, favour: "medal-of-merit" } as const;
  const BEFORE = { round: 1, king: CARD, queen: CARD, cardinal: [], withdrawn: [], results: ["not-counted", "not-counted"], takers: [null, null], tied: [[], []], valets_left: 9, players: [] } as unknown as View;
  const AT: readonly Sovereign[] = ["king", "queen", "king", "queen"];
  const PAST: readonly Event[] = [{ type: "RoundBegan", round: 1, king: CARD, queen: CARD, beginner: 0 }, ...AT.map((sovereign, seat): Event => ({ type: "AudienceChosen", seat, sovereign }))];
  const VALET: Card = { type: "Valet", number: 30, value: -10, rumour: 4 };
  const player = (at: Sovereign) => ({ points: 10, at: [at], hand_size: 3, hand: null, known: [], masked_valets: 0, favours: [], bets: [{ card: null, face: "down", stabbed: false, medal: false, recruiter: null }], spied: [], gains: 0, losses: 0, rumours: 0 });
  const view = { ...BEFORE, players: AT.map(player) } as unknown as View;

  const revealed: Event = { type: "CardsRevealed", cards: AT.map((_, seat) => ({ place: { seat, bet: 1 }, card: VALET })) };
  const counted = (sovereign: Sovereign, succeeded: boolean): Event => ({ type: "AudienceCounted", sovereign, asked: 30, total: succeeded ? 30 : 0, succeeded, sums: [], cardinal: null });
  const due = (seat: number, points: number, reason: PointsDue["reason"], by: number | null = null): Event => ({ type: "PointsDue", seat, points, reason, by });
  const leaves = (seat: number): readonly Event[] => [{ type: "PlayerWithdrew", seat }, { type: "ValetDrawn", seat, card: null }];
  const paid = AT.map((_, seat): Event => ({ type: "PointsPaid", seat, change: 0 }));
  const taken = (sovereign: Sovereign, seat: number): Event => ({ type: "AudienceTaken", sovereign, seat, favour: CARD.favour });
  const tied: Event = { type: "TieDeclared", sovereign: "king", seats: [0, 2] };
  const OUTCOMES: readonly (readonly Event[])[] = [
    [revealed, counted("king", false), due(0, -4, "RS-6.6"), due(2, -4, "RS-6.6"), counted("queen", false), due(1, -4, "RS-6.6"), due(3, -4, "RS-6.6"), ...paid],
    [revealed, ...leaves(0), ...leaves(1), ...leaves(2), counted("king", false), due(0, -4, "RS-6.3"), counted("queen", true), due(3, 3, "RS-6.5"), taken("queen", 3), ...paid],
    [revealed, counted("king", true), due(0, 3, "RS-6.5"), counted("queen", true), due(1, 3, "RS-6.5"), due(1, -4, "RS-6.8", 0), due(0, -4, "RS-6.8", 1), due(3, -4, "RS-6.8", 2), tied, taken("queen", 1)],
    [revealed, counted("king", true), due(0, 3, "RS-6.5"), counted("queen", false), due(1, -4, "RS-6.6"), tied],
  ];
  const countFrom = (events: readonly Event[], past: readonly Event[] = PAST): Stop[] => {
    const told: News<View, Event> = { key: 1, events, lines: events.map(({ type }) => ({ id: type, args: {} })), by: events.map(() => null), before: view, after: view, you: 0, past, pastLines: past.map(() => null), entered: false, replayed: false };
    return countOf(moments(told as unknown as News<View>));
  };
  const counts = OUTCOMES.map((events) => countFrom(events));

  test("have the same panels and the same number of steps as long as the same has been shown", () => {
    const [first = [], ...others] = counts;
    expect(panels(first[0]!).map((panel) => (panel as string[])[1]).toSorted()).toEqual(["majority", "majority", "paid", "points", "points", "reveal", "reveal", "rumour", "rumour", "total", "total", "withdrawal", "withdrawal"]);
    for (const other of others) expect(other.slice(0, 2).map((stop) => [stop.row, panels(stop)])).toEqual(first.slice(0, 2).map((stop) => [stop.row, panels(stop)]));
    for (const count of counts) expect(new Set(count.map(({ row }) => row?.of))).toEqual(new Set([13]));
  });

  test("tell nothing before it is shown, whatever comes of them", () => {
    for (const count of counts) holdsItsTongue(count);
  });

  test("have their one line of what is turned up when both audiences have shown it", () => {
    expect(counts.map((count) => count.slice(0, 2).map(({ events }) => events.map(({ type }) => type)))).toEqual(counts.map(() => [[], ["CardsRevealed"]]));
  });

  test("what the King's step shows is on the table with it, also where the Queen's lines lie between", () => {
    const [king, queen] = counts[1]!.slice(2);
    expect([king?.events, king?.after.withdrawn]).toEqual([leaves(0), [0, 2]]);
    expect([queen?.events, queen?.after.withdrawn]).toEqual([[...leaves(1), ...leaves(2)], [0, 2, 1]]);
    const spread = counts[2]!.filter(({ drawing }) => drawing?.order[drawing.at]?.step.picture.kind === "rumour");
    expect(spread.map(({ events }) => events)).toEqual([[OUTCOMES[2]![5]], OUTCOMES[2]!.slice(6, 8)]);
  });

  test("third cards are a further step when they are shown, and what came to nothing before goes with it", () => {
    const before = OUTCOMES[3]!;
    const [third, bill, ...rest] = countFrom([{ type: "ThirdCardsShown", sovereign: "king", cards: [] }, taken("king", 2), ...paid], [...PAST, ...before]);
    expect([third?.row, bill?.row, rest]).toEqual([{ key: "count 1", from: 12, at: 13, of: 14 }, { key: "count 1", from: 14, at: 14, of: 14 }, []]);
    expect(counts[3]!.map(({ row }) => row?.at)).toEqual([1, 2, 5, 6, 7, 8, 11]);
  });
});
