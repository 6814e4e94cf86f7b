// RP-4, RP-5.1: an evaluation, taken apart into steps that can be shown one after the other. The points are those of
// the events; what is said of each step are the log's own lines, or a sentence where those would be too many.

import type { Sentence } from "../../wire/protocol.ts";
import type { Character, Disc, Event, InfluenceChanged, KingJudged, QueenJudged, RevealedBribe, Standing } from "../../wire/road-to-the-palace.ts";
import { DISCS } from "./pieces.ts";
import { changes, isChange, type Tally, tallyOf } from "./tally.ts";

export interface Bribery {
  readonly seat: number;
  readonly bribe: Character;
  readonly politicians: number;
  /** The column before, null if there was none, and after. */
  readonly stood: number | null;
  readonly was: number;
  readonly stands: number;
  readonly now: number;
}

export interface Run {
  readonly disc: Disc;
  readonly count: number;
  /** The column they lie on; null for purple ones on the King and the Queen. */
  readonly place: number | null;
}

/** A player's columns, from left to right. */
export type Road = readonly Standing[];

export interface Payment {
  readonly from: number;
  readonly to: number;
  readonly points: number;
}

export type Picture =
  | { readonly kind: "bribes"; readonly bribes: readonly Bribery[] }
  | { readonly kind: "king"; readonly judged: KingJudged }
  | { readonly kind: "queen"; readonly judged: QueenJudged; readonly changes: readonly number[] }
  | { readonly kind: "missions"; readonly runs: readonly (readonly Run[])[]; readonly points: readonly number[] }
  | { readonly kind: "payments"; readonly payments: readonly Payment[]; readonly net: readonly number[] }
  | { readonly kind: "order"; readonly before: readonly Road[]; readonly after: readonly Road[] }
  | { readonly kind: "final"; readonly points: readonly number[]; readonly scores: readonly number[] };

export interface Step {
  readonly picture: Picture;
  readonly rule: string;
  readonly says: readonly Sentence[];
}

export interface Evaluation {
  readonly round: number;
  readonly steps: readonly Step[];
  readonly tallies: readonly Tally[];
  readonly last: boolean;
}

export interface Told {
  readonly event: Event;
  readonly line: Sentence | null;
}

/** Whether these events hold an evaluation. */
export function evaluates(events: readonly { readonly type: string }[]): boolean {
  return events.some(({ type }) => type === "BribesRevealed");
}

/** RP-4.5 to RP-4.7: the column on which discs score, counted from 1; null for purple ones on the King and the Queen. */
const SCORING = { "RP-4.5": 1, "RP-4.6": 3, "RP-4.7": null } as const;
const isScoring = (reason: string): reason is keyof typeof SCORING => reason in SCORING;

/** The discs that brought somebody points, where they lay. */
function runsOf({ reason, discs }: InfluenceChanged): readonly Run[] {
  if (!isScoring(reason)) return [];
  return DISCS.map((disc, index) => ({ disc, count: discs?.[index] ?? 0, place: SCORING[reason] })).filter(({ count }) => count > 0);
}

/** The last evaluation of a game, out of all that has happened: to be looked at again. */
export function lastEvaluation(seats: number, history: readonly Event[], lines: readonly (Sentence | null)[]): Evaluation | null {
  const from = history.findLastIndex(({ type }) => type === "BribesRevealed");
  if (from < 0) return null;
  const next = history.findIndex(({ type }, at) => at > from && type === "RoundBegan");
  const told = history.slice(from, next < 0 ? history.length : next).map((event, at) => ({ event, line: lines[from + at] ?? null }));
  return evaluationOf(seats, told, history.slice(0, from));
}

/** RP-3.12: the purple discs that came to a column with its cards, since those of the round before left (RP-4.7). */
function purpleOn(seat: number, character: Character, earlier: readonly Event[]): number {
  const round = earlier.slice(earlier.findLastIndex(({ type }) => type === "BribesRevealed") + 1);
  return round.filter((event) => event.type === "CardTaken" && event.seat === seat && event.card.character === character && event.disc === "treachery").length;
}

