import { describe, expect, test } from "vitest";
import { type Frame, frameOf, queued, silent, stepOf } from "../../app/frame.ts";
import type { Divide } from "../../app/moments.ts";
import { lasting } from "../../app/pace.ts";
import type { GameInfo, Played } from "../../wire/protocol.ts";
import type { Event, View } from "../../wire/secrets.ts";
import { news, table } from "./making.ts";
import { divide, moments } from "./moments.ts";

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
  test("an offer passes, what it reveals and changes is a beat; all of it is told once and in order, and ends as the table is", () => {
    const all: Event[] = [{ type: "CardOffered", seat: 1, to: 2 }, SETTLED, PLACED, SWAP, UN, BEGAN];
    const after = table({ turn: 4 });
    const found = divide(news(all, table(), after));
    expect(kinds(found)).toEqual(["pass", "beat", "pass", "beat", "beat", "pass"]);
    expect(events(found)).toEqual(all);
    expect(found.flatMap(({ lines }) => lines)).toHaveLength(all.length);
    expect(found.at(-1)?.after).toBe(after);
    for (const [at, moment] of found.entries()) expect(moment.before).toBe(at === 0 ? found[0]?.before : found[at - 1]?.after);
  });

  test.each<Event>([
    SETTLED,
    { ...SETTLED, by: "interrupt", owner: 3 },
    { ...PLACED, before: 1, card: "politician" },
    { type: "CardsTurnedDown", seat: 1, cards: ["assassin", "assassin"], by: "SE-3.7" },
    SWAP,
    { type: "CentreSwapped", owner: 2, neighbour: null },
    { type: "TokenShown", owner: 0, place: 0, identity: null },
    { type: "BulletGiven", owner: 1, to: 2 },
    UN,
  ])("what reveals something, or changes points or tokens, can be read: $type", (event) => {
    const [moment] = divide(news([event]));
    expect(moment?.kind).toBe("beat");
    expect(lasting(moment!, { bots: "normal", byItself: "no" })).toBeGreaterThanOrEqual(2200);
  });

  test("every private look waits, one at a time and none is dropped, however many there are", () => {
    const looks: Event[] = Array.from({ length: 20 }, (_, at) => ({ ...SEEN, place: at % 4 }));
    const found = divide(news(looks));
    expect(kinds(found)).toEqual(looks.map(() => "stop"));
    expect(found.map(({ drawing }) => drawing?.look?.tokens.map(({ place }) => place))).toEqual(looks.map((_, at) => [at % 4]));
  });

  test("what others look at passes; in a replay nothing waits, and a token that is turned up is read", () => {
    expect(kinds(divide(news([{ ...SEEN, owner: 1, identity: null }])))).toEqual(["pass"]);
    expect(kinds(divide(news([SEEN], undefined, undefined, { replayed: true })))).toEqual(["beat"]);
    expect(kinds(divide(news([{ ...SEEN, identity: null }], undefined, undefined, { you: null })))).toEqual(["pass"]);
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

  test("what happens to oneself waits until one has seen it, what happens to others does not", () => {
    const own: readonly Event[] = [{ ...SWAP, first: 0 }, { ...PLACED, before: 0 }, { type: "BulletGiven", owner: 1, to: 0 }, { type: "CardsTurnedDown", seat: 0, cards: ["scientist"], by: "SE-3.7" }];
    expect(own.flatMap((event) => kinds(divide(news([event]))))).toEqual(["stop", "stop", "stop", "stop"]);
    const others: readonly Event[] = [SWAP, PLACED, { type: "CardsTurnedDown", seat: 1, cards: ["scientist"], by: "SE-3.7" }];
    expect(others.flatMap((event) => kinds(divide(news([event]))))).not.toContain("stop");
    expect(kinds(divide(news([{ ...SWAP, first: 0 }], undefined, undefined, { replayed: true })))).toEqual(["beat"]);
  });
});

