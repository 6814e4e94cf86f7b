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
/** Between the note and what it does not cover, where it lies apart. */
const EDGE = 4;
/** A pointer stays off the corners. */
const CORNER = 20;

const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Something that had better not be covered, and how much it would be missed. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** How much worse it is to lie apart from the thing, by the note's own area: at the foot or at the head of the room, or between. */
export interface Room extends Box {
  readonly foot: number;
  readonly head: number;
  readonly between?: number;
}

/** As much area as it is worth that something is not touched at all. */
const TOUCHED = 2000;
/** How much the thing itself would be missed. */
const ITSELF = 8;

/** The best place for a note of this size. */
export function placed(thing: Box, width: number, height: number, room: Room, kept: readonly Kept[]): Spot {
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 };
  const across = middle.x - width / 2;
  const down = middle.y - height / 2;
  /** Beside the thing, but just above or below something else that is not to be covered. */
  const beside = kept
    .flatMap(({ box }) => [box.top - EDGE - height, box.bottom + EDGE])
    .filter((y) => y + CORNER <= middle.y && middle.y <= y + height - CORNER);
  const wishes: readonly (readonly [Side, number, number, number])[] = [
    ["above", across, thing.top - GAP - height, 0],
    ["below", across, thing.bottom + GAP, 0],
    ["right", thing.right + GAP, down, 0],
    ["left", thing.left - GAP - width, down, 0],
    ...beside.flatMap((y) => [["right", thing.right + GAP, y, 0], ["left", thing.left - GAP - width, y, 0]] as const),
    ["apart", across, room.bottom - height, room.foot],
    ["apart", across, room.top, room.head],
    ...(room.between === undefined ? [] : kept.flatMap(({ box }) => [box.top - EDGE - height, box.bottom + EDGE]).map((y) => ["apart", across, y, room.between!] as const)),
  ];
  let best: Spot | null = null;
  let least = Infinity;
  for (const [side, x, y, worse] of wishes) {
    const left = within(x, room.left, room.right - width);
    const top = within(y, room.top, room.bottom - height);
    const box = { left, top, right: left + width, bottom: top + height };
    const itself = shared(box, thing);
    const missed = (area: number): number => (area > 0 ? area + TOUCHED : 0);
    const cost = kept.reduce((sum, one) => sum + one.weight * missed(shared(box, one.box)), ITSELF * itself + worse * width * height);
    if (cost >= least) continue;
    const upright = side === "left" || side === "right";
    const pointer = upright ? within(middle.y - top, CORNER, height - CORNER) : within(middle.x - left, CORNER, width - CORNER);
    [best, least] = [{ side: itself > 0 ? "apart" : side, left, top, pointer }, cost];
  }
  return best ?? { side: "apart", left: room.left, top: room.top, pointer: CORNER };
}
