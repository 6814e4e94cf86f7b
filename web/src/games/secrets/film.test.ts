import { describe, expect, test } from "vitest";
import type { Event } from "../../wire/secrets.ts";
import { Film } from "./film.svelte.ts";
import { happening, table } from "./making.ts";

const SWAP: Event = { type: "TokensSwapped", owner: 1, first: 2, second: 3 };
const SEEN: Event = { type: "TokenLookedAt", owner: 0, place: 2, identity: "kgb" };
const BEGAN: Event = { type: "TurnBegan", turn: 4, active: 2, turned_up: ["diplomat", "detective"] };

const moving = (): Film => new Film(() => false, () => true);

describe("what happens is shown one after the other", () => {
  test("event by event, then the table as it is", () => {
    const film = moving();
    film.hear(happening(1, [SWAP, BEGAN]));
    expect(film.event).toBe(SWAP);
    expect(film.view?.turn).toBe(3);
    film.tick();
    expect(film.event).toBe(BEGAN);
    film.tick();
    expect(film.running).toBe(false);
    expect(film.view).toBeNull();
    expect(film.marks).toContain(SWAP);
  });

  test("the same happening is heard once", () => {
    const film = moving();
    const one = happening(1, [SWAP]);
    film.hear(one);
    film.hear(one);
    film.tick();
    expect(film.running).toBe(false);
  });

  test("whoever decides skips it, and is still shown what was seen", () => {
    const film = moving();
    film.hear(happening(1, [SWAP, SEEN]));
    film.hear(happening(2, [SEEN]));
    film.skip();
    expect(film.running).toBe(false);
    expect(film.looks).toHaveLength(2);
    film.acknowledge();
    expect(film.looks).toHaveLength(1);
  });

  test("without motion it is over at once, and its marks stay", () => {
    const film = new Film(() => true, () => true);
    film.hear(happening(1, [SWAP, SEEN]));
    expect(film.running).toBe(false);
    expect(film.marks).toContain(SWAP);
    expect(film.looks).toHaveLength(1);
  });

  test("nothing grows, however long nobody looks", () => {
    const film = moving();
    for (let key = 1; key < 200; key++) film.hear(happening(key, [SEEN, SWAP]));
    let ticks = 0;
    while (film.running && ticks < 1000) {
      film.tick();
      ticks += 1;
    }
    expect(ticks).toBeLessThan(40);
    expect(film.looks.length).toBeLessThanOrEqual(6);
  });

  test("when it falls behind it goes faster, and at once for somebody who is asked; but a swap takes its time", () => {
    const film = moving();
    film.hear(happening(1, [BEGAN, SWAP]));
    const beat = film.beat(false);
    expect(film.beat(true)).toBe(beat);
    for (let key = 2; key < 5; key++) film.hear(happening(key, [SWAP]));
    expect(film.beat(false)).toBeLessThan(beat);
    expect(film.beat(true)).toBe(0);
    film.tick();
    expect(film.beat(true)).toBeGreaterThanOrEqual(700);
  });
});

describe("in a replay", () => {
  test("the next step moves, a leap does not, and nothing waits", () => {
    const film = new Film(() => false, () => false);
    film.hear(happening(1, [SWAP]), true);
    expect(film.running).toBe(true);
    film.hear(happening(2, [SWAP, BEGAN]), true);
    expect(film.event).toBe(SWAP);
    film.hear(happening(30, [SWAP]), true);
    expect(film.running).toBe(false);
    film.hear(happening(29, [BEGAN]), true);
    expect(film.running).toBe(false);
    expect(film.marks).toEqual([BEGAN]);
  });
});

describe("looks go on a card for a player only", () => {
  test("not in a replay, not for a spectator", () => {
    const film = new Film(() => false, () => false);
    film.hear(happening(1, [SEEN]));
    expect(film.looks).toEqual([]);
  });

  test("another game at the same table begins with its own first looks", () => {
    const film = moving();
    const trail = [{ type: "Looked", place: 0, seers: [0], identity: "cia" }] as const;
    film.enter(table({ turn: 9 }));
    expect(film.looks).toEqual([]);
    film.enter(table({ turn: 1, trail }));
    expect(film.looks).toHaveLength(1);
  });
});
