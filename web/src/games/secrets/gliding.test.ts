import { expect, test } from "vitest";
import { arcPath, onArc, SWAP_TIME, swapFrames } from "./gliding.ts";

const LEFT = { x: 0, y: 0 };
const RIGHT = { x: 100, y: 0 };

test("two tokens that change places pass each other on opposite sides", () => {
  const there = onArc(LEFT, RIGHT, 0.5);
  const back = onArc(RIGHT, LEFT, 0.5);
  expect(there.y).toBeCloseTo(-back.y);
  expect(Math.abs(there.y - back.y)).toBeGreaterThan(30);
});

test("each arrives where the other was", () => {
  expect(onArc(LEFT, RIGHT, 0)).toEqual(LEFT);
  expect(onArc(LEFT, RIGHT, 1).x).toBeCloseTo(100);
  expect(swapFrames(LEFT, RIGHT).at(-1)).toMatchObject({ transform: "translate(100.0px, 0.0px) scale(1)", offset: 1 });
});

test("a swap takes 700 ms: lifted 150, gliding 400, settling 150", () => {
  const frames = swapFrames(LEFT, RIGHT);
  expect(SWAP_TIME).toBe(700);
  expect(frames[1]?.offset).toBeCloseTo(150 / 700);
  expect(frames.at(-2)?.offset).toBeCloseTo(550 / 700);
});

test("the line that stays is the way that was gone", () => {
  expect(arcPath(LEFT, RIGHT)).toBe("M0 0Q50 -40 100 0");
});
