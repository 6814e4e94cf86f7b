import { expect, test } from "vitest";
import type { Event, FavourUsed, Place } from "../../wire/royal-secrets.ts";
import { favourOf, meaningOf, type Used } from "./meaning.ts";

const place = (seat: number): Place => ({ seat, bet: 1 });
const used = (favour: FavourUsed["favour"], ...effects: readonly Event[]): Used => ({ kind: "favour", used: { type: "FavourUsed", seat: 1, favour }, effects });
const planned: Used = { kind: "favour", used: { type: "PlayersDivided", seat: 1, to_king: [0, 1], to_queen: [2] }, effects: [] };

test("Planning says where one is now, and who watches that it was used", () => {
  expect([0, 2, null].map((you) => meaningOf(planned, you))).toEqual([
    "web-royal-moment-planning-king",
    "web-royal-moment-planning-queen",
    "web-royal-moment-planning",
  ]);
  expect(favourOf(planned)).toBe("planning");
});

test("whoever's card it falls on is told so, the others what it does", () => {
  const stabbed = used("stabbing", { type: "CardStabbed", seat: 1, place: place(2), card: null } as unknown as Event);
  const spied = used("espionage", { type: "CardsSpied", seat: 1, places: [place(0), place(2)], cards: null } as unknown as Event);
  const drawn = used("corruption");
  expect([0, 2, null].map((you) => meaningOf(stabbed, you))).toEqual(["web-royal-moment-stabbing", "web-royal-moment-stabbing-you", "web-royal-moment-stabbing"]);
  expect([0, 1, 2].map((you) => meaningOf(spied, you))).toEqual(["web-royal-moment-espionage-you", "web-royal-moment-espionage", "web-royal-moment-espionage-you"]);
  expect(meaningOf(drawn, 0)).toBe("web-royal-moment-corruption");
});

test("what oneself saw is told as that", () => {
  const saw: Used = { kind: "spied", spied: { type: "CardsSpied", seat: 0, places: [], cards: [] } as unknown as Extract<Event, { type: "CardsSpied" }> };
  expect([favourOf(saw), meaningOf(saw, 0)]).toEqual(["espionage", "web-royal-moment-you-spied"]);
});
