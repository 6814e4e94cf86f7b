import { describe, expect, test, vi } from "vitest";
import type { BotSpeed, ByItself, GameInfo, Played, Sentence, Shown, Situation, Talked, ToClient, Welcome } from "../wire/protocol.ts";
import { Director, type Surroundings } from "./director.svelte.ts";
import { type Frame, NOTHING } from "./frame.ts";
import { type Divide, type Kind, type Moment, part, type Told } from "./moments.ts";
import { TestClock } from "./test-clock.ts";

const line = (id: string): Sentence => ({ id, args: {} });
const situation = (ply: number, asked = false, left: number | null = null): Situation => ({
  ply,
  choice: { prompt: line(`ask ${ply}`), help: line("help"), rule: "RS-1.1" },
  offers: asked ? [{ move: {}, label: line("do"), consequences: [] }] : [],
  can_undo: false,
  clocks: left === null ? null : { at: 0, left: [left, null], running: [0] },
  outcome: null,
});
const game = (ply: number, events: readonly string[], missed: GameInfo["missed"] = null): GameInfo => ({
  number: 1,
  seat: 0,
  names: ["Ann", "Bob"],
  view: { told: events.length },
  history: events.map((type) => ({ type })),
  lines: events.map(line),
  situation: situation(ply, true),
  deal: 1,
  seed_commitment: "",
  origin: null,
  by: [],
  missed,
});
const welcome = (info: GameInfo | null, now = 0): Welcome =>
  ({ now, type: "Welcome", version: 2, stretch: "s", seq: 0, you: { name: "Ann", seat: 0, is_host: true, muted: [], companions: [] }, table: {}, game: info, talk: [] }) as unknown as Welcome;

/** Events named after how they are shown: "stop:a count", "beat", "pass". What begins alike and has a colon is a row. */
const byName: Divide = (news) => {
  const rows = news.events.map(({ type }) => type.split(":")[1]);
  return news.events.map((event, at): Moment => {
    const kind = (["pass", "beat", "stop"] as const).find((one): one is Kind => event.type.startsWith(one)) ?? "pass";
    const told = (news.before as { told: number }).told;
    const row = rows[at];
    const { waiting } = (at === rows.length - 1 ? news.after : news.before) as { waiting?: readonly number[] };
    const moment = { kind, forced: event.type.includes("forced"), ...part(news, at, at + 1), before: { told: told + at }, after: { told: told + at + 1, waiting } };
    return row ? { ...moment, row: { key: row, at: rows.slice(0, at + 1).filter((one) => one === row).length, of: rows.filter((one) => one === row).length } } : moment;
  });
};

class Stage {
  readonly clock = new TestClock();
  readonly said: Shown[] = [];
  bots: BotSpeed = "normal";
  byItself: ByItself = "no";
  looking = true;
  memory: string | null = null;
  told = 0;
  ply = 0;
  readonly shown: Director;
  /** By how much the server's clock is before the page's. */
  readonly ahead: number;

  constructor(first: GameInfo = game(0, []), ahead = 0) {
    this.ahead = ahead;
    const around: Surroundings = {
      now: () => this.clock.time,
      after: (ms, then) => this.clock.after(ms, then),
      bots: () => this.bots,
      byItself: () => this.byItself,
      looking: () => this.looking,
      tell: (shown) => this.said.push(shown),
      recall: () => this.memory,
      keep: (place) => (this.memory = place),
    };
    this.shown = new Director(around);
    this.shown.use(byName);
    this.enter(first);
  }

  enter(info: GameInfo): void {
    this.told = info.history.length;
    this.ply = info.situation.ply;
    this.shown.hear(welcome(info, this.clock.time + this.ahead));
  }

  played(events: readonly string[], asked = false, left: number | null = null, waiting: readonly number[] | null = null): void {
    this.told += events.length;
    this.ply += 1;
    const message: Played = {
      type: "Played",
      seq: 1,
      events: events.map((type) => ({ type })),
      lines: events.map(line),
      changes: [[["told"], this.told], ...(waiting ? [[["waiting"], waiting] as const] : [])],
      situation: situation(this.ply, asked, left),
      by: [],
    };
    this.shown.hear(message);
  }

  /** Board and log are those of one moment. */
  get at(): number {
    const { view, history, lines, by } = this.shown;
    expect((view as { told: number }).told).toBe(history.length);
    expect([lines.length, by.length]).toEqual([history.length, history.length]);
    return history.length;
  }

  get asked(): boolean {
    return (this.shown.situation?.offers.length ?? 0) > 0;
  }
}