/** The steps of the evaluation that these events hold, after those `earlier` ones; null if they hold none. */
export function evaluationOf(seats: number, told: readonly Told[], earlier: readonly Event[] = []): Evaluation | null {
  const events = told.map(({ event }) => event);
  const lines = new Map(told.map(({ event, line }) => [event, line]));
  const said = (...some: readonly (Event | undefined)[]): readonly Sentence[] => some.flatMap((event) => (event && lines.get(event)) ?? []);
  const revealed = events.find((event) => event.type === "BribesRevealed");
  const king = events.find((event) => event.type === "KingJudged");
  const queen = events.find((event) => event.type === "QueenJudged");
  if (revealed === undefined || king === undefined || queen === undefined) return null;
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const before = [...earlier, ...events.slice(0, events.indexOf(revealed))];
  const judged = events.indexOf(king);
  const own = (seat: number): readonly InfluenceChanged[] => events.filter(isChange).filter((change) => change.seat === seat);
  const debts = events.filter(isChange).filter(({ reason, points }) => reason === "RP-4.8" && points < 0);
  const borrowed = events.filter((event) => event.type === "LoanTaken");
  const firstDebt = events.findIndex((event) => isChange(event) && event.reason !== "RP-4.3");
  const early = borrowed.filter((event) => firstDebt < 0 || events.indexOf(event) < firstDebt);
  const late = borrowed.filter((event) => !early.includes(event));
  const sorted = events.slice(judged).filter((event) => event.type === "ColumnsReordered");
  const ended = events.find((event) => event.type === "GameEnded");
  const bribed = (seat: number): Road => revealed.bribes.find((one) => one.seat === seat)?.after ?? [];
  const steps: Step[] = [
    { picture: { kind: "bribes", bribes: revealed.bribes.map(briberyOf) }, rule: "RP-4.1", says: [{ id: "web-road-say-bribes", args: {} }] },
    { picture: { kind: "king", judged: king }, rule: "RP-4.2", says: said(king) },
    { picture: { kind: "queen", judged: queen, changes: changes(seats, events, ["RP-4.3"]) }, rule: "RP-4.3", says: said(queen, ...early) },
    {
      picture: {
        kind: "missions",
        runs: all.map((seat) => own(seat).flatMap(runsOf)),
        points: changes(seats, events, ["RP-4.5", "RP-4.6", "RP-4.7"]),
      },
      rule: "RP-4.4",
      says: [{ id: "web-road-say-missions", args: {} }],
    },
    {
      picture: {
        kind: "payments",
        payments: debts.map(({ seat, points, other }) => ({ from: seat, to: other ?? seat, points: -points })),
        net: changes(seats, events, ["RP-4.8"]),
      },
      rule: "RP-4.8",
      says: [{ id: debts.length > 0 ? "web-road-say-payments" : "web-road-say-no-payments", args: {} }, ...said(...late)],
    },
    {
      picture: {
        kind: "order",
        before: all.map((seat) => bribed(seat)),
        after: all.map((seat) => sorted.find((one) => one.seat === seat)?.columns ?? bribed(seat).map((column) => without(column, purpleOn(seat, column.character, before)))),
      },
      rule: "RP-4.9",
      says: sorted.length > 0 ? said(...sorted) : [{ id: "web-road-say-order-kept", args: {} }],
    },
  ];
  if (ended) {
    const repaid = events.filter((event) => event.type === "LoanRepaid");
    steps.push({ picture: { kind: "final", points: changes(seats, events, ["RP-5.1"]), scores: ended.scores }, rule: "RP-5.1", says: said(...repaid, ended) });
  }
  return { round: revealed.round, steps, tallies: tallyOf(seats, events), last: ended !== undefined };
}

function without(column: Standing, purple: number): Standing {
  return { ...column, impression: column.impression - purple };
}

function briberyOf({ seat, bribe, politicians, before, after }: RevealedBribe): Bribery {
  const place = (road: Road): number | null => road.findIndex(({ character }) => character === bribe) + 1 || null;
  const impression = (road: Road): number => road.find(({ character }) => character === bribe)?.impression ?? 0;
  return { seat, bribe, politicians, stood: place(before), was: impression(before), stands: place(after) ?? 0, now: impression(after) };
}
