// Whole games of every kind, as the server sends them (python -m tests.protocol.recorded), in whatever bursts: what is
// shown is always one whole moment, they come in order, none is skipped, and it ends where the server is.

import { expect, test } from "vitest";
import type { Claimed, GameInfo, Missed, Played, Shown, Talked, ToClient } from "../wire/protocol.ts";
import { FEW } from "./catch-up.ts";
import { Director } from "./director.svelte.ts";
import { type Frame, frameOf, queued, silent, stepOf } from "./frame.ts";
import { asOne, type Divide, type Told } from "./moments.ts";
import { TestClock } from "./test-clock.ts";

interface Recorded {
  readonly began: GameInfo;
  readonly played: readonly Played[];
  readonly ended: GameInfo;
}

const RECORDED = import.meta.glob<string>("./recorded/*.json", { query: "?raw", import: "default", eager: true });
const DIVIDES = import.meta.glob<{ moments: Divide }>("../games/*/moments.ts", { eager: true });
const GAMES = Object.entries(RECORDED).map(([path, raw]): [string, Recorded] => [path.replace(/.*\/|\.json/g, ""), JSON.parse(raw) as Recorded]);
const divideOf = (key: string): Divide => DIVIDES[`../games/${key}/moments.ts`]?.moments ?? asOne;

/** The same numbers each time. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Everything that is to be shown, in order, worked out apart from the director: how things stand after each moment. */
function expected(game: Recorded, divide: Divide): { frames: Frame[]; states: Frame[]; seen: boolean[] } {
  const first = frameOf(game.began, []);
  const opening: Frame = { ...first, history: [], lines: [], by: [], situation: silent(game.began.situation) };
  const step = { events: first.history, lines: first.lines, by: first.by, view: first.view, situation: game.began.situation, talk: [] };
  const frames = [opening, ...queued(opening, step, divide, { you: 0, entered: true, replayed: false }).map(({ frame }) => frame)];
  const states = [frames.at(-1)!];
  const seen = frames.map(() => false);
  for (const message of game.played) {
    const before = frames.at(-1)!;
    const more = queued(before, stepOf(before, message), divide, { you: 0, entered: false, replayed: false });
    frames.push(...more.map(({ frame }) => frame));
    seen.push(...more.map(({ moment }) => moment !== null));
    states.push(frames.at(-1)!);
  }
  return { frames, states, seen };
}

const infoAt = (game: Recorded, state: Frame, missed: Missed | null = null): GameInfo => ({
  ...game.began,
  view: state.view,
  history: state.history,
  lines: state.lines,
  by: state.by,
  situation: state.situation!,
  missed,
});

class Trial {
  readonly clock = new TestClock();
  readonly said: Shown[] = [];
  /** What has been claimed; how often it was on the screen what became of it. */
  readonly talk: Claimed[] = [];
  verdicts = 0;
  /** After how many decisions each was claimed, and when each decision was taken. */
  #after: number[] = [];
  readonly #times: number[] = [];
  readonly shown: Director;
  readonly #frames: readonly Frame[];
  /** Which of them take time, so that they can be seen. */
  readonly #lasting: readonly boolean[];
  readonly #seen = new Set<number>();
  readonly states: readonly Frame[];
  at = 0;
  /** How many decisions have arrived. */
  arrived = 0;

  readonly game: Recorded;