describe("the director", () => {
  test("a pass goes on by itself, and a question comes after it", () => {
    const stage = new Stage();
    stage.played(["pass"], true);
    expect([stage.at, stage.asked]).toEqual([1, false]);
    stage.clock.pass(1000);
    expect([stage.at, stage.asked]).toEqual([1, true]);
  });

  test("a stop waits for Next for ever, and what comes later queues", () => {
    const stage = new Stage();
    stage.played(["pass", "stop:count", "stop:count"]);
    stage.clock.pass(1000);
    stage.played(["pass"], true);
    stage.clock.pass(1e9);
    expect([stage.at, stage.asked, stage.shown.waits, stage.shown.after]).toEqual([2, false, true, 1]);
    expect(stage.shown.situation?.choice.prompt.id).toBe("ask 0");
    stage.shown.next();
    expect([stage.at, stage.shown.moment?.row?.at]).toEqual([3, 2]);
    stage.shown.next();
    stage.clock.pass(1000);
    expect([stage.at, stage.asked, stage.shown.after]).toEqual([4, true, 0]);
  });

  test("one may go back among the steps of a stop, and see them all", () => {
    const stage = new Stage();
    stage.played(["stop:count", "stop:count", "stop:count", "pass"]);
    expect(stage.shown.canGoBack).toBe(false);
    stage.shown.seeAll();
    expect([stage.at, stage.shown.moment?.row?.at]).toEqual([3, 3]);
    stage.shown.back();
    stage.shown.back();
    stage.shown.back();
    expect([stage.at, stage.shown.moment?.row?.at]).toEqual([1, 1]);
    for (const _ of [1, 2, 3]) stage.shown.next();
    stage.clock.pass(1000);
    expect([stage.at, stage.shown.behind]).toEqual([4, false]);
  });

  test("by itself, a stop is a long beat; nothing that is to be read goes on while nobody looks", () => {
    const stage = new Stage();
    stage.byItself = "calm";
    stage.looking = false;
    stage.played(["stop", "beat"]);
    stage.clock.pass(60_000);
    expect(stage.at).toBe(1);
    stage.looking = true;
    stage.shown.wake();
    stage.clock.pass(4900);
    expect(stage.at).toBe(1);
    stage.clock.pass(200);
    expect(stage.at).toBe(2);
    stage.clock.pass(4000);
    expect(stage.shown.behind).toBe(false);
  });

  test("one's own decision is shown at once; what it brings to light waits", () => {
    const stage = new Stage();
    stage.shown.decided();
    stage.played(["pass", "stop", "pass"]);
    expect([stage.at, stage.shown.waits]).toEqual([1, false]);
    stage.clock.pass(1000);
    expect([stage.at, stage.shown.waits]).toEqual([2, true]);
    stage.shown.next();
    expect([stage.at, stage.shown.behind]).toEqual([3, false]);
  });

  test("what passes stays for a look before a stop takes its place, and not before anything else", () => {
    const stage = new Stage();
    stage.played(["pass", "pass", "stop"]);
    stage.clock.pass(400);
    expect([stage.at, stage.shown.waits]).toEqual([2, false]);
    stage.clock.pass(800);
    expect([stage.at, stage.shown.waits]).toEqual([2, false]);
    stage.clock.pass(200);
    expect([stage.at, stage.shown.waits]).toEqual([3, true]);
  });

  test("what the rules force is shown after one's own decision, one thing after the other", () => {
    const stage = new Stage();
    stage.shown.decided();
    stage.played(["pass", "pass forced", "pass forced"], true);
    const seen = [1, 2, 3].map((at) => {
      const now = [stage.at, stage.asked];
      if (at < 3) stage.clock.pass(300);
      return now;
    });
    expect(seen).toEqual([[1, false], [2, false], [3, false]]);
    stage.clock.pass(300);
    expect([stage.at, stage.asked]).toEqual([3, true]);
  });

  test("what comes a little later, or behind somebody's words, covers nothing sooner", () => {
    for (const words of [false, true]) {
      const stage = new Stage();
      stage.played(["pass"]);
      stage.clock.pass(200);
      if (words) stage.shown.hear({ type: "Heard", seq: 1, talk: { kind: "said", at: 1, name: "Bob", seat: 1, text: "Well" } } as unknown as ToClient);
      stage.played(["stop"]);
      stage.clock.pass(800);
      expect([stage.at, stage.shown.waits]).toEqual([1, false]);
      stage.clock.pass(400);
      expect([stage.at, stage.shown.waits]).toEqual([2, true]);
    }
  });

  test("a lively talk does not keep a question away from who reads a note", () => {
    const person = { kind: "person", is_bot: false, left: false };
    const stage = new Stage();
    stage.shown.table = { seats: [person, person] } as unknown as typeof stage.shown.table;
    stage.shown.read(true);
    stage.played(["beat"], true);
    for (let said = 0; said < 3; said++) {
      stage.clock.pass(1500);
      stage.shown.hear({ type: "Heard", seq: 1, talk: { kind: "said", at: said, name: "Bob", seat: 1, text: "Well" } } as unknown as ToClient);
    }
    expect([stage.at, stage.asked]).toEqual([1, true]);
  });

  test("while a note is read nothing goes on by itself, but one's own decision and Next do", () => {
    const stage = new Stage();
    stage.shown.read(true);
    stage.played(["beat", "pass", "stop"]);
    stage.clock.pass(60_000);
    expect(stage.at).toBe(1);
    stage.shown.next();
    stage.clock.pass(60_000);
    expect(stage.at).toBe(2);
    stage.shown.read(false);
    stage.clock.pass(1000);
    expect([stage.at, stage.shown.waits]).toEqual([3, true]);
    stage.shown.read(true);
    stage.shown.next();
    expect(stage.shown.behind).toBe(false);
    stage.shown.decided();
    stage.played(["pass"], true);
    expect([stage.at, stage.asked]).toEqual([4, true]);
  });

  test("a note that is read holds up no question for which others wait", () => {
    const person = { kind: "person", is_bot: false, left: false };
    for (const [seats, at] of [[[person], 1], [[person, person], 2]] as const) {
      const stage = new Stage();
      stage.shown.table = { seats } as unknown as typeof stage.shown.table;
      stage.shown.read(true);
      stage.played(["pass"]);
      stage.clock.pass(60_000);
      expect(stage.at).toBe(1);
      stage.played(["pass"], true);
      stage.clock.pass(60_000);
      expect([stage.at, stage.asked]).toEqual([at, at === 2]);
    }
  });

  test("a note that is read holds up no question for longer than one's clock", () => {
    const stage = new Stage();
    stage.shown.read(true);
    stage.played(["beat", "beat"], true, 60_000);
    stage.clock.pass(49_000);
    expect([stage.at, stage.asked]).toEqual([1, false]);
    stage.clock.pass(1500);
    expect([stage.at, stage.asked]).toEqual([2, true]);
  });

  test("what was noted stands before what is decided after something was taken back", () => {
    const stage = new Stage();
    stage.played(["pass", "pass"]);
    stage.clock.pass(5000);
    stage.shown.hear({ type: "Heard", seq: 1, talk: { kind: "noted", at: 1, seat: 1, words: line("back"), after: 2 } } as unknown as ToClient);
    stage.shown.hear({ type: "TakenBack", seq: 2, seat: 1, game: { ...game(2, ["pass"]), number: 1 } } as unknown as ToClient);
    stage.clock.pass(5000);
    expect(stage.shown.talk.map((one) => one.kind === "noted" && one.after)).toEqual([1]);
  });

  test("to now shows the rest on a card, and asks at once", () => {
    const stage = new Stage();
    stage.played(["stop:count", "stop:count"]);
    stage.played(["pass"], true);
    stage.shown.toNow();
    expect([stage.at, stage.asked]).toEqual([3, true]);
    expect(stage.shown.catchUp?.things.map(({ says }) => says.map(({ id }) => id))).toEqual([["stop:count"], ["pass"]]);
    stage.shown.putAway();
    expect([stage.shown.catchUp, stage.asked]).toEqual([null, true]);
  });

  test.each<[BotSpeed, number]>([
    ["quick", 1000],
    ["normal", 1000],
    ["calm", 1600],
  ])("what has piled up behind a count is folded into a card; one by one it waits again (%s)", (bots, look) => {
    const stage = new Stage();
    stage.played(["stop:count", "stop:count"]);
    for (let more = 0; more < 7; more++) stage.played([more === 5 ? "stop" : "pass"], more === 6);
    stage.shown.next();
    expect([stage.at, stage.shown.catchUp]).toEqual([2, null]); // the count itself is not broken off
    stage.shown.next();
    expect([stage.at, stage.shown.catchUp?.things.length, stage.shown.catchUp?.folded]).toEqual([2, 5, 2]);
    stage.bots = bots;
    stage.shown.showMe();
    stage.clock.pass(look - 1);
    expect(stage.at).toBe(3); // there is time to see each
    stage.clock.pass(1);
    expect(stage.at).toBe(4);
    stage.clock.pass(10_000);
    expect([stage.at, stage.shown.waits]).toEqual([8, true]);
    stage.shown.next();
    stage.clock.pass(look);
    expect([stage.at, stage.asked]).toEqual([9, true]);
  });

  test("however much a single decision brings, it is shown and not folded, also with words and what became of them", () => {
    const stage = new Stage();
    const talk: Talked = { kind: "claimed", at: 1, number: 0, seat: 1, claim: {}, words: line("claim"), settled: null };
    const events = ["pass", "beat", "stop", "pass", "beat", "pass", "stop:end", "stop:end"];
    stage.played(events);
    stage.shown.hear({ type: "Heard", seq: 2, talk });
    stage.shown.hear({ type: "Settled", seq: 3, claims: [true] });
    for (const at of events.keys()) {
      expect([stage.at, stage.shown.catchUp]).toEqual([at + 1, null]);
      stage.shown.next();
    }
    expect(stage.shown.moment?.title?.id).toBe("web-claims-settled");
  });

  test("many decisions that are told as one are folded all the same", () => {
    const stage = new Stage();
    stage.enter(game(9, Array.from({ length: 9 }, () => "beat")));
    expect([stage.at, stage.shown.catchUp?.things.length]).toEqual([0, 5]);
  });

  test("in a replay nothing is folded, and there are no cards", () => {
    const shown = new Stage().shown;
    const events = Array.from({ length: 8 }, () => ({ type: "stop" }));
    const frame: Frame = { ...NOTHING, view: { told: 0 }, situation: situation(0) };
    const step = { events, lines: events.map(({ type }) => line(type)), by: events.map(() => null), view: { told: 8 }, situation: situation(9), talk: [] };
    shown.stand(frame);
    shown.perform(step, null, byName);
    for (const at of events.keys()) {
      expect([shown.history.length, shown.catchUp]).toEqual([at + 1, null]);
      shown.next();
    }
    expect(shown.behind).toBe(false);
    shown.stand(frame);
    shown.perform(step, null, byName);
    shown.toNow();
    expect([shown.history.length, shown.behind, shown.catchUp]).toEqual([8, false, null]);
  });

  test("what comes while the card lies there is not passed over in going to now: it is shown", () => {
    const stage = new Stage();
    for (let more = 0; more < 7; more++) stage.played(["beat"]);
    stage.shown.next();
    const card = stage.shown.catchUp;
    stage.played(["pass"]);
    stage.played(["stop:count"], true);
    expect(stage.shown.catchUp?.things).toEqual(card?.things); // nobody's lines change while they are read
    expect(stage.shown.catchUp?.now.ply).toBe(stage.ply); // but how things stand is so
    stage.shown.toNow();
    expect([stage.shown.catchUp, stage.at, stage.shown.moment?.kind]).toEqual([null, 8, "pass"]);
    stage.clock.pass(1000);
    expect([stage.at, stage.shown.moment?.kind, stage.asked]).toEqual([9, "stop", false]);
    stage.shown.next();
    expect([stage.asked, stage.shown.catchUp]).toEqual([true, null]);
  });

  test("the last seconds jump over that, too", () => {
    const stage = new Stage();
    for (let more = 0; more < 7; more++) stage.played(["beat"]);
    stage.shown.next();
    stage.played(["stop"], true, 60_000);
    expect(stage.shown.catchUp?.jumped).toBe(false);
    stage.clock.pass(51_000);
    expect([stage.at, stage.asked, stage.shown.catchUp]).toEqual([8, true, null]);
  });

  test("a bet that comes while the card lies there needs no second card", () => {
    const stage = new Stage();
    for (let more = 0; more < 7; more++) stage.played(["beat"]);
    stage.shown.next();
    stage.played(["pass"], true);
    stage.shown.toNow();
    stage.clock.pass(1000);
    expect([stage.shown.catchUp, stage.asked]).toEqual([null, true]);
  });

  test("nothing goes by while one looks at the last count once more, and what came meanwhile is shown then", () => {
    const stage = new Stage();
    stage.shown.lookAgain(true);
    stage.played(["pass"]);
    stage.clock.pass(60_000);
    expect([stage.at, stage.shown.again]).toEqual([0, true]);
    stage.shown.lookAgain(false);
    stage.clock.pass(1000);
    expect([stage.at, stage.shown.behind]).toEqual([1, false]);
    stage.shown.lookAgain(true);
    for (let more = 0; more < 3; more++) stage.played(["pass"], more === 2);
    stage.shown.lookAgain(false);
    expect([stage.at, stage.shown.catchUp?.things.length]).toEqual([1, 3]);
    stage.shown.toNow();
    expect([stage.at, stage.asked]).toEqual([4, true]);
  });

  test("one's last seconds end the look at what was", () => {
    const stage = new Stage();
    stage.shown.lookAgain(true);
    stage.played(["pass"], true, 60_000);
    stage.clock.pass(49_000);
    expect([stage.at, stage.shown.again]).toEqual([0, true]);
    stage.clock.pass(2000);
    expect([stage.at, stage.shown.again, stage.asked]).toEqual([1, false, true]);
  });

  test("whoever looks at what was may go to now; what was asked to be shown needs no second card", () => {
    const stage = new Stage();
    stage.shown.lookAgain(true);
    for (let more = 0; more < 7; more++) stage.played(["beat"], more === 6);
    expect(stage.shown.after).toBe(7);
    stage.shown.toNow();
    expect([stage.at, stage.shown.again, stage.shown.catchUp?.jumped]).toEqual([7, false, true]);
    stage.shown.putAway();
    for (let more = 0; more < 7; more++) stage.played(["beat"]);
    stage.shown.next();
    expect(stage.shown.catchUp?.jumped).toBe(false);
    stage.shown.lookAgain(true);
    stage.shown.showMe();
    stage.shown.lookAgain(false);
    expect([stage.shown.catchUp, stage.shown.moment?.kind]).toEqual([null, "beat"]);
  });

  test("a new game ends the look at what was", () => {
    const stage = new Stage();
    stage.shown.lookAgain(true);
    stage.shown.hear({ type: "GameBegan", seq: 1, game: { ...game(0, ["pass", "beat"]), number: 2 } } as ToClient);
    expect([stage.shown.again, stage.shown.game?.number, stage.shown.moment?.kind]).toEqual([false, 2, "beat"]);
  });

  test("every stop is on the card, however many there are; only what is smaller is counted", () => {
    const stage = new Stage();
    for (let more = 0; more < 7; more++) stage.played(["stop"]);
    for (let more = 0; more < 3; more++) stage.played(["beat"]);
    stage.shown.next();
    expect(stage.shown.catchUp?.things.map(({ kind }) => kind)).toEqual(Array.from({ length: 6 }, () => "stop"));
    expect(stage.shown.catchUp?.folded).toBe(3);
  });

  test("that somebody takes a decision back is said once, the last time", () => {
    const stage = new Stage();
    const noted = (at: number, id: string, seat: number): ToClient =>
      ({ type: "Heard", seq: 1, talk: { kind: "noted", at, seat, words: line(id), after: 0 } }) as unknown as ToClient;
    for (const [at, seat] of [1, 1, 0].entries()) stage.shown.hear(noted(at, "table-noted-took-back", seat));
    for (const at of [7, 8]) stage.shown.hear(noted(at, "table-noted-back", 1));
    expect(stage.shown.talk.map(({ at }) => at)).toEqual([1, 2, 7, 8]);
  });

  test("the last seconds of one's own clock bring the question up", () => {
    const stage = new Stage();
    stage.played(["stop", "stop"], true, 60_000);
    expect(stage.shown.situation?.clocks?.running).toEqual([0]);
    stage.clock.pass(49_000);
    expect([stage.at, stage.asked]).toEqual([1, false]);
    stage.clock.pass(1500);
    expect([stage.at, stage.asked, stage.shown.catchUp]).toEqual([2, true, null]);
  });

  test("a clock that runs for somebody else hurries nobody here", () => {
    for (const seat of [0, 1, null]) {
      const stage = new Stage({ ...game(0, []), seat });
      stage.played(["pass"], false, 60_000);
      stage.clock.pass(60_000);
      expect([stage.shown.situation?.clocks?.running, stage.shown.isHurried]).toEqual([[0], seat === 0]);
    }
  });

  test("while nobody looks the question comes up with a card of all that nobody saw, and it is not said to be shown", () => {
    const stage = new Stage();
    stage.clock.pass(0);
    stage.looking = false;
    stage.played(["stop", "stop"], true, 60_000);
    stage.clock.pass(51_000);
    expect([stage.at, stage.asked, stage.shown.catchUp?.jumped]).toEqual([2, true, true]);
    expect(stage.shown.catchUp?.things.map(({ says }) => says[0]?.id)).toEqual(["stop", "stop"]); // with the one on the screen
    stage.played(["pass"]); // the clock decides, and some more happens
    for (let more = 0; more < 3; more++) stage.played(["beat"], more === 2, 60_000);
    expect(stage.at).toBe(2);
    stage.clock.pass(51_000);
    expect([stage.at, stage.asked, stage.shown.catchUp?.things.length, stage.shown.catchUp?.folded]).toEqual([6, true, 5, 1]);
    expect(stage.said.map(({ ply }) => ply)).toEqual([0]); // another device would begin where this one stopped
    stage.looking = true;
    stage.shown.wake();
    stage.clock.pass(1000);
    expect([stage.said.length, stage.shown.catchUp?.jumped]).toEqual([1, true]);
    stage.shown.putAway();
    stage.clock.pass(1000);
    expect([stage.shown.catchUp, stage.asked, stage.said.at(-1)?.ply]).toEqual([null, true, stage.ply]);
  });

  test("a line that is lost and back leaves the card that nobody has seen where it lies", () => {
    const stage = new Stage();
    stage.looking = false;
    stage.played(["stop"], true, 60_000);
    stage.clock.pass(51_000);
    const events = ["stop", "beat", "beat"];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    stage.enter(game(3, events, { ply: 0, since: 0, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect([stage.at, stage.shown.catchUp?.jumped, stage.shown.catchUp?.things.length]).toEqual([1, true, 1]);
    stage.looking = true;
    stage.shown.putAway();
    stage.shown.next();
    stage.shown.next();
    stage.clock.pass(100);
    expect([stage.at, stage.asked, stage.said.at(-1)?.ply]).toEqual([3, true, 3]);
  });

  test("a card that nobody has read yet is on the one that a running clock leaves behind", () => {
    const stage = new Stage();
    stage.looking = false;
    for (let more = 0; more < 7; more++) stage.played(["beat"], more === 6, 60_000);
    stage.shown.next();
    expect(stage.shown.catchUp?.jumped).toBe(false);
    stage.clock.pass(51_000);
    expect([stage.shown.catchUp?.jumped, stage.shown.catchUp?.things.length, stage.shown.catchUp?.folded]).toEqual([true, 5, 1]);
  });

  test("what was taken back is dropped, and what came before is still shown", () => {
    const stage = new Stage();
    stage.played(["stop", "stop"]);
    stage.played(["pass"]);
    stage.shown.hear({ type: "TakenBack", seq: 2, game: game(1, ["stop", "stop"]), seat: 1 } as ToClient);
    expect([stage.at, stage.shown.waits]).toEqual([1, true]);
    stage.shown.next();
    stage.shown.next();
    expect([stage.at, stage.asked, stage.shown.behind]).toEqual([2, true, false]);
    stage.told = 2;
    stage.ply = 1;
    stage.played(["pass"]);
    stage.shown.hear({ type: "TakenBack", seq: 3, game: game(1, ["stop", "stop"]), seat: 1 } as ToClient);
    expect([stage.at, stage.asked]).toEqual([2, true]);
  });

  test("where the past is left to memory, what came before what was taken back is still shown", () => {
    const stage = new Stage();
    stage.played(["stop"]);
    stage.played(["pass", "pass"]);
    const { history: _, lines: __, ...rest } = game(3, ["stop"]);
    stage.shown.hear({ type: "TakenBack", seq: 2, game: { ...rest, history: [], lines: [] }, seat: 1 } as ToClient);
    expect([stage.at, stage.shown.waits]).toEqual([1, true]);
    stage.shown.next();
    expect([stage.shown.behind, stage.asked, stage.shown.situation?.ply]).toEqual([false, true, 3]);
    stage.ply = 3;
    stage.played(["stop"]);
    stage.shown.hear({ type: "TakenBack", seq: 3, game: { ...rest, history: [], lines: [], situation: situation(5, true) }, seat: 1 } as ToClient);
    expect([stage.shown.behind, stage.asked]).toEqual([false, true]);
  });

  test("where the past is left to memory, a new welcome to the same place drops nothing that waits", () => {
    const stage = new Stage();
    stage.played(["stop", "stop"], true);
    stage.shown.hear(welcome({ ...game(1, ["stop", "stop"]), history: [], lines: [] }));
    expect([stage.at, stage.shown.waits]).toEqual([1, true]);
    stage.shown.next();
    stage.shown.next();
    expect([stage.at, stage.asked]).toEqual([2, true]);
  });

  test("what was taken back while the connection was lost is not among what is shown", () => {
    const stage = new Stage();
    stage.played(["stop"]);
    stage.played(["pass"]); // and taken back, and decided otherwise, while nobody hears it
    const events = ["stop", "beat"];
    const steps = events.map((type, at) => ({ at: 1_000_000, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    stage.enter(game(4, events, { ply: 0, since: 1_000_000, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect([stage.at, stage.shown.waits]).toEqual([1, true]);
    stage.shown.next();
    stage.shown.next();
    expect(stage.shown.history.map(({ type }) => type)).toEqual(events);
    expect([stage.at, stage.asked, stage.shown.situation?.ply]).toEqual([2, true, 4]);
  });

  test("nor if nothing is told of what was missed: what is known here is no longer how it began", () => {
    for (const decided of ["beat", "pass"]) {
      const stage = new Stage();
      stage.played(["pass", "pass:turn"]);
      stage.clock.pass(1000);
      const events = [decided, "pass:turn", "stop"]; // what follows on a decision may be alike
      stage.enter(game(4, events));
      expect(stage.shown.history.map(({ type }) => type)).toEqual(events);
      expect(stage.shown.waits).toBe(decided === "pass");
      stage.shown.next();
      expect([stage.at, stage.asked]).toEqual([3, true]);
    }
  });

  test("it says how far it has shown: first at once, then when a decision has been shown to its end", () => {
    const stage = new Stage();
    stage.clock.pass(0);
    expect(stage.said.map(({ ply }) => ply)).toEqual([0]);
    stage.played(["pass", "stop"]);
    stage.played(["pass"]);
    stage.clock.pass(60_000);
    expect(stage.said.map(({ ply }) => ply)).toEqual([0]);
    stage.shown.next();
    stage.clock.pass(1000);
    expect(stage.said.map(({ ply }) => ply)).toEqual([0, 2]);
  });

  test("at the deal it says that nothing has been shown yet, also before it is known how to divide anything", () => {
    const stage = new Stage();
    stage.shown.use(null);
    const asked = { type: "DealAsked", seq: 1, number: 7, seed_commitment: null, commitments: [] } as const; // the seventh deal
    stage.shown.hear({ type: "TableChanged", seq: 1, now: 0, table: { number: 2, seats: [], phase: "dealing" } } as unknown as ToClient);
    stage.said.length = 0;
    stage.shown.hear({ ...asked, seats: [1] });
    expect(stage.said).toEqual([]);
    stage.shown.hear({ ...asked, seats: [0, 1] });
    expect(stage.said).toEqual([{ type: "Shown", ply: -1, number: 2, bots: "normal" }]);
  });

  test("after a reload it goes on at the step where it stopped", () => {
    const first = new Stage();
    first.played(["pass", "stop:count", "stop:count", "stop:count"]);
    first.clock.pass(1000);
    first.shown.next();
    expect(first.at).toBe(3);
    const events = ["pass", "stop:count", "stop:count", "stop:count"];
    const step = { at: 1_000_500, events: events.map((type) => ({ type })), lines: events.map(line), by: [], changes: [[["told"], 4]] as const, choice: situation(0).choice };
    const second = new Stage(game(1, events, { ply: 0, since: 1_000_000, view: { told: 0 }, history: 0, choice: situation(0).choice, steps: [step] }));
    second.clock.pass(1000);
    expect(second.shown.moment?.row?.at).toBe(1); // another device begins the count anew
    const third = new Stage();
    third.memory = first.memory;
    third.shown.hear(welcome(null));
    third.enter(game(1, events, { ply: 0, since: 1_000_000, view: { told: 0 }, history: 0, choice: situation(0).choice, steps: [step] }));
    expect([third.at, third.shown.moment?.row?.at, third.shown.canGoBack]).toEqual([3, 2, true]);
    third.shown.next();
    third.shown.next();
    expect([third.at, third.asked]).toEqual([4, true]);
  });

  test("what somebody else is asked is asked with what led to it; before one's own question one reads what led to it", () => {
    const stage = new Stage({ ...game(0, []), view: { told: 0, waiting: [] } });
    const prompt = (): string => (stage.shown.telling ?? stage.shown.situation?.choice.prompt)!.id;
    stage.played(["pass"], false, null, [1]);
    expect([stage.at, prompt()]).toEqual([1, "ask 1"]);
    stage.clock.pass(1000);
    stage.played(["pass", "pass"], true, null, [0]);
    expect([stage.at, prompt()]).toEqual([2, "pass"]); // the middle of a decision asks nothing, and its end not yet
    stage.clock.pass(300);
    expect([stage.at, stage.asked, prompt()]).toEqual([3, false, "pass"]);
    stage.clock.pass(1000);
    expect([stage.at, stage.asked, prompt()]).toEqual([3, true, "ask 2"]);
  });

  test("whoever returns is asked nothing that a stand-in has decided", () => {
    const events = ["pass", "pass", "pass"];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(`${type} ${at}`)], by: [], changes: [[["told"], at + 1], [["waiting"], [at === 1 ? 1 : 0]]] as const, choice: situation(at + 1).choice }));
    const stage = new Stage(game(3, events, { ply: 0, since: 0, view: { told: 0, waiting: [0] }, history: 0, choice: situation(0).choice, steps }));
    stage.shown.showMe();
    const prompts: string[] = [];
    while (!stage.asked) {
      prompts.push((stage.shown.telling ?? stage.shown.situation?.choice.prompt)!.id);
      stage.clock.pass(100);
    }
    expect([...new Set(prompts)]).toEqual(["pass 0", "ask 2", "pass 2"]);
  });

  test("the prompt of whoever returns is that of what is shown, not of now", () => {
    const events = ["stop", "stop"];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const stage = new Stage(game(2, events, { ply: 0, since: 0, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    stage.shown.showMe();
    const prompt = (): Sentence | undefined => stage.shown.telling ?? stage.shown.situation?.choice.prompt;
    const asks = [prompt()];
    for (const _ of events) {
      stage.shown.next();
      asks.push(prompt());
    }
    expect(asks).toEqual([line("stop"), line("stop"), line("ask 2")]);
  });

  test("a Next that comes just as a beat ends by itself is not one for the stop after it", () => {
    const stage = new Stage();
    stage.played(["beat", "stop:count", "stop:count"]);
    stage.clock.pass(3200);
    expect([stage.at, stage.shown.moment?.row?.at]).toEqual([2, 1]);
    stage.shown.press();
    expect(stage.shown.moment?.row?.at).toBe(1);
    stage.clock.pass(500);
    stage.shown.press();
    expect(stage.shown.moment?.row?.at).toBe(2);
  });

  test("what was decided for somebody is on the card however much else was worth reading", () => {
    const events = ["pass", "pass", "pass", ...Array.from({ length: 8 }, () => "beat")];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(`${type} ${at}`)], by: [at < 3 ? ("clock" as const) : null], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const stage = new Stage(game(11, events, { ply: 0, since: 0, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect(stage.shown.catchUp?.things.map(({ says }) => says[0]?.id)).toEqual(["pass 1", "pass 2", "beat 8", "beat 9", "beat 10"]);
  });

  test("a count is on the card however much a stand-in did after it", () => {
    const events = ["stop", ...Array.from({ length: 8 }, () => "pass")];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: ["stand-in"] as const, changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const stage = new Stage(game(9, events, { ply: 0, since: 0, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect(stage.shown.catchUp?.things.map(({ kind }) => kind)).toEqual(["stop", "pass", "pass", "pass", "pass"]);
  });

  test("whoever was away for long gets the card; the board stands where it was left", () => {
    const events = ["stop", "beat"];
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: ["stand-in"] as const, changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const stage = new Stage(game(2, events, { ply: 0, since: 0, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect([stage.at, stage.asked, stage.shown.catchUp?.since]).toEqual([0, false, 0]);
    expect(stage.shown.catchUp?.things.map(({ by }) => by)).toEqual(["stand-in", "stand-in"]);
    stage.clock.pass(1000);
    expect(stage.said.map(({ ply }) => ply)).toEqual([0]);
    stage.shown.toNow();
    stage.clock.pass(1000);
    expect([stage.at, stage.asked, stage.shown.catchUp, stage.said.at(-1)?.ply]).toEqual([2, true, null, 2]);
  });

  test("how long one was away goes by the server's clock, whatever the page's says", () => {
    const steps = ["pass", "pass"].map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const { time } = new TestClock();
    const info = (since: number): GameInfo => game(2, ["pass", "pass"], { ply: 0, since, view: { told: 0 }, history: 0, choice: situation(0).choice, steps });
    const night = 8 * 3_600_000;
    expect(new Stage(info(time), night).shown.catchUp?.since).toBe(time);
    expect(new Stage(info(time - night), -night).shown.catchUp).toBeNull();
  });

  test("whoever was away for a moment only is told so too, if much has happened", () => {
    const events = Array.from({ length: 8 }, () => "beat");
    const steps = events.map((type, at) => ({ at, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const { time } = new TestClock();
    const stage = new Stage(game(8, events, { ply: 0, since: time, view: { told: 0 }, history: 0, choice: situation(0).choice, steps }));
    expect([stage.at, stage.shown.catchUp?.since]).toEqual([0, time]);
    stage.shown.putAway();
    for (let more = 0; more < 8; more++) stage.played(["beat"]);
    stage.shown.toNow();
    expect(stage.shown.catchUp?.since).toBeNull();
  });

  test("what a line that is back tells is a card; the board stands where it was left", () => {
    const stage = new Stage();
    const seated = (away_since: number | null): ToClient =>
      ({ type: "TableChanged", seq: 1, now: stage.clock.time, table: { phase: "playing", seats: [{ kind: "person", away_since }] } }) as unknown as ToClient;
    const { time } = stage.clock;
    stage.shown.hear(seated(time));
    for (let more = 0; more < 8; more++) stage.played(["pass"], more === 7);
    expect([stage.at, stage.shown.catchUp]).toEqual([0, null]);
    stage.shown.hear(seated(null));
    expect([stage.at, stage.asked, stage.shown.catchUp?.since, stage.shown.catchUp?.things.length]).toEqual([0, false, time, 5]);
    stage.shown.showMe();
    stage.clock.pass(10_000);
    expect([stage.at, stage.asked]).toEqual([8, true]);

    stage.shown.hear(seated(time));
    stage.played(["pass"], true);
    stage.clock.pass(10_000);
    expect([stage.at, stage.asked]).toEqual([9, true]); // nobody waits for ever to be told that they are here
  });

  test("what was claimed while one was away is on the card, in its place, and what became of it", () => {
    const events = ["beat", "beat", "stop"];
    const { time } = new TestClock();
    const steps = events.map((type, at) => ({ at: time + 10 * at, events: [{ type }], lines: [line(type)], by: [], changes: [[["told"], at + 1]] as const, choice: situation(at + 1).choice }));
    const claim = (number: number, at: number, seat: number): Talked => ({ kind: "claimed", at: time + at, number, seat, claim: {}, words: line(`claim ${number}`), settled: number === 1 });
    const talk = [claim(0, -5, 1), claim(1, 5, 1), claim(2, 6, 0), claim(3, 25, 1)];
    const info = game(3, events, { ply: 0, since: time - 1, view: { told: 0 }, history: 0, choice: situation(0).choice, steps });
    const stage = new Stage();
    stage.shown.hear({ ...welcome({ ...info, number: 2, situation: { ...situation(3), outcome: { winners: [], why: line("over") } as never } }, time + 1e7), talk });
    const says = stage.shown.catchUp?.things.map((thing) => thing.says.map(({ id }) => id).join());
    expect([says, stage.shown.catchUp?.folded]).toEqual([["claim 1", "beat", "stop", "claim 3", "web-claims-settled"], 1]);
    expect(stage.shown.talk.map((one) => one.kind === "claimed" && one.settled)).toEqual([null]);
    stage.shown.showMe();
    stage.clock.pass(10_000);
    expect([stage.at, stage.shown.talk.length, stage.shown.situation?.outcome]).toEqual([3, 3, null]);
    stage.shown.next();
    expect([stage.shown.moment?.title, stage.shown.talk.length]).toEqual([{ id: "web-claims-settled", args: { kept: 1, broken: 3 } }, 4]);
    expect(stage.shown.situation?.outcome).not.toBeNull();
    stage.clock.pass(10_000);
    expect(stage.shown.behind).toBe(false);
  });

  test("words are heard when they are due, one's own at once", () => {
    const stage = new Stage();
    stage.played(["stop"]);
    const say = (name: string): void => stage.shown.hear({ type: "Heard", seq: 1, talk: { kind: "said", at: 1, name, seat: 0, text: "ha" } });
    say("Bob");
    say("Ann");
    const names = (): string[] => stage.shown.talk.flatMap((one) => (one.kind === "said" ? [one.name] : []));
    expect(names()).toEqual(["Ann"]);
    stage.shown.next();
    expect(names()).toEqual(["Bob", "Ann"]);
  });

  test("behind a curtain nothing goes on; whoever lifts it gets a card", () => {
    const stage = new Stage();
    stage.shown.hold();
    stage.played(["pass"]);
    stage.played(["pass"], true);
    stage.clock.pass(10_000);
    expect(stage.at).toBe(0);
    stage.shown.release();
    expect(stage.shown.catchUp?.things.length).toBe(2);
    stage.shown.putAway();
    expect([stage.at, stage.asked]).toEqual([2, true]);
  });

  test("what is on the screen does not go on behind a curtain; it has its time when the curtain is lifted", () => {
    const stage = new Stage();
    stage.byItself = "quick";
    for (const event of ["beat", "stop"]) {
      stage.played([event]);
      const { key } = stage.shown.moment!;
      stage.shown.hold();
      stage.shown.wake();
      stage.clock.pass(60_000);
      expect(stage.shown.moment?.key).toBe(key);
      stage.shown.release();
      stage.clock.pass(1000);
      expect(stage.shown.moment?.key).toBe(key);
      stage.clock.pass(10_000);
      expect(stage.shown.behind).toBe(false);
    }
  });

  test("what was on the screen has its time after the card of what came behind the curtain", () => {
    const stage = new Stage();
    stage.played(["beat"]);
    stage.shown.hold();
    stage.played(["pass"]);
    stage.played(["pass"]);
    stage.shown.release();
    stage.clock.pass(60_000);
    expect([stage.at, stage.shown.catchUp?.things.length]).toEqual([1, 2]);
    stage.shown.showMe();
    stage.clock.pass(1000);
    expect(stage.at).toBe(1);
    stage.clock.pass(10_000);
    expect([stage.at, stage.shown.behind]).toEqual([3, false]);
  });

  test("where no curtain is down none is lifted: whoever looks on gets no card", () => {
    const stage = new Stage();
    stage.played(["stop", "pass", "pass"]);
    stage.shown.release();
    expect([stage.at, stage.shown.catchUp]).toEqual([1, null]);
  });

  test("whoever is let in at a seat sees with its eyes at once", () => {
    const stage = new Stage({ ...game(3, ["pass"]), seat: null });
    stage.enter({ ...game(3, ["pass"]), seat: 1, view: { told: 1, hand: ["a card"] } });
    expect(stage.shown.view).toEqual({ told: 1, hand: ["a card"] });
  });

  test("what a game cannot divide is shown as one, and the table goes on", () => {
    const stage = new Stage();
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    stage.shown.use(() => {
      throw new Error("no such event");
    });
    stage.played(["pass", "stop"], true);
    stage.clock.pass(1000);
    expect([stage.at, stage.asked, stage.said.at(-1)?.ply, errors.mock.calls.length]).toEqual([2, true, 1, 1]);
    errors.mockRestore();
  });

  test("a table that is set to another game waits until it is known how that one divides", () => {
    const stage = new Stage();
    stage.shown.use(null);
    stage.shown.hear({ type: "GameBegan", seq: 1, game: { ...game(0, ["other"]), number: 2 } } as ToClient);
    expect(stage.shown.game?.number).toBe(1);
    const divided: string[] = [];
    stage.shown.use((news) => (divided.push(...news.events.map(({ type }) => type)), byName(news)));
    expect([stage.shown.game?.number, divided]).toEqual([2, ["other"]]);
  });

  test("what arrives before it is known how to divide it is kept", () => {
    const stage = new Stage();
    const late = new Director({ now: () => 0, after: () => () => undefined, bots: () => "normal", byItself: () => "no", looking: () => true, tell: () => undefined, recall: () => null, keep: () => undefined });
    late.hear(welcome(game(0, ["pass"])));
    expect(late.game).toBeNull();
    late.use(byName);
    expect((late.history as readonly Told[]).length).toBe(1);
    expect(stage.at).toBe(0);
  });
});
