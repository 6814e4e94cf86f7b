import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Offer } from "../wire/protocol.ts";
import { type Asking, Gesture } from "./gesture.svelte.ts";

const offer = (move: unknown): Offer => ({ move, label: { id: "x", args: {} }, consequences: [] }) as unknown as Offer;
const KEEP = { type: "Keep", card: "spy" };
const GIVE = { type: "Give", to: 3 };

let kept: Map<string, string>;
let played: unknown[];
let scene: { -readonly [K in keyof Asking]: Asking[K] };
let answer: (taken: boolean) => void;
let stands = true;

function page(): Gesture {
  return new Gesture(
    () => scene,
    () => stands,
  );
}

function ask(ply: number, ...moves: unknown[]): void {
  scene.situation = { ply, offers: moves.map(offer) } as unknown as Asking["situation"];
}

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  played = [];
  stands = true;
  scene = {
    place: "table/1/0",
    situation: null,
    busy: false,
    play: (one) => {
      played.push(one.move);
      scene.busy = true;
      return new Promise((done) => {
        answer = (taken) => {
          scene.busy = false;
          done(taken);
        };
      });
    },
  };
  ask(7, KEEP);
});

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

describe("two decisions that are one thought", () => {
  test("the second goes when it is asked for, though it was asked before the first was answered", async () => {
    const gesture = page();
    gesture.begin(offer(KEEP), GIVE);
    ask(8, { type: "Give", to: 2 }, { to: 3, type: "Give" });
    gesture.goOn();
    expect(played).toEqual([KEEP]);
    answer(true);
    gesture.goOn();
    gesture.goOn();
    expect(played).toEqual([KEEP, GIVE]);
    expect(gesture.pending).toBe(true);
    answer(true);
    await settled();
    expect(gesture.pending).toBe(false);
    expect(kept.size).toBe(0);
  });

  test("an answer that comes before the question does not forget the second half", async () => {
    const gesture = page();
    gesture.begin(offer(KEEP), GIVE);
    answer(true);
    await settled();
    gesture.goOn();
    expect(gesture.pending).toBe(true);
    ask(8, GIVE);
    gesture.goOn();
    expect(played).toEqual([KEEP, GIVE]);
  });

  test("a page that was reloaded goes on with it, from wherever it stood", () => {
    page().begin(offer(KEEP), GIVE);
    scene.busy = false;
    const before = page(); // the first half never reached the table
    before.goOn();
    expect(played).toEqual([KEEP, KEEP]);
    scene.busy = false;
    ask(8, GIVE);
    const after = page(); // it did
    after.goOn();
    expect(played).toEqual([KEEP, KEEP, GIVE]);
    scene.busy = false;
    page().goOn(); // and neither did the second
    expect(played).toEqual([KEEP, KEEP, GIVE, GIVE]);
  });

  test("it is forgotten when something else is asked, for good", () => {
    const gesture = page();
    gesture.begin(offer(KEEP), GIVE);
    answer(true);
    ask(8, { type: "Pass" });
    gesture.goOn();
    ask(9, GIVE);
    gesture.goOn();
    page().goOn();
    expect(played).toEqual([KEEP]);
  });

  test("it is forgotten when the first half is refused, or was decided otherwise by somebody else", async () => {
    const gesture = page();
    gesture.begin(offer(KEEP), GIVE);
    answer(false);
    await settled();
    expect(gesture.pending).toBe(false);
    gesture.begin(offer(KEEP), GIVE);
    answer(true);
    stands = false;
    ask(8, GIVE);
    gesture.goOn();
    expect(played).toEqual([KEEP, KEEP]);
    expect(kept.size).toBe(0);
  });

  test("another game, and another seat at the same screen, know nothing of it", () => {
    page().begin(offer(KEEP), GIVE);
    scene.busy = false;
    scene.place = "table/2/0";
    ask(8, GIVE);
    const other = page();
    other.goOn();
    expect(other.pending).toBe(false);
    expect(played).toEqual([KEEP]);
  });

  test("a browser that keeps nothing plays all the same", () => {
    vi.stubGlobal("sessionStorage", undefined);
    const gesture = page();
    gesture.begin(offer(KEEP), GIVE);
    scene.busy = false;
    ask(8, GIVE);
    gesture.goOn();
    expect(played).toEqual([KEEP, GIVE]);
  });
});
