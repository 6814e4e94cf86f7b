import { describe, expect, test } from "vitest";
import { handSpot, layoutOf, tokenSpot } from "./layout.ts";

const SIZES = [
  { name: "a laptop", width: 908, height: 468, phone: false },
  { name: "the drawing", width: 1068, height: 568, phone: false },
  { name: "a large screen", width: 2124, height: 1100, phone: false },
  { name: "a small phone", width: 344, height: 420, phone: true },
  { name: "a phone", width: 374, height: 480, phone: true },
];
const TABLES = [4, 5, 6, 7, 8].flatMap((players) => [
  { players, you: 0 },
  { players, you: players - 1 },
  { players, you: null },
]);

for (const { name, width, height, phone } of SIZES) {
  describe(`on ${name}`, () => {
    for (const { players, you } of TABLES) {
      const layout = layoutOf(width, you === null ? height + 150 : height, players, you, phone);
      const who = you === null ? "somebody who watches" : `seat ${you}`;

      test(`${players} players in the eyes of ${who}: all seats are on the table, and none over another`, () => {
        const { seatWidth, seatHeight } = layout;
        const seats = layout.seats.flatMap((seat) => (seat === null ? [] : [seat]));
        expect(seats).toHaveLength(players - (you === null ? 0 : 1));
        for (const [number, seat] of seats.entries()) {
          expect(seat.x - seatWidth / 2).toBeGreaterThanOrEqual(-0.5);
          expect(seat.x + seatWidth / 2).toBeLessThanOrEqual(layout.width + 0.5);
          expect(seat.y - seatHeight / 2).toBeGreaterThanOrEqual(-0.5);
          expect(seat.y + seatHeight / 2).toBeLessThanOrEqual(layout.height + 0.5);
          for (const other of seats.slice(number + 1)) {
            expect(Math.abs(seat.x - other.x) >= seatWidth || Math.abs(seat.y - other.y) >= seatHeight).toBe(true);
          }
        }
      });

      test(`${players} players in the eyes of ${who}: every token can be told from the others`, () => {
        const places = [...layout.seats.keys(), null];
        for (const [number, place] of places.entries()) {
          for (const other of places.slice(number + 1)) {
            const a = tokenSpot(layout, place);
            const b = tokenSpot(layout, other);
            expect(Math.hypot(a.x - b.x, a.y - b.y), `${place} and ${other}`).toBeGreaterThanOrEqual(layout.token);
          }
        }
      });

      test(`${players} players in the eyes of ${who}: the two cards and the one on its way cover no token`, () => {
        const { turned, token, pair, unit } = layout;
        const apart = phone ? turned / 2 + 2.5 : token * 0.55 + 12 * unit + turned / 2;
        const lying = [-1, 1].map((side) => ({ x: pair.x + side * apart, y: pair.y, width: turned }));
        const offered = you === null ? [] : [handSpot(layout, you)];
        for (const card of [...lying, ...offered]) {
          for (const place of [...layout.seats.keys(), null]) {
            const spot = tokenSpot(layout, place);
            const dx = Math.max(0, Math.abs(spot.x - card.x) - card.width / 2);
            const dy = Math.max(0, Math.abs(spot.y - card.y) - card.width * 0.7);
            expect(Math.hypot(dx, dy), `${place} ${Math.round(card.x)} ${Math.round(card.y)}`).toBeGreaterThan(token * 0.4);
          }
        }
      });
    }
  });
}

test("the player on one's left sits first on the left side, the one on the right first on the right side", () => {
  const layout = layoutOf(1068, 568, 6, 2, false);
  expect(layout.seats[2]).toBeNull();
  expect(layout.seats[3]).toMatchObject({ side: "left" });
  expect(layout.seats[5]).toMatchObject({ side: "top" });
  expect(layout.seats[1]).toMatchObject({ side: "right" });
  expect(layout.seats[3]?.y).toBe(layout.seats[1]?.y);
});
