// How what happens at this table divides into moments: cards and discs pass, an evaluation is a row of steps that wait.

import { type Moment, type News, part } from "../../app/moments.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { Event, View } from "../../wire/road-to-the-palace.ts";
import { type Evaluation, evaluationOf, type Picture } from "./evaluating.ts";
import { settled, tableAfter } from "./showing.ts";

/** A step of an evaluation, to be drawn. */
export interface Drawing {
  readonly evaluation: Evaluation;
  /** Which step, from 0 on. */
  readonly at: number;
}

type RoadMoment = Moment<View, Event, Drawing>;

/** How long a card or a disc takes to where it belongs. */
const MOVED = 450;
const BRIEF = 200;
/** What somebody may have to do without a choice, once somebody has decided. */
const FORCED: ReadonlySet<Event["type"]> = new Set(["CardTaken", "DiscLaid"]);
const MOVES: ReadonlySet<Event["type"]> = new Set(["CardTaken", "DiscLaid", "StartingDiscsLaid", "BribesLaid"]);

export const moments = (news: News<View>): readonly Moment<View>[] => divide(news as News<View, Event>);

export function divide(news: News<View, Event>): readonly RoadMoment[] {
  if (news.events.length === 0) return [];
  const steps = stepsIn(news);
  const found: RoadMoment[] = [];
  let before = news.before;
  const put = (plan: Plan, from: number, to: number, kind: Picture["kind"] | null = null): void => {
    const events = news.events.slice(from, to);
    const view = events.reduce(tableAfter, before);
    const after = to === news.events.length ? news.after : kind === null ? view : settled(view, kind);
    found.push({ ...plan, ...part(news, from, to), before, after });
    before = after;
  };
  const moves = (end: number): void => {
    const from = news.events.slice(0, end).flatMap(({ type }, at) => (at === 0 || FORCED.has(type) ? [at] : []));
    for (const [at, begun] of from.entries()) {
      const to = from[at + 1] ?? end;
      put({ ...passing(news.events.slice(begun, to)), forced: at > 0 }, begun, to);
    }
  };
  moves(steps?.begins ?? news.events.length);
  if (steps === null) return found;
  const { evaluation, begins, ends } = steps;
  for (const [at, step] of evaluation.steps.entries()) put(stopping(evaluation, at, news), ends[at - 1] ?? begins, ends[at] ?? begins, step.picture.kind);
  const end = ends.at(-1) ?? begins;
  if (end < news.events.length) put(passing([]), end, news.events.length);
  else found.splice(-1, 1, { ...found.at(-1)!, after: news.after });
  return found;
}

type Plan = Pick<RoadMoment, "kind" | "lasts" | "forced" | "row" | "title" | "glance" | "drawing" | "ownNext">;

function passing(events: readonly Event[]): Plan {
  return { kind: "pass", lasts: events.some(({ type }) => MOVES.has(type)) ? MOVED : BRIEF };
}

function stopping(evaluation: Evaluation, at: number, news: News<View, Event>): Plan {
  const title: Sentence = { id: "web-road-evaluation", args: { round: evaluation.round } };
  const told = news.events.flatMap((event, place) => (sums(event, news.events[place + 1], news.you) ? (news.lines[place] ?? []) : []));
  return {
    kind: "stop",
    ownNext: true,
    title,
    glance: [title, ...told],
    row: { key: `evaluation-${evaluation.round}`, at: at + 1, of: evaluation.steps.length },
    drawing: { evaluation, at },
  };
}

/** What an evaluation comes to, for somebody who reads of it later: who paid whom is one line, of two events. */
function sums(event: Event, next: Event | undefined, you: number | null): boolean {
  if (event.type !== "InfluenceChanged") return ["KingJudged", "QueenJudged", "GameEnded"].includes(event.type);
  if (you === null || event.reason === "RP-4.3") return false;
  const pays = event.reason === "RP-4.8" && next?.type === "InfluenceChanged";
  return event.seat === you || (pays && next.seat === you);
}

/** Where the evaluation begins among the events, and where each of its steps ends. */
function stepsIn({ events, lines, after, past }: News<View, Event>): { evaluation: Evaluation; begins: number; ends: readonly number[] } | null {
  const begins = events.findIndex(({ type }) => type === "BribesRevealed");
  const next = events.findIndex(({ type }, at) => at > begins && type === "RoundBegan");
  const end = next < 0 ? events.length : next;
  const told = events.slice(begins, end).map((event, at) => ({ event, line: lines[begins + at] ?? null }));
  const evaluation = begins < 0 ? null : evaluationOf(after.players.length, told, [...past, ...events.slice(0, begins)]);
  if (evaluation === null) return null;
  const kinds = evaluation.steps.map(({ picture }) => picture.kind);
  let now = 0;
  const at = events.slice(begins, end).map((event) => (now = Math.max(now, kinds.indexOf(belongs(event, now > 0) ?? kinds[now]!))));
  const ends = kinds.map((_, step) => begins + at.filter((one) => one <= step).length);
  return { evaluation, begins, ends };
}

/** The step that an event belongs to; null for what goes with the one before it: a Bribe may move its column. */
function belongs(event: Event, judged: boolean): Picture["kind"] | null {
  switch (event.type) {
    case "KingJudged":
      return "king";
    case "QueenJudged":
      return "queen";
    case "InfluenceChanged":
      return event.reason === "RP-4.3" ? "queen" : event.reason === "RP-4.8" ? "payments" : event.reason === "RP-5.1" ? "final" : "missions";
    case "ColumnsReordered":
      return judged ? "order" : null;
    case "RoundEnded":
    case "DiscsReturned":
      return "order";
    case "LoanRepaid":
    case "GameEnded":
      return "final";
    default:
      return null;
  }
}
