// Where a note lies: beside its thing, in the room there is, over as little as possible that can be used.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export type Side = "right" | "left" | "above" | "below" | "apart";

export interface Spot {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** How far along its edge the pointer stands, from the left or from the top. */
  readonly pointer: number;
}

/** Between the note and its thing: the pointer. */
const GAP = 14;
/** A pointer stays off the corners. */
const CORNER = 20;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** The best place for a note of this size: `free` things count when they are covered, the thing itself most of all. */
export function placed(thing: Box, width: number, height: number, room: Box, free: readonly Box[]): Spot {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const across = middle.x - width / 2;
  const down = middle.y - height / 2;
  const wishes: readonly (readonly [Side, number, number])[] = [
    ["above", across, thing.top - GAP - height],
    ["below", across, thing.bottom + GAP],
    ["right", thing.right + GAP, down],
    ["left", thing.left - GAP - width, down],
    ["apart", across, room.bottom - height],
    ["apart", across, room.top],
  ];
  let best: Spot | null = null;
  let least = Infinity;
  for (const [side, x, y] of wishes) {
    const left = within(x, room.left, room.right - width);
    const top = within(y, room.top, room.bottom - height);
    const box = { left, top, right: left + width, bottom: top + height };
    const covers = free.reduce((sum, one) => sum + shared(box, one), 0) + 4 * shared(box, thing);
    const cost = covers + (side === "apart" ? width : 0);
    if (cost >= least) continue;
    const upright = side === "left" || side === "right";
    const pointer = upright ? within(middle.y - top, CORNER, height - CORNER) : within(middle.x - left, CORNER, width - CORNER);
    [best, least] = [{ side: shared(box, thing) > 0 ? "apart" : side, left, top, pointer }, cost];
  }
  return best ?? { side: "apart", left: room.left, top: room.top, pointer: CORNER };
}
