import { describe, expect, test } from "vitest";
import type { Event } from "../../wire/secrets.ts";
import { table } from "./making.ts";
import { isBegun, lookIn, looksOnArrival, markOf, tableAfter, tokensTurnedUp, undrawn, whoseTurn } from "./showing.ts";

const SETTLED: Event = { type: "OfferSettled", active: 1, target: 2, owner: 2, by: "accept", card: "scientist" };
const PLACED: Event = { type: "CardPlaced", owner: 2, before: 2, card: "scientist" };
const DOWN: Event = { type: "CardsTurnedDown", seat: 2, cards: ["scientist", "scientist"], by: "SE-5.7" };
const UN: Event = { type: "UnitedNationsMoved", former: null, holder: 3 };
const BEGAN: Event = { type: "TurnBegan", turn: 4, active: 2, turned_up: ["diplomat", "detective"] };
const EVENTS = [SETTLED, PLACED, DOWN, UN, BEGAN];

describe("a happening is shown event by event", () => {
  const lying = { cards: [{ card: "scientist" as const, face_up: true }], bullets: [], identity: null };
  const players = table().players.with(2, lying);
  const before = table({ step: "answering", target: 2, players });
  const after = table({ turn: 4, active: 2, holder: 3 });

  test("the proposal is turned up before it is laid", () => {
    const shown = tableAfter(before, after, EVENTS, 1);
    expect(shown).toMatchObject({ proposal: "scientist", owner: 2, turned_up: [], turn: 3 });
    expect(shown.players[2]?.cards).toHaveLength(1);
  });

  test("then it lies there", () => {
    expect(tableAfter(before, after, EVENTS, 2).players[2]?.cards).toHaveLength(2);
  });

  test("cards turned face down lie face down", () => {
    expect(tableAfter(before, after, EVENTS, 3).players[2]?.cards.every((card) => !card.face_up)).toBe(true);
  });

  test("without a notebook nobody can read what was turned down", () => {
    const options = { un_ties: "centre", notebook: "off" } as const;
    const shown = tableAfter({ ...before, options }, { ...after, options }, EVENTS, 3);
    expect(shown.players[2]?.cards.map(({ card }) => card)).toEqual([null, null]);
  });

  test("the UN token goes to its holder, and the next turn begins with the table as it is", () => {
    expect(tableAfter(before, after, EVENTS, 4)).toMatchObject({ holder: 3, turn: 3 });
    expect(tableAfter(before, after, EVENTS, 5)).toBe(after);
  });

  test("the notebook's trail grows with each look and swap, not before", () => {
    const trail = [{ type: "Looked", place: 0, seers: [0], identity: "cia" }, { type: "Swapped", first: 1, second: 2 }] as unknown as typeof after.trail;
    const swap: Event = { type: "TokensSwapped", owner: 1, first: 1, second: 2 };
    const [then, now] = [table({ trail: trail.slice(0, 1) }), table({ trail })];
    expect(tableAfter(then, now, [UN, swap, BEGAN], 1).trail).toHaveLength(1);
    expect(tableAfter(then, now, [UN, swap, BEGAN], 2).trail).toEqual(trail);
  });
});

describe("before the first turn, and when it is over", () => {
  test("SE-2.5: during the first looks nothing has been drawn and it is nobody's turn", () => {
    const first = table({ turn: 1, under: ["scientist"], deck: 27 });
    const shown = undrawn(first);
    expect(shown).toMatchObject({ turned_up: [], under: [], waiting: [], deck: 29 });
    expect([isBegun(shown), whoseTurn(shown)]).toEqual([false, null]);
    expect([isBegun(first), whoseTurn(first)]).toEqual([true, 1]);
    expect([isBegun(table({ step: "looking", turned_up: [] })), whoseTurn(table({ step: "over" }))]).toEqual([true, null]);
  });

  test("SE-6.2: the tokens are turned up before the Bullets are", () => {
    const shot = { cards: [], bullets: [{ shooter: 1, points: null }], identity: null };
    const shown = tokensTurnedUp(table({ players: table().players.with(2, shot) }), { type: "SecretsRevealed", dealt: [], negotiations: [], identities: ["cia", "kgb", "hippie", "kgb", "cia"], scores: [] });
    expect(shown.players.map(({ identity }) => identity)).toEqual(["cia", "kgb", "hippie", "kgb"]);
    expect([shown.centre, shown.step, shown.players[2]?.bullets]).toEqual(["cia", "over", shot.bullets]);
  });
});

describe("looks", () => {
  const seen: Event = { type: "TokenLookedAt", owner: 0, place: 2, identity: "kgb" };

  test("what the reader is shown goes on a card, what others see does not", () => {
    expect(lookIn(seen, 3)).toEqual({ kind: "looked", owner: 0, tokens: [{ place: 2, identity: "kgb" }], turn: 3 });
    expect(lookIn({ ...seen, identity: null }, 3)).toBeNull();
    expect(lookIn(UN, 3)).toBeNull();
  });

  const trail = [
    { type: "Looked", place: 0, seers: [0], identity: "cia" },
    { type: "Looked", place: 3, seers: [3], identity: null },
    { type: "Looked", place: null, seers: [0, 1, 2, 3], identity: "hippie" },
  ] as const;

  test("the first looks come on one card", () => {
    const [look] = looksOnArrival(table({ turn: 1, trail }));
    expect(look?.kind).toBe("first");
    expect(look?.tokens.map(({ place }) => place)).toEqual([0, null]);
  });

  test("whoever comes back in a later turn is shown the last looks only where nothing can be reread", () => {
    expect(looksOnArrival(table({ turn: 5, trail }))).toEqual([]);
    const last = looksOnArrival(table({ turn: 5, trail, options: { un_ties: "centre", notebook: "off" } }));
    expect(last.map(({ tokens }) => tokens.map(({ place }) => place))).toEqual([[0], [null]]); // one at a time
  });

  test("what was put away is not shown again, what came after it is", () => {
    const off = { un_ties: "centre", notebook: "off" } as const;
    const then = table({ turn: 5, trail: trail.slice(0, 2), options: off });
    const now = table({ turn: 5, trail, options: off });
    expect(looksOnArrival(then, markOf(then))).toEqual([]);
    expect(looksOnArrival(now, markOf(then))[0]?.tokens).toEqual([{ place: null, identity: "hippie" }]);
    expect(looksOnArrival({ ...now, turn: 6 }, markOf(then))).toHaveLength(2);
    expect(looksOnArrival(table({ turn: 1, trail }), "1")[0]?.tokens).toHaveLength(2);
  });

  test("of several looks, those that were put away are not shown again, the others are", () => {
    const now = table({ turn: 5, trail, options: { un_ties: "centre", notebook: "off" } });
    const [first, second] = looksOnArrival(now);
    expect(looksOnArrival(now, markOf(now, first?.upTo))).toEqual([second]);
    expect(looksOnArrival(now, markOf(now, second?.upTo))).toEqual([]);
  });

  test("the mark of what was seen tells nobody what it was", () => {
    expect(markOf(table({ turn: 5, trail }))).toBe("5 0 centre");
  });

  test("SE-7.1: without a notebook a look is gone when the turn after it has ended: the view tells it no more", () => {
    const off = { un_ties: "centre", notebook: "off" } as const;
    expect(looksOnArrival(table({ turn: 7, trail, recent: trail.length, options: off }))).toEqual([]);
  });

  test("a spectator is shown none", () => {
    expect(looksOnArrival(table({ turn: 1, trail, reader: null }))).toEqual([]);
  });
});
