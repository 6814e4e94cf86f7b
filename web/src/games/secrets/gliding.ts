// The ways of the tokens. Two that change places pass each other on opposite sides, so that the eye can follow both.

import type { Spot } from "./layout.ts";

const SAMPLES = 14;
/** How far from the straight way a token swings out, as a share of it. */
const SWING = 0.2;
const LIFTED = 1.2;
/** A swap: lifted, gliding, settling. */
export const SWAP = { lift: 150, glide: 400, settle: 150 } as const;
export const SWAP_TIME = SWAP.lift + SWAP.glide + SWAP.settle;

/** A point on the way from one place to another, which swings out to the left of it. */
export function onArc(from: Spot, to: Spot, at: number): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const out = Math.sin(Math.PI * at) * SWING;
  return { x: from.x + dx * at + dy * out, y: from.y + dy * at - dx * out };
}

/** The same as the line of a drawing. */
export function arcPath(from: Spot, to: Spot): string {
  const middle = onArc(from, to, 0.5);
  // a quadratic curve goes through half of what its handle says
  const handle = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return `M${from.x} ${from.y}Q${handle.x} ${handle.y} ${to.x} ${to.y}`;
}

const gentle = (at: number): number => (at < 0.5 ? 2 * at * at : 1 - 2 * (1 - at) ** 2);
const shift = (from: Spot, to: Spot, scale: number): string =>
  `translate(${(to.x - from.x).toFixed(1)}px, ${(to.y - from.y).toFixed(1)}px) scale(${scale})`;

/** Lifted, along the arc, set down. */
export function swapFrames(from: Spot, to: Spot): Keyframe[] {
  const glide = Array.from({ length: SAMPLES + 1 }, (_, step) => ({
    transform: shift(from, onArc(from, to, gentle(step / SAMPLES)), LIFTED),
    offset: (SWAP.lift + (SWAP.glide * step) / SAMPLES) / SWAP_TIME,
  }));
  return [{ transform: shift(from, from, 1), offset: 0 }, ...glide, { transform: shift(from, to, 1), offset: 1 }];
}

/** To a meeting point and back again: nobody can tell who came back from where. */
export function mixFrames(from: Spot, meeting: Spot): Keyframe[] {
  return [
    { transform: shift(from, from, 1), offset: 0 },
    { transform: shift(from, from, LIFTED), offset: 0.15 },
    { transform: shift(from, meeting, 0.9), offset: 0.4 },
    { transform: shift(from, meeting, 0.9), offset: 0.62 },
    { transform: shift(from, from, LIFTED), offset: 0.88 },
    { transform: shift(from, from, 1), offset: 1 },
  ];
}

/** Looked under, not turned. */
export const TILT: Keyframe[] = [
  { transform: "none", offset: 0 },
  { transform: "perspective(200px) rotateX(38deg) translateY(-4px)", offset: 0.45 },
  { transform: "perspective(200px) rotateX(38deg) translateY(-4px)", offset: 0.75 },
  { transform: "none", offset: 1 },
];
