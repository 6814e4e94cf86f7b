import { describe, expect, test } from "vitest";
import type { Event, View } from "../../wire/secrets.ts";
import { news, table } from "./making.ts";
import { divide } from "./moments.ts";

const SETTLED: Event = { type: "OfferSettled", active: 1, target: 2, owner: 2, by: "accept", card: "psychiatrist" };
const PLACED: Event = { type: "CardPlaced", owner: 2, before: 2, card: "psychiatrist" };
const SWAP: Event = { type: "TokensSwapped", owner: 2, first: 1, second: 3 };
const SEEN: Event = { type: "TokenLookedAt", owner: 0, place: 2, identity: "kgb" };
const UN: Event = { type: "UnitedNationsMoved", former: null, holder: 3 };
const BEGAN: Event = { type: "TurnBegan", turn: 4, active: 2, turned_up: ["diplomat", "detective"] };
const score = (seat: number, identity: "cia" | "kgb" | "hippie", total: number) => ({ seat, identity, characters: total, bullets: [], total });
const REVEALED: Event = { type: "SecretsRevealed", dealt: [], negotiations: [], identities: ["cia", "kgb", "hippie", "kgb", "cia"], scores: [score(0, "cia", 3), score(1, "kgb", 2), score(2, "hippie", 1), score(3, "kgb", 0)] };
const AGENCY: Event = { type: "GameEnded", ending: "agency", winners: [0], winner: "cia", cia: 3, kgb: 2 };
const ALONE: Event = { type: "GameEnded", ending: "lone-hippie", winners: [2], winner: "hippie", cia: 3, kgb: 2 };

const kinds = (moments: ReturnType<typeof divide>) => moments.map(({ kind }) => kind);
const events = (moments: ReturnType<typeof divide>) => moments.flatMap((moment) => moment.events);

describe("what one decision brings, in moments", () => {
  test("offers and answers pass, a swap is a beat; all of it is told once and in order, and ends as the table is", () => {
    const all = [SETTLED, PLACED, SWAP, UN, BEGAN];
    const after = table({ turn: 4 });
    const found = divide(news(all, table(), after));
    expect(kinds(found)).toEqual(["pass", "pass", "beat", "pass", "pass"]);
    expect(events(found)).toEqual(all);
    expect(found.flatMap(({ lines }) => lines)).toHaveLength(all.length);
    expect(found.at(-1)?.after).toBe(after);
    for (const [at, moment] of found.entries()) expect(moment.before).toBe(at === 0 ? found[0]?.before : found[at - 1]?.after);
  });

  test("a swap has more time than it takes also at the quickest pace", () => {
    const [swap] = divide(news([SWAP]));
    expect((swap?.lasts ?? 0) * 0.5).toBeGreaterThanOrEqual(900);
  });

  test("every private look waits, one at a time and none is dropped, however many there are", () => {
    const looks: Event[] = Array.from({ length: 20 }, (_, at) => ({ ...SEEN, place: at % 4 }));
    const found = divide(news(looks));
    expect(kinds(found)).toEqual(looks.map(() => "stop"));
    expect(found.map(({ drawing }) => drawing?.look?.tokens.map(({ place }) => place))).toEqual(looks.map((_, at) => [at % 4]));
  });

  test("what others look at passes, and so does everything in a replay", () => {
    expect(kinds(divide(news([{ ...SEEN, owner: 1, identity: null }])))).toEqual(["pass"]);
    expect(kinds(divide(news([SEEN], undefined, undefined, { replayed: true })))).toEqual(["pass"]);
    expect(kinds(divide(news([SEEN], undefined, undefined, { you: null })))).toEqual(["pass"]);
  });

  test("what happens to oneself is said: one's token is swapped, a card or a Bullet is laid before one", () => {
    const mine = (event: Event) => divide(news([event]))[0]?.drawing?.mine;
    expect(mine({ ...SWAP, first: 0 })).toEqual({ kind: "swapped", by: 2, other: 3 });
    expect(mine({ ...SWAP, first: 0, second: null })).toEqual({ kind: "swapped", by: 2, other: null });
    expect(mine(SWAP)).toBeNull();
    expect(mine({ ...PLACED, before: 0 })).toEqual({ kind: "placed", by: 2, card: "psychiatrist" });
    expect(mine({ ...PLACED, before: 0, owner: 0 })).toBeNull();
    expect(mine({ type: "BulletGiven", owner: 1, to: 0 })).toEqual({ kind: "bullet", by: 1 });
  });

  test("an offer in which one takes part is read: its card is revealed", () => {
    expect(kinds(divide(news([SETTLED])))).toEqual(["pass"]);
    expect(kinds(divide(news([{ ...SETTLED, target: 0 }])))).toEqual(["beat"]);
  });
});

describe("the end is worked out", () => {
  test("step by step, each of which waits; what decided it is told at the last", () => {
    const found = divide(news([PLACED, REVEALED, AGENCY]));
    expect(kinds(found)).toEqual(["pass", "stop", "stop", "stop", "stop"]);
    expect(found.slice(1).map(({ row }) => row)).toEqual([1, 2, 3, 4].map((at) => ({ key: "end", at, of: 4 })));
    expect(found.map((moment) => moment.events.length)).toEqual([1, 1, 0, 0, 1]);
    expect(found.at(-1)?.events).toEqual([AGENCY]);
    expect(found[1]?.glance).toEqual([{ id: "GameEnded", args: {} }]);
  });

  test("a lone Hippie needs one step less", () => {
    expect(divide(news([REVEALED, ALONE])).map(({ row }) => row?.of)).toEqual([3, 3, 3]);
  });
});

describe("a table is entered", () => {
  const trail = [
    { type: "Looked", place: 0, seers: [0], identity: "cia" },
    { type: "Looked", place: 3, seers: [0], identity: "kgb" },
  ] as unknown as View["trail"];
  const dealt: Event = { type: "FirstLooksTaken", identities: ["cia", null, null, "kgb", null], to_right: true, centre_shown: false };
  const first = table({ turn: 1, trail });

  test("the first looks are one card that waits, then the first turn begins", () => {
    const found = divide(news([dealt, BEGAN], first, first, { entered: true }));
    expect(kinds(found)).toEqual(["stop", "pass"]);
    expect(found[0]?.drawing?.look?.tokens).toHaveLength(2);
    expect(events(found)).toEqual([dealt, BEGAN]);
  });

  test("whoever comes back is shown what they have not put away, and nothing else", () => {
    const back = news([], first, first, { entered: true });
    expect(divide(back, () => null)).toHaveLength(1);
    expect(divide(back, () => "1 0 3")).toEqual([]);
    expect(divide({ ...back, after: table({ turn: 2, trail }) }, () => null)).toEqual([]);
  });

  test("SE-7.1: what is left to memory is shown once, and not when the turn after it has ended", () => {
    const off = { un_ties: "centre", notebook: "off" } as const;
    const soon = table({ turn: 3, trail, options: off });
    expect(kinds(divide(news([], soon, soon, { entered: true })))).toEqual(["stop", "stop"]);
    const late = table({ turn: 5, trail, recent: 2, options: off });
    expect(divide(news([], late, late, { entered: true }))).toEqual([]);
  });
});
