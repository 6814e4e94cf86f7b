import { describe, expect, test } from "vitest";
import type { Bet, Card, Event, Player, View } from "../../wire/royal-secrets.ts";
import { pagesOf } from "./counting.ts";

const courtier = (colour: number, value: number): Card => ({ type: "Courtier", number: colour * 6 + value / 10, colour, value });
const VALET: Card = { type: "Valet", number: 30, value: -10, rumour: 4 };
const EXCUSE: Card = { type: "Excuse", number: 11, colour: 1 };
const bet = (card: Card | null, face: "up" | "down"): Bet => ({ card, face, stabbed: false, medal: false, recruiter: null });
const player = (at: Player["at"], bets: readonly Bet[]): Player => ({
  points: null,
  at,
  hand_size: 5,
  hand: null,
  known: [],
  masked_valets: 0,
  favours: [],
  bets,
  spied: [],
  gains: 0,
  losses: 0,
  rumours: 0,
});
const BEFORE = {
  king: { number: 0, influence: 40, win: 3, loss: 4, favour: "medal-of-merit" },
  queen: { number: 1, influence: 60, win: 6, loss: 8, favour: "master-stroke" },
  cardinal: [],
  players: [
    player(["queen"], [bet(courtier(0, 30), "up"), bet(null, "down")]),
    player(["queen"], [bet(courtier(1, 20), "up"), bet(null, "down")]),
    player(["queen"], [bet(null, "down")]),
  ],
} as unknown as View;
const COUNT: readonly Event[] = [
  { type: "CardBet", seat: 2, bet: 2, face: "up", card: courtier(2, 20) },
  {
    type: "CardsRevealed",
    cards: [
      { place: { seat: 0, bet: 2 }, card: courtier(0, 40) },
      { place: { seat: 1, bet: 2 }, card: EXCUSE },
      { place: { seat: 2, bet: 1 }, card: VALET },
    ],
  },
  { type: "PlayerWithdrew", seat: 1 },
  { type: "ValetDrawn", seat: 1, card: null },
  { type: "AudienceNotHeld", sovereign: "king" },
  { type: "AudienceCounted", sovereign: "queen", asked: 60, total: 80, succeeded: true, sums: [{ seat: 0, influence: 70 }, { seat: 2, influence: 10 }], cardinal: null },
  { type: "PointsDue", seat: 0, points: 6, reason: "RS-6.5", by: null },
  { type: "PointsDue", seat: 2, points: 6, reason: "RS-6.5", by: null },
  { type: "AudienceTaken", sovereign: "queen", seat: 0, favour: "master-stroke" },
];
const told = (events: readonly Event[]) => events.map((event) => ({ event, line: { id: event.type, args: {} } }));

describe("the count, taken apart", () => {
  const [king, queen, bill] = pagesOf(BEFORE, told(COUNT));

  test("an audience that nobody attends is one step, and the other is told in order", () => {
    expect(king?.steps.map(({ picture }) => picture.kind)).toEqual(["empty"]);
    expect(queen?.steps.map(({ picture }) => picture.kind)).toEqual(["reveal", "withdrawal", "total", "points", "rumour", "majority"]);
    expect(queen?.steps.map(({ events }) => events.length)).toEqual([1, 2, 1, 2, 0, 1]); // nobody bet a Valet that is heard of
  });

  test("what is still to come is there, with nothing in it", () => {
    expect(bill?.steps.map(({ picture, events }) => [picture.kind, events])).toEqual([["paid", []]]);
    expect(pagesOf(BEFORE, told([{ type: "RoundBegan", round: 7, king: BEFORE.king!, queen: BEFORE.queen!, beginner: 0 }, ...COUNT]))[2]?.steps.length).toBe(2);
  });

  test("a Valet drawn by Corruption in the same round is none that whoever withdraws draws", () => {
    const drawn: Event = { type: "ValetDrawn", seat: 1, card: null };
    expect(pagesOf(BEFORE, told([drawn, ...COUNT]))[1]?.steps[1]?.events).toEqual(COUNT.slice(2, 4));
  });

  test("the last bet, which came in the same breath, lies there when the cards are turned up", () => {
    const reveal = queen?.steps[0]?.picture;
    expect(reveal?.kind === "reveal" && reveal.lanes[2]?.bets.map(({ card, turned }) => [card, turned])).toEqual([
      [VALET, true],
      [courtier(2, 20), false],
    ]);
  });

  test("whoever withdrew brings nothing to the total, and the log's own lines are said", () => {
    const sum = queen?.steps[2];
    expect(sum?.picture.kind === "total" && sum.picture.lanes.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(sum?.says.map(({ id }) => id)).toEqual(["AudienceCounted"]);
  });

  test("what comes later is only added: a tie that is broken, the bill, the hands", () => {
    const more: readonly Event[] = [
      ...COUNT.slice(0, -1),
      { type: "TieDeclared", sovereign: "queen", seats: [0, 2] },
      { type: "ThirdCardsShown", sovereign: "queen", cards: [{ seat: 0, card: courtier(0, 10) }, { seat: 2, card: courtier(2, 20) }] },
      { type: "AudienceTaken", sovereign: "queen", seat: 2, favour: "master-stroke" },
      { type: "CardHandedOver", seat: 0, to: 2, card: courtier(0, 10) },
      { type: "PointsPaid", seat: 0, change: 6 },
      { type: "HandCounted", seat: 0, hand: [], points: 1 },
    ];
    const pages = pagesOf(BEFORE, told(more));
    expect(pages.map(({ key }) => key)).toEqual(["king", "queen", "tie-queen", "bill"]);
    const majority = pages[1]?.steps.at(-1)?.picture;
    expect(majority?.kind === "majority" && [majority.taker, majority.tied]).toEqual([null, [0, 2]]);
    const third = pages[2]?.steps[0]?.picture;
    expect(third?.kind === "third" && third.taker).toBe(2);
    expect(pages[3]?.steps.map(({ picture }) => picture.kind)).toEqual(["paid", "hands"]);
  });
});
