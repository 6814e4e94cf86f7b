// Where things lie on the table: you at the bottom, the others clockwise from your left, the centre in the middle.
// One unit is a pixel of the drawing the table was designed on; everything grows and shrinks with it.

import { limitOf, type Place } from "./words.ts";

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface SeatSpot extends Spot {
  readonly side: "left" | "top" | "right";
}

export interface Layout {
  readonly phone: boolean;
  readonly unit: number;
  readonly width: number;
  readonly height: number;
  readonly seatWidth: number;
  readonly seatHeight: number;
  /** The width of a card before a player, of the two that are turned up, of one that is on its way. */
  readonly lying: number;
  readonly turned: number;
  readonly carried: number;
  readonly token: number;
  /** By seat; null for oneself, who sits below. */
  readonly seats: readonly (SeatSpot | null)[];
  readonly tokens: readonly Spot[];
  readonly centre: Spot;
  readonly pair: Spot;
  readonly piles: Spot;
  readonly nations: Spot;
  /** Before oneself; for somebody who watches, the middle of the near edge. */
  readonly near: Spot;
}

interface Sizes {
  readonly seatWidth: number;
  readonly seatHeight: number;
  readonly lying: number;
  readonly turned: number;
  readonly carried: number;
  readonly token: number;
}

/** How far up and down a column of so many seats reaches, from the bottom upwards. */
const COLUMNS: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0.44, -0.56],
  3: [0.82, 0, -0.82],
  4: [1, 0.34, -0.34, -1],
};
const HANDHELD: typeof COLUMNS = { ...COLUMNS, 1: [-0.32], 2: [0.6, -0.5] };
const WIDE: Spot = { x: 1068, y: 556 };
const SMALLEST = 0.6;

function desktop(others: number, players: number, unit: number): Sizes {
  const seatWidth = (others > 5 ? 266 : 312) * unit;
  const room = (seatWidth - 16 * unit - 3 * unit * (limitOf(players) - 1)) / limitOf(players);
  return {
    seatWidth,
    seatHeight: 134 * unit,
    lying: Math.min(59 * unit, room),
    turned: 96 * unit,
    carried: 82 * unit,
    token: 56 * unit,
  };
}

function handheld(width: number, unit: number): Sizes {
  const seatWidth = Math.min(118 * unit, width * 0.315);
  return {
    seatWidth,
    seatHeight: 86 * unit,
    lying: 30 * unit,
    turned: Math.min(57 * unit, (width - 2 * seatWidth - 18) / 2),
    carried: 52 * unit,
    token: 36 * unit,
  };
}

/** The others' places, clockwise from one's left: up the left side, the top if they are odd, down the right side. */
function places(others: number, phone: boolean): readonly { readonly x: number; readonly y: number; readonly side: SeatSpot["side"] }[] {
  const rows = (phone ? HANDHELD : COLUMNS)[Math.floor(others / 2)] ?? [];
  const out = (y: number): number => (!phone && rows.length === 3 && y !== 0 ? 0.93 : 1);
  const left = rows.map((y) => ({ x: -out(y), y, side: "left" as const }));
  const right = rows.toReversed().map((y) => ({ x: out(y), y, side: "right" as const }));
  return others % 2 === 0 ? [...left, ...right] : [...left, { x: 0, y: -1, side: "top" as const }, ...right];
}

