import { describe, expect, it } from "vitest";
import { type Moment, type Note, wanted } from "./note.ts";

const moment = (asked: readonly string[]): Moment<null> => ({
  view: null,
  you: 0,
  asked: new Set(asked),
  happened: new Set(),
  talks: true,
});
const notes: readonly Note<null>[] = [
  { name: "goal", at: "track", when: () => true },
  { name: "bet", at: "hand", when: ({ asked }) => asked.has("BetCard") },
  { name: "count", at: "count", when: () => true },
];
const everywhere = (): boolean => true;

describe("the note that is wanted", () => {
  it("is the first there is reason for that has not been read", () => {
    expect(wanted(notes, [], moment([]), everywhere, false, null)?.name).toBe("goal");
    expect(wanted(notes, ["goal"], moment([]), everywhere, false, null)?.name).toBe("count");
    expect(wanted(notes, ["goal"], moment(["BetCard"]), everywhere, false, null)?.name).toBe("bet");
    expect(wanted(notes, ["goal", "count"], moment([]), everywhere, false, null)).toBeNull();
  });

  it("stays while there is reason for it, whatever else comes up", () => {
    expect(wanted(notes, ["goal"], moment(["BetCard"]), everywhere, false, "count")?.name).toBe("count");
    expect(wanted(notes, ["goal"], moment([]), everywhere, false, "bet")?.name).toBe("count");
  });

  it("is one of two before a decision, and the second is about what is asked", () => {
    const many = [...notes.slice(0, 1), notes[2]!, notes[1]!];
    expect(wanted(many, [], moment(["BetCard"]), everywhere, false, null, 0)?.name).toBe("goal");
    expect(wanted(many, ["goal"], moment(["BetCard"]), everywhere, false, null, 1)?.name).toBe("bet");
    expect(wanted(many, ["goal"], moment([]), everywhere, false, null, 1)?.name).toBe("count");
    expect(wanted(many, ["goal", "bet"], moment(["BetCard"]), everywhere, false, null, 2)).toBeNull();
    expect(wanted(many, ["goal"], moment(["BetCard"]), everywhere, false, "bet", 2)?.name).toBe("bet");
  });

  it("is one whose thing is on the table before one that speaks from the prompt line", () => {
    const count = (anchor: string): boolean => anchor === "count";
    expect(wanted(notes, [], moment([]), count, false, null)?.name).toBe("count");
    expect(wanted(notes, [], moment([]), () => false, false, null)?.name).toBe("goal");
  });

  it("is in the show that lies over the table, or there is none", () => {
    expect(wanted(notes, [], moment([]), (anchor) => anchor === "count", true, "goal")?.name).toBe("count");
    expect(wanted(notes, [], moment([]), () => false, true, "goal")).toBeNull();
  });
});