  constructor(game: Recorded, divide: Divide) {
    this.game = game;
    ({ frames: this.#frames, states: this.states, seen: this.#lasting } = expected(game, divide));
    this.shown = new Director({
      now: () => this.clock.time,
      after: (ms, then) => this.clock.after(ms, then),
      bots: () => "normal",
      byItself: () => "no",
      looking: () => true,
      tell: (shown) => void this.said.push(shown),
      recall: () => null,
      keep: () => undefined,
    });
    this.shown.use(divide);
    this.shown.hear({ type: "GameBegan", seq: 1, game: game.began });
  }

  /** Board, score and log are those of one and the same moment. Which one: the first of those alike that may be meant. */
  look(): number {
    const { view, history, lines, by, behind, situation, talk, moment, telling, catchUp } = this.shown;
    const claims = talk.filter((one: Talked) => one.kind === "claimed");
    expect(claims.map(({ number }) => number)).toEqual(claims.map((_, number) => number)); // in order, none twice
    for (const { number } of claims) expect(this.#after[number]).toBeLessThanOrEqual(situation?.ply ?? 0); // nor too early
    const told = moment?.title?.id === "web-claims-settled";
    if (told) this.verdicts += 1;
    if (told) expect(history.length).toBe(this.game.ended.history.length);
    expect(claims.some(({ settled }) => settled !== null)).toBe(this.verdicts > 0); // not before it is told
    expect([lines.length, by.length]).toEqual([history.length, history.length]);
    const found = this.#first({ view, history, situation });
    this.#seen.add(found);
    expect(found).toBeGreaterThanOrEqual(0);
    expect(history).toEqual(this.#frames[found]!.history);
    expect(this.states.slice(0, (situation?.ply ?? 0) + 1).some((one) => same(one.situation?.choice, situation?.choice))).toBe(true); // nor is the prompt ahead
    const state = this.states.find((one) => one.history.length === history.length && one.situation?.ply === situation?.ply);
    if (telling) expect(telling).toEqual(moment?.title ?? lines.findLast((line) => line !== null));
    else if (catchUp === null && state) expect(situation?.choice).toEqual(state.situation?.choice); // nor behind
    else if (catchUp === null) expect(moment?.lines.every((line) => line === null)).toBe(true); // in the middle of a decision
    if ((situation?.offers.length ?? 0) > 0) {
      expect(behind).toBe(false); // a question never shows before its cause
      expect(history.length).toBe(this.states[this.arrived]!.history.length);
    }
    return found;
  }

  /** Whether everything that takes time has been on the screen. */
  get complete(): boolean {
    return this.#frames.every((frame, at) => !this.#lasting[at] || this.#seen.has(this.#first(frame)));
  }

  #first({ view, history, situation }: Pick<Frame, "view" | "history" | "situation">): number {
    return this.#frames.findIndex((one) => one.history.length === history.length && one.situation?.ply === situation?.ply && same(one.view, view));
  }

  arrive(): void {
    const message = this.game.played[this.arrived];
    if (!message) return;
    this.clock.pass(1);
    this.#times[this.arrived] = this.clock.time;
    this.arrived += 1;
    this.shown.hear(message);
  }

  /** Somebody claims something. */
  claim(heard = true): void {
    this.clock.pass(1);
    const [at, number] = [this.clock.time, this.talk.length];
    const talk: Claimed = { kind: "claimed", at, number, seat: 1, claim: {}, words: { id: "claim", args: { number } }, settled: null };
    this.talk.push(talk);
    this.#after.push(this.arrived);
    if (heard) this.shown.hear({ type: "Heard", seq: 1, talk });
  }

  /** All is over: each second claim was true. */
  settle(): void {
    this.shown.hear({ type: "Settled", seq: 1, claims: this.talk.map((_, number) => number % 2 === 0) });
  }

  takeBack(): void {
    if (this.arrived === 0) return;
    this.arrived -= 1;
    this.#after = this.#after.map((after) => Math.min(after, this.arrived));
    this.shown.hear({ type: "TakenBack", seq: 1, game: infoAt(this.game, this.states[this.arrived]!), seat: 1 } as ToClient);
  }

  /** The connection was lost, and some more has happened meanwhile. */
  reconnect(more: number): void {
    const end = Math.min(this.game.played.length, this.arrived + more);
    while (this.arrived < end) {
      this.clock.pass(1);
      this.#times[this.arrived] = this.clock.time;
      this.arrived += 1;
      if (this.arrived % 3 === 0) this.claim(false);
    }
    const ply = Math.max(0, this.said.at(-1)?.ply ?? 0); // as the server has it
    const known = this.states[ply]!;
    const steps = this.game.played.slice(ply, this.arrived).map(({ events, lines, by, changes, situation }, place) => ({ at: this.#times[ply + place]!, events, lines, by, changes, choice: situation.choice }));
    const missed: Missed = { ply, since: this.clock.time, view: known.view, history: known.history.length, choice: known.situation!.choice, steps };
    const you = { name: "P0", seat: 0, is_host: true, muted: [], companions: [] };
    const game = infoAt(this.game, this.states[this.arrived]!, steps.length > 0 ? missed : null);
    this.shown.hear({ type: "Welcome", version: 2, stretch: "s", seq: 0, you, table: {}, game, talk: [...this.talk], now: this.clock.time } as unknown as ToClient);
  }

  /** Whatever waits is put away, until the server's own state is shown. */
  finish(): void {
    while (this.arrived < this.game.played.length) this.arrive();
    this.settle();
    this.look();
    for (let tries = 0; this.shown.behind || this.shown.catchUp; tries++) {
      expect(tries).toBeLessThan(20_000);
      if (this.shown.catchUp) this.shown.showMe();
      else if (this.shown.waits) this.shown.next();
      this.clock.pass(1000);
      this.look();
    }
    const { view, history, lines, situation } = this.shown;
    expect({ view, history, lines, situation }).toEqual({ view: this.game.ended.view, history: this.game.ended.history as readonly Told[], lines: this.game.ended.lines, situation: this.game.ended.situation });
    expect(this.shown.talk.map((one) => one.kind === "claimed" && one.settled)).toEqual(this.talk.map((_, number) => number % 2 === 0));
    if (this.talk.length > 0) expect(this.verdicts).toBeGreaterThan(0);
    this.clock.pass(1000);
    expect(this.said.at(-1)?.ply).toBe(this.game.played.length);
  }
}

const same = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other);

test("all three games are recorded", () => {
  expect(GAMES.map(([key]) => key).toSorted()).toEqual(["road-to-the-palace", "royal-secrets", "secrets"]);
});

/** Shows each decision to its end before the next one arrives. */
function lookOn(trial: Trial): void {
  while (trial.arrived < trial.game.played.length || trial.shown.behind) {
    expect(trial.shown.catchUp).toBeNull();
    if (!trial.shown.behind) trial.arrive();
    else if (trial.shown.waits) trial.shown.next();
    else trial.clock.pass(100);
    trial.look();
  }
  expect([trial.shown.catchUp, trial.complete]).toEqual([null, true]);
}

test("secrets: a decision that brings more than a card has room for is seen by whoever looks on", () => {
  const [, game] = GAMES.find(([key]) => key === "secrets")!;
  const at = game.played.findIndex(({ events }) => (events as readonly Told[]).some(({ type }) => type === "TokensSwapped"));
  const { events, lines, ...rest } = game.played[at]!;
  const more = [{ type: "CardsTurnedDown", seat: 1, cards: [] }, { type: "UnitedNationsMoved", former: null, holder: 1 }];
  const rich: Played = { ...rest, events: events.toSpliced(-1, 0, ...more), lines: lines.toSpliced(-1, 0, ...more.map(({ type }) => ({ id: type, args: {} }))) };
  const trial = new Trial({ ...game, played: [...game.played.slice(0, at), rich] }, divideOf("secrets"));
  expect(rich.lines.filter((line) => line !== null).length).toBeGreaterThan(FEW);
  lookOn(trial);
});

for (const [key, game] of GAMES) {
  test(`${key}: whoever looks on sees everything, and never gets a card`, () => {
    lookOn(new Trial(game, divideOf(key)));
  });

  test(`${key}: every moment is shown once, in order, and no stop ends by itself`, () => {
    const trial = new Trial(game, divideOf(key));
    const random = chance(11);
    let stops = 0;
    let last = trial.look();
    while (trial.arrived < game.played.length || trial.shown.behind) {
      if (!trial.shown.behind || random(4) === 0) for (let more = 1 + random(3); more > 0; more--) trial.arrive();
      const { moment } = trial.shown;
      if (trial.shown.catchUp) trial.shown.showMe();
      else if (moment?.kind === "stop") {
        stops += 1;
        trial.clock.pass(1e8);
        expect(trial.shown.moment?.key).toBe(moment.key);
        trial.shown.next();
      } else trial.clock.pass(50);
      const now = trial.look();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
    expect(trial.complete).toBe(true);
    if (key === "royal-secrets") expect(stops).toBeGreaterThan(30);
    trial.finish();
  });

  test(`${key}: in whatever bursts, with whatever is pressed and taken back, it is one moment and ends at now`, () => {
    for (let seed = 1; seed <= 12; seed++) {
      const trial = new Trial(game, divideOf(key));
      const random = chance(seed);
      while (trial.arrived < game.played.length) {
        const { shown } = trial;
        const doings: readonly (() => void)[] = [
          () => trial.arrive(),
          () => trial.arrive(),
          () => { for (let more = random(12); more > 0; more--) trial.arrive(); },
          () => trial.clock.pass(random(2000)),
          () => shown.next(),
          () => shown.next(),
          () => shown.back(),
          () => shown.seeAll(),
          () => (random(3) === 0 ? shown.toNow() : undefined),
          () => (random(2) === 0 ? shown.showMe() : shown.putAway()),
          () => (random(3) === 0 ? trial.claim() : undefined),
          () => (random(3) === 0 ? trial.takeBack() : undefined),
          () => (random(3) === 0 ? trial.reconnect(random(9)) : undefined),
        ];
        doings[random(doings.length)]!();
        trial.look();
      }
      trial.finish();
    }
  });
}
