import { describe, expect, test } from "vitest";
import type { News } from "../../app/moments.ts";
import type { Card, Event, Player, View } from "../../wire/royal-secrets.ts";
import { lastCount } from "./counting.ts";
import { type Drawing, moments } from "./moments.ts";

const courtier = (colour: number, value: number): Card => ({ type: "Courtier", number: colour * 6 + value / 10, colour, value });
const player = (): Player => ({
  points: 10, at: [], hand_size: 5, hand: null, known: [], masked_valets: 0, favours: [], bets: [], spied: [], gains: 0, losses: 0, rumours: 0,
});
const CARD = { number: 0, influence: 30, win: 3, loss: 4, favour: "medal-of-merit" } as const;
const view = (): View =>
  ({ round: 1, king: CARD, queen: CARD, cardinal: [], withdrawn: [], results: ["not-counted", "not-counted"], takers: [null, null], tied: [[], []], valets_left: 9, players: [player(), player(), player()] }) as unknown as View;
const PAST: readonly Event[] = [
  { type: "RoundBegan", round: 1, king: CARD, queen: CARD, beginner: 0 },
  { type: "AudienceChosen", seat: 0, sovereign: "king" },
  { type: "AudienceChosen", seat: 1, sovereign: "king" },
  { type: "AudienceChosen", seat: 2, sovereign: "king" },
  { type: "CardBet", seat: 0, bet: 1, face: "up", card: courtier(0, 20) },
  { type: "CardBet", seat: 1, bet: 1, face: "down", card: null },
];
const COUNT: readonly Event[] = [
  { type: "CardBet", seat: 2, bet: 1, face: "up", card: courtier(2, 10) },
  { type: "CardsRevealed", cards: [{ place: { seat: 1, bet: 1 }, card: courtier(1, 0) }] },
  { type: "AudienceCounted", sovereign: "king", asked: 30, total: 30, succeeded: true, sums: [], cardinal: null },
  { type: "PointsDue", seat: 0, points: 3, reason: "RS-6.5", by: null },
  { type: "AudienceNotHeld", sovereign: "queen" },
  { type: "AudienceTaken", sovereign: "king", seat: 0, favour: "medal-of-merit" },
  { type: "PointsPaid", seat: 0, change: 3 },
  { type: "RoundEnded", round: 1 },
  { type: "RoundBegan", round: 2, king: CARD, queen: CARD, beginner: 1 },
];
const news = (events: readonly Event[], more: Partial<News<View>> = {}): News<View> => ({
  key: 1, events, lines: events.map(({ type }) => ({ id: type, args: {} })), by: events.map(() => null), before: view(), after: { ...view(), round: 2 } as View,
  you: 0, past: PAST, pastLines: PAST.map(() => null), entered: false, replayed: false, ...more,
});
const kinds = (some: ReturnType<typeof moments>): string[] =>
  some.map(({ kind, drawing }) => {
    const drawn = drawing as Drawing | undefined;
    return drawn?.kind === "count" ? `${kind} ${drawn.order[drawn.at]?.step.picture.kind}` : kind;
  });

describe("moments of Royal Secrets", () => {
  const all = moments(news(COUNT));

  test("a count is a row of stops between the last bet and the next round, in the order in which it happened", () => {
    expect(kinds(all)).toEqual(["pass", "stop reveal", "stop total", "stop points", "stop empty", "stop majority", "stop paid", "pass"]);
    expect(all.flatMap(({ events }) => events)).toEqual(COUNT);
    expect(new Set(all.flatMap(({ row }) => row?.key ?? []))).toEqual(new Set(["count 1"]));
  });

  test("who reads of it later reads how the audiences ended, who took the Favour, and one's own points", () => {
    const glance = (you: number) => moments(news(COUNT, { you }))[1]?.glance?.map(({ id }) => id);
    expect(glance(0)).toEqual(["AudienceCounted", "AudienceNotHeld", "AudienceTaken", "PointsPaid"]);
    expect(glance(1)).toEqual(["AudienceCounted", "AudienceNotHeld", "AudienceTaken"]);
  });

  test("nobody is paid before the step that says so", () => {
    const points = all.map(({ after }) => (after as View).players[0]?.points);
    expect(points).toEqual([10, 10, 10, 10, 10, 10, 13, 10]); // the last table is the server's
    expect((all[1]?.after as View).players[1]?.bets).toEqual([]);
    expect(all.map(({ before }) => before).slice(1)).toEqual(all.map(({ after }) => after).slice(0, -1));
  });

  test("a Favour of somebody else's has its banner, one's own passes", () => {
    const used: readonly Event[] = [
      { type: "FavourUsed", seat: 1, favour: "stabbing" },
      { type: "CardStabbed", seat: 1, place: { seat: 0, bet: 1 }, card: courtier(0, 20) },
      { type: "ParleyHanded", seat: 1, to: 0 },
    ];
    expect(kinds(moments(news(used, { you: 2 })))).toEqual(["beat", "pass"]);
    expect(kinds(moments(news(used, { you: 1 })))).toEqual(["pass"]);
  });

  test("a Favour that falls on oneself waits, but not in a replay nor for who watches", () => {
    const stabbed: readonly Event[] = [
      { type: "FavourUsed", seat: 1, favour: "stabbing" },
      { type: "CardStabbed", seat: 1, place: { seat: 0, bet: 1 }, card: courtier(0, 20) },
    ];
    const divided: readonly Event[] = [{ type: "PlayersDivided", seat: 1, to_king: [0], to_queen: [1, 2] }];
    for (const used of [stabbed, divided]) {
      expect(kinds(moments(news(used, { you: 0 })))).toEqual(["stop"]);
      expect(kinds(moments(news(used, { you: null })))).toEqual(["beat"]);
      expect(kinds(moments(news(used, { you: 0, replayed: true })))).toEqual(["beat"]);
    }
    expect(kinds(moments(news(divided, { you: 2 })))).toEqual(["stop"]);
  });

  test("what one spied is shown until it is put away, and only to oneself", () => {
    const spied = (cards: readonly Card[] | null): readonly Event[] => [
      { type: "FavourUsed", seat: 0, favour: "espionage" },
      { type: "CardsSpied", seat: 0, places: [{ seat: 1, bet: 1 }], cards },
    ];
    expect(kinds(moments(news(spied([courtier(1, 0)]))))).toEqual(["stop"]);
    expect(kinds(moments(news(spied(null), { you: 2 })))).toEqual(["beat"]);
    expect(kinds(moments(news(spied([courtier(1, 0)]), { replayed: true })))).toEqual(["pass"]);
  });

  test("the last count can be seen again from the log alone, also in the next round", () => {
    const told = [...PAST, ...COUNT].map((event) => ({ event, line: null }));
    expect(lastCount(told, 3).map(({ key, steps }) => [key, steps.length])).toEqual([["king", 6], ["queen", 1], ["bill", 1]]);
    expect(lastCount(told.slice(0, 4), 3)).toEqual([]);
  });
});