export function layoutOf(width: number, height: number, players: number, you: number | null, phone: boolean): Layout {
  const others = players - (you === null ? 0 : 1);
  const unit = phone
    ? Math.max(1, Math.min(width / 374, height / 440, 1.5))
    : Math.max(SMALLEST, Math.min(width / WIDE.x, height / WIDE.y));
  const sizes = phone ? handheld(width, unit) : desktop(others, players, unit);
  const { seatWidth, seatHeight, token } = sizes;
  const middle = { x: width / 2, y: height / 2 };
  const spots = places(others, phone).map(({ x, y, side }) => ({
    x: middle.x + x * (middle.x - seatWidth / 2),
    y: middle.y + y * (middle.y - seatHeight / 2),
    side,
  }));
  const first = you === null ? 0 : you + 1;
  const seats = Array.from({ length: players }, (_, seat) => spots[(seat - first + players) % players] ?? null);
  const top = others % 2 === 1;
  const near = { x: middle.x, y: height - token / 2 - (phone ? 16 : 18) * unit };
  const packed = phone && others > 7;
  const centre = phone
    ? { x: middle.x, y: packed ? middle.y * 0.36 : Math.max(top ? seatHeight + token * 1.62 : 0, middle.y - 74 * unit) }
    : { x: middle.x, y: Math.max(height * (you === null ? 0.42 : top ? 0.4 : 0.35), top ? seatHeight + token * 1.65 : 0) };
  const below = centre.y + 34 * unit + sizes.turned * 0.7;
  const between = middle.y + (packed ? -30 : 36) * unit;
  const pair = phone ? { x: middle.x, y: others > 5 ? Math.max(below, between) : below } : centre;
  return {
    phone,
    unit,
    width,
    height,
    ...sizes,
    seats,
    tokens: seats.map((seat) => (seat === null ? near : tokenOf(seat, sizes, unit, middle, phone))),
    centre,
    pair,
    piles: phone ? centre : { x: middle.x, y: centre.y + sizes.turned * 0.7 + 32 * unit },
    nations: phone
      ? { x: middle.x + token * 0.52, y: centre.y + token * 0.5 }
      : { x: middle.x, y: centre.y + sizes.turned * 0.7 + 30 * unit },
    near: you === null ? { x: middle.x, y: height - 80 * unit } : near,
  };
}

/** A seat's token lies on its inner edge, a little nearer to the middle, so that all of them form one ring. */
function tokenOf(seat: SeatSpot, sizes: Sizes, unit: number, middle: Spot, phone: boolean): Spot {
  const { seatWidth, seatHeight, token } = sizes;
  if (seat.side === "top") return { x: seat.x, y: seat.y + seatHeight / 2 + token / 2 + (phone ? -7 : 4) * unit };
  const inward = seat.side === "left" ? 1 : -1;
  if (phone) return { x: seat.x + (inward * seatWidth) / 2, y: seat.y - seatHeight / 2 + 13 * unit };
  const share = (middle.y - seatHeight - token / 2) / (middle.y - seatHeight / 2);
  return {
    x: seat.x + inward * (seatWidth / 2 + token / 2 + 7 * unit),
    y: middle.y + (seat.y - middle.y) * Math.max(0.45, share),
  };
}

export function tokenSpot(layout: Layout, place: Place): Spot {
  return place === null ? layout.centre : (layout.tokens[place] ?? layout.centre);
}

/** Where a card rests that somebody holds or is offered: on the last free place before them, or large before oneself. */
export function handSpot(layout: Layout, seat: number): Spot & { readonly width: number } {
  const spot = layout.seats[seat];
  const { unit, phone, seatWidth, seatHeight, lying, carried } = layout;
  if (!spot) {
    const up = phone ? carried * 0.7 + layout.token * 0.62 : carried * 0.7 + layout.token * 0.72;
    return { x: layout.near.x, y: layout.near.y - up, width: carried };
  }
  if (phone) return { x: spot.x + seatWidth / 2 - 20 * unit, y: spot.y + seatHeight / 2 - 20 * unit, width: 34 * unit };
  return { x: spot.x + seatWidth / 2 - lying / 2 - 12 * unit, y: spot.y + 16 * unit, width: lying * 1.12 };
}

/** Where a card is laid before a player who has so many already. */
export function laySpot(layout: Layout, seat: number, count: number): Spot & { readonly width: number } {
  const spot = layout.seats[seat];
  const { unit, phone, seatWidth, lying } = layout;
  if (!spot) return { x: layout.near.x - layout.width * 0.2, y: layout.height + 60 * unit, width: lying * 1.3 };
  const gap = (phone ? 2 : 3) * unit;
  const edge = spot.x - seatWidth / 2 + (phone ? 5 : 8) * unit;
  return { x: edge + lying / 2 + count * (lying + gap), y: spot.y + (phone ? 6 : 14) * unit, width: lying };
}
