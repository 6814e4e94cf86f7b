import { describe, expect, test } from "vitest";
import recorded from "../../app/recorded/road-to-the-palace.json?raw";
import { type Frame, frameOf, stepOf } from "../../app/frame.ts";
import type { News } from "../../app/moments.ts";
import type { GameInfo, Played } from "../../wire/protocol.ts";
import type { Event, View } from "../../wire/road-to-the-palace.ts";
import { divide } from "./moments.ts";

/** A whole game, a decision at a time, as seat 0 saw it. */
function decisions(): News<View, Event>[] {
  const game = JSON.parse(recorded) as { began: GameInfo; played: readonly Played[] };
  let frame: Frame = frameOf(game.began, []);
  return game.played.map((played) => {
    const { events, lines, by, view, situation } = stepOf(frame, played);
    const news = { key: 0, events, lines, by, before: frame.view, after: view, you: 0, past: frame.history, pastLines: frame.lines, entered: false, replayed: false };
    frame = { ...frame, view, situation, history: [...frame.history, ...events], lines: [...frame.lines, ...lines] };
    return news as unknown as News<View, Event>;
  });
}

const GAME = decisions();
const evaluations = GAME.map((news) => ({ news, found: divide(news) })).filter(({ found }) => found.some(({ kind }) => kind === "stop"));

describe("a recorded game of Road to the Palace", () => {
  test("all of it is told once and in order, and each decision ends as the table is", () => {
    for (const news of GAME) {
      const found = divide(news);
      expect(found.flatMap(({ events }) => events)).toEqual(news.events);
      expect(found.flatMap(({ lines }) => lines)).toEqual(news.lines);
      if (found.length > 0) expect(found.at(-1)?.after).toBe(news.after);
    }
  });

  test("a card and a disc pass; nothing waits but the two evaluations, six steps and seven", () => {
    expect(evaluations.map(({ found }) => found.filter(({ kind }) => kind === "stop").map(({ row }) => row?.of))).toEqual([Array(6).fill(6), Array(7).fill(7)]);
    expect(GAME.flatMap(divide).some(({ kind }) => kind === "beat")).toBe(false);
  });

  test("what is forced is shown as a thing of its own: the last disc of a round lies there before the evaluation", () => {
    const MOVES = ["CardTaken", "DiscLaid"];
    const several = GAME.filter(({ events }) => events.filter(({ type }) => MOVES.includes(type)).length > 1);
    expect(several.length).toBeGreaterThan(0);
    for (const news of several) {
      expect(divide(news).filter(({ forced }) => forced).length).toBe(news.events.filter(({ type }) => MOVES.includes(type)).length - 1);
      for (const { kind, events } of divide(news)) {
        expect(events.filter(({ type }) => MOVES.includes(type)).length).toBeLessThanOrEqual(1);
        if (kind === "stop") expect(events.some(({ type }) => MOVES.includes(type))).toBe(false);
      }
    }
  });

  test("every step tells what it shows, and nothing earlier or later", () => {
    const STEP: Partial<Record<Event["type"], string>> = { BribesRevealed: "bribes", KingJudged: "king", QueenJudged: "queen", RoundEnded: "order", GameEnded: "final" };
    const REASONS: Readonly<Record<string, string>> = { "RP-4.3": "queen", "RP-4.5": "missions", "RP-4.6": "missions", "RP-4.7": "missions", "RP-4.8": "payments", "RP-5.1": "final" };
    for (const { found } of evaluations) {
      for (const { events, drawing } of found.filter(({ kind }) => kind === "stop")) {
        const step = drawing?.evaluation.steps[drawing.at]?.picture.kind;
        for (const event of events) expect([step, undefined]).toContain(event.type === "InfluenceChanged" ? REASONS[event.reason] : STEP[event.type]);
      }
    }
  });

  test("who reads of it later reads what King and Queen say, and all that one gained or paid oneself", () => {
    for (const { news, found } of evaluations) {
      const own = news.events.flatMap((event, at) => {
        const [line, next] = [news.lines[at], news.events[at + 1]];
        if (event.type !== "InfluenceChanged" || !line || event.reason === "RP-4.3") return [];
        return event.seat === 0 || (event.reason === "RP-4.8" && next?.type === "InfluenceChanged" && next.seat === 0) ? [line] : [];
      });
      const glance = found.find(({ kind }) => kind === "stop")?.glance ?? [];
      expect(own.length).toBeGreaterThan(0);
      for (const line of own) expect(glance).toContainEqual(line);
      expect(glance.length).toBe(own.length + news.events.filter(({ type }) => ["KingJudged", "QueenJudged", "GameEnded"].includes(type)).length + 1);
    }
  });

  test("the pawn moves with the King's step, and the columns stand as the table will have them when they are re-ordered", () => {
    for (const { news, found } of evaluations) {
      const at = (kind: string) => found.find(({ drawing }) => drawing?.evaluation.steps[drawing.at]?.picture.kind === kind);
      const judged = news.events.find((event) => event.type === "KingJudged");
      expect(at("bribes")?.after.first_player).toBe(news.before.first_player);
      expect(at("king")?.after.first_player).toBe(judged?.first_player);
      const stands = (view: View | undefined) => view?.players.map(({ columns }) => columns.map(({ character, impression }) => [character, impression]));
      expect(stands(at("order")?.after)).toEqual(stands(news.after));
      const order = at("order")?.drawing?.evaluation.steps[5]?.picture;
      expect(order?.kind === "order" && order.after.map((road) => road.map(({ character, impression }) => [character, impression]))).toEqual(stands(news.after));
    }
  });

  test("loans and, where scores are open, influence stop at the same step", () => {
    for (const { news, found } of evaluations) {
      const open = (view: View): View => ({ ...view, players: view.players.map((player) => ({ ...player, influence: player.influence ?? 0 })) });
      const shown = divide({ ...news, before: open(news.before), after: open(news.after) });
      let told = 0;
      for (const moment of shown.slice(0, found.length - 1)) {
        told += moment.events.length;
        const sum = (seat: number) => news.events.slice(0, told).reduce((all, event) => all + (event.type === "InfluenceChanged" && event.seat === seat ? event.points : 0), 0);
        expect(moment.after.players.map(({ influence }, seat) => (influence ?? 0) - (open(news.before).players[seat]?.influence ?? 0))).toEqual(moment.after.players.map((_, seat) => sum(seat)));
      }
    }
  });
});