describe("the end is worked out", () => {
  test("step by step, each of which waits; what decided it is told at the last", () => {
    const found = divide(news([PLACED, REVEALED, AGENCY]));
    expect(kinds(found)).toEqual(["pass", "stop", "stop", "stop", "stop"]);
    expect(found.slice(1).map(({ row }) => row)).toEqual([1, 2, 3, 4].map((at) => ({ key: "end", at, of: 4 })));
    expect(found.map((moment) => moment.events)).toEqual([[PLACED], [], [REVEALED], [], [AGENCY]]); // the line of the first tells the scores
    expect(found[1]?.glance).toEqual([{ id: "GameEnded", args: {} }]);
  });

  test("the seats behind show the tokens at the first step, and what the Bullets cost at the second", () => {
    const shot = (points: number | null, identity: "kgb" | null) => ({ cards: [], bullets: [{ shooter: 0, points }], identity });
    const before = table({ players: table().players.with(1, shot(null, null)) });
    const after = table({ step: "over", players: table().players.with(1, shot(-2, "kgb")), centre: "cia" });
    const seat = divide(news([UN, REVEALED, AGENCY], before, after)).map((moment) => moment.after.players[1]);
    expect(seat).toEqual([shot(null, null), shot(null, "kgb"), shot(-2, "kgb"), shot(-2, "kgb"), shot(-2, "kgb")]);
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

  test("SE-2.5: behind the first looks nothing has been drawn; the draw comes after them", () => {
    const [look, draw] = divide(news([dealt, BEGAN], first, first, { entered: true }));
    for (const view of [look?.before, look?.after, draw?.before]) expect(view).toMatchObject({ turned_up: [], waiting: [], deck: 22 });
    expect(draw?.after).toBe(first);
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

describe("a whole game, as the server sends it", () => {
  const RAW = import.meta.glob<string>("../../app/recorded/secrets.json", { query: "?raw", import: "default", eager: true });
  const game = JSON.parse(Object.values(RAW)[0]!) as { readonly began: GameInfo; readonly played: readonly Played[] };
  const all = frameOf(game.began, []);
  const opening: Frame = { ...all, history: [], lines: [], by: [], situation: silent(game.began.situation) };
  const step = { events: all.history, lines: all.lines, by: all.by, view: all.view, situation: game.began.situation, talk: [] };
  const about = { you: 0, entered: false, replayed: false };
  const divideIt = moments as Divide;
  const shown = [...queued(opening, step, divideIt, { ...about, entered: true })];
  for (const played of game.played) shown.push(...queued(shown.at(-1)!.frame, stepOf(shown.at(-1)!.frame, played), divideIt, about));

  test("nothing on the table is ahead of the log: neither the turn, nor tokens, nor scores", () => {
    for (const { frame, moment } of shown) {
      const [view, told] = [frame.view as View, frame.history as readonly Event[]];
      const began = told.findLast((event) => event.type === "TurnBegan");
      const open = ["keeping", "offering", "answering"].includes(view.step);
      expect([view.turn, view.active]).toEqual(began ? [began.turn, began.active] : [1, expect.any(Number)]);
      expect(view.turned_up).toEqual(open && began ? [began.turned_up[0], began.turned_up.at(-1)] : []);
      const row = moment?.row?.at ?? 0;
      expect(view.players.some(({ identity }) => identity !== null)).toBe(row > 0);
      expect(told.some(({ type }) => type === "SecretsRevealed")).toBe(row > 1);
      expect(told.some(({ type }) => type === "GameEnded")).toBe(row > 0 && row === moment?.row?.of);
    }
    expect((shown.at(-1)?.frame.history as readonly Event[]).at(-1)?.type).toBe("GameEnded");
  });

  test("whatever reveals, swaps or pays stays long enough to be read", () => {
    const weighty = new Set<Event["type"]>(["OfferSettled", "CardsTurnedDown", "TokensSwapped", "TokenShown", "CentreSwapped", "BulletGiven", "UnitedNationsMoved"]);
    const found = shown.filter(({ moment }) => moment?.events.some(({ type }) => weighty.has(type as Event["type"])));
    expect(found.length).toBeGreaterThan(15);
    for (const { moment } of found) expect(lasting(moment!, { bots: "normal", byItself: "no" }) ?? Infinity).toBeGreaterThanOrEqual(2200);
  });
});
