import { describe, expect, it } from "vitest";
import { type Box, placed } from "./placing.ts";

const room = { left: 0, top: 0, right: 1000, bottom: 800, foot: 1, head: 1 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe("a note", () => {
  it("lies above its thing, and points at its middle", () => {
    expect(placed(box(400, 400, 200, 50), 300, 100, room, [])).toEqual({ side: "above", left: 350, top: 286, pointer: 150 });
  });

  it("lies on another side if something there can be used", () => {
    const kept = [{ box: box(300, 280, 400, 100), weight: 2 }];
    expect(placed(box(400, 400, 200, 50), 300, 100, room, kept).side).toBe("below");
  });

  it("stays in the room, its pointer off the corners", () => {
    const spot = placed(box(0, 780, 40, 20), 300, 100, room, []);
    expect(spot).toEqual({ side: "above", left: 0, top: 666, pointer: 20 });
  });

  it("lies apart where it would cover its own thing", () => {
    const phone = { left: 8, top: 54, right: 352, bottom: 680, foot: 0, head: 1 };
    expect(placed(box(8, 100, 344, 300), 344, 120, phone, []).side).toBe("below");
    expect(placed(box(8, 100, 344, 460), 344, 150, phone, []).side).toBe("apart");
  });

  it("lies beside its thing, moved up where the prompt is below", () => {
    const kept = [{ box: box(350, 200, 300, 115), weight: 12 }, { box: box(16, 556, 912, 54), weight: 60 }];
    expect(placed(box(440, 475, 64, 64), 330, 150, { ...room, bottom: 792 }, kept)).toMatchObject({ side: "right", left: 518, top: 402, pointer: 105 });
  });

  it("lies between, over the board, rather than over what is asked, if it may", () => {
    const phone = { left: 8, top: 54, right: 382, bottom: 786, foot: 1, head: 1 };
    const thing = box(8, 620, 374, 166);
    const kept = [{ box: box(8, 620, 180, 140), weight: 12 }, { box: box(8, 560, 374, 50), weight: 60 }, { box: box(8, 60, 374, 200), weight: 12 }];
    expect(placed(thing, 374, 120, { ...phone, between: 1 }, kept)).toMatchObject({ side: "apart", top: 436 });
    expect(placed(thing, 374, 120, phone, kept).top).toBe(54);
  });
});
