import { describe, expect, test } from "vitest";
import type { Bet, Card, View } from "../../wire/royal-secrets.ts";
import { cardinalAt, influence, sightOf, slotOf, total } from "./sight.ts";

const courtier = (value: number): Card => ({ type: "Courtier", number: value, colour: 0, value });
const EXCUSE: Card = { type: "Excuse", number: 5, colour: 0 };
const bet = (card: Card | null, face: "up" | "down", more: Partial<Bet> = {}): Bet => ({
  card,
  face,
  stabbed: false,
  medal: false,
  recruiter: null,
  ...more,
});

describe("what is in sight at an audience", () => {
  test("an open card counts, a hidden one is hidden, and the rest is to come", () => {
    expect(sightOf([bet(courtier(30), "up")])).toEqual({ open: 30, known: 30, hidden: 0, toCome: 1 });
    expect(sightOf([bet(courtier(30), "up"), bet(null, "down")])).toEqual({ open: 30, known: 30, hidden: 1, toCome: 0 });
  });

  test("one's own hidden card is known, and not in sight", () => {
    expect(sightOf([bet(courtier(10), "up"), bet(courtier(40), "down")])).toMatchObject({ open: 10, known: 50, hidden: 0 });
  });

  test("an open Excuse takes everything away, a hidden one that is known only what is known", () => {
    expect(sightOf([bet(EXCUSE, "up"), bet(courtier(40), "down")])).toEqual({ open: 0, known: 0, hidden: 0, toCome: 0 });
    expect(sightOf([bet(EXCUSE, "up")])).toEqual({ open: 0, known: 0, hidden: 0, toCome: 1 }); // its place is drawn
    expect(sightOf([bet(courtier(20), "up"), bet(EXCUSE, "down")])).toMatchObject({ open: 20, known: 0 });
  });

  test("a Medal doubles, also below zero; a stabbed card counts nothing", () => {
    expect(influence(bet({ type: "Valet", number: 30, value: -10, rumour: 4 }, "up", { medal: true }))).toBe(-20);
    expect(sightOf([bet(courtier(20), "up"), bet(courtier(40), "down", { stabbed: true })])).toMatchObject({ open: 20, known: 20, hidden: 0 });
  });
});

describe("the Cardinal", () => {
  const court = (cardinal: readonly Bet[], mine: readonly Bet[], others: readonly string[] = ["queen"]): View =>
    ({ cardinal, players: [{ at: ["king"], bets: mine }, { at: others, bets: [] }, { at: ["queen"], bets: [] }] }) as unknown as View;
  const toCome = (view: View): number => total(view, "king").toCome;

  test("comes to whoever is alone once all have chosen: his places count among the cards to come", () => {
    expect([cardinalAt(court([], [], []), "king"), toCome(court([], [], []))]).toEqual([false, 2]);
    expect([cardinalAt(court([], []), "king"), toCome(court([], []))]).toEqual([true, 4]);
    expect(cardinalAt(court([], []), "queen")).toBe(false);
    expect(toCome(court([], [bet(courtier(20), "up")]))).toBe(3);
    expect(toCome(court([], [bet(EXCUSE, "up"), bet(null, "down")]))).toBe(2);
  });

  test("brings cards that are in sight as anybody's", () => {
    const there = court([bet(courtier(30), "up"), bet(null, "down")], [bet(courtier(20), "up")]);
    expect(total(there, "king")).toEqual({ open: 50, known: 50, hidden: 1, toCome: 1 });
  });
});

describe("an empty place says what will lie there", () => {
  test("the second card lies the other way up than the first, chosen or laid", () => {
    expect([0, 1].map((index) => slotOf([], index, null))).toEqual(["to-come", "to-come"]);
    expect([0, 1].map((index) => slotOf([], index, "up"))).toEqual(["face-up", "then-down"]);
    expect([0, 1].map((index) => slotOf([], index, "down"))).toEqual(["face-down", "then-up"]);
    expect(slotOf([bet(courtier(20), "up")], 1, null)).toBe("then-down");
    expect(slotOf([bet(courtier(20), "up")], 1, "down")).toBe("face-down");
  });
});
