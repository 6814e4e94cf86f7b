// What waits to be shown, as a few lines: for whoever was away, or wants to go on at once.

import type { By, Sentence, Situation } from "../wire/protocol.ts";
import { whose } from "./absence.ts";
import type { Queued } from "./frame.ts";
import type { Kind, Moment } from "./moments.ts";

/** No more than so many things are listed, unless more of them are stops; the others are only counted. */
export const MOST_LISTED = 5;
/** More than so many things that wait are folded into a card. */
export const FEW = 5;
/** So many of what was decided for somebody come before all but stops; the others as what else is weighty. */
const FIRST_DECIDED = 2;
/** Whoever was away for longer gets the card also for two things. */
export const A_WHILE = 5 * 60_000;

/** One thing: a moment, or a row of them; what somebody claimed. */
export interface Thing {
  readonly kind: Kind | "claim";
  readonly says: readonly Sentence[];
  /** Who decided it for a seat, if not the seat. */
  readonly by: By | null;
  /** For whom, as far as its line says. */
  readonly seat: number | null;
  /** All else that was read comes before it. */
  readonly minor: boolean;
}

export interface CatchUp {
  readonly things: readonly Thing[];
  /** How many more there were, which are not listed. */
  readonly folded: number;
  /** How things stand after all of them. */
  readonly now: Situation;
  /** Since when nothing was shown; null if one was here all the time. */
  readonly since: number | null;
  /** The table is shown as it is now already. */
  readonly jumped: boolean;
  /** How much of the queue it tells of; what comes later is not on it. */
  readonly told: number;
}

const ORDER: readonly Kind[] = ["pass", "beat", "stop"];

/** The moments that wait, a row of them as one thing; what says nothing is none. */
export function thingsIn(queue: readonly Queued[]): Thing[] {
  const groups: { row: string | null; moments: Moment[]; claim?: Sentence }[] = [];
  for (const { moment, claims = [] } of queue) {
    if (moment === null) {
      groups.push(...claims.map((claim) => ({ row: null, moments: [], claim })));
      continue;
    }
    const row = moment.row?.key ?? null;
    const last = groups.at(-1);
    if (row !== null && last?.row === row) last.moments.push(moment);
    else groups.push({ row, moments: [moment] });
  }
  return inOne(groups.map(({ moments, claim }) => (claim ? claimed(claim) : thingOf(moments))).filter(({ says }) => says.length > 0));
}

/** What a seat decides twice in a row is one thought: a bet, and who speaks next. */
function inOne(things: readonly Thing[]): Thing[] {
  const all: Thing[] = [];
  for (const thing of things) {
    const last = all.at(-1);
    const isOne = last?.kind === "pass" && thing.kind === "pass" && last.says.length === 1 && last.seat !== null && last.seat === thing.seat && last.by === thing.by;
    if (isOne) all[all.length - 1] = { ...last, says: [...last.says, ...thing.says] };
    else all.push(thing);
  }
  return all;
}

const claimed = (claim: Sentence): Thing => ({ kind: "claim", says: [claim], by: null, seat: whose(claim), minor: false });

function thingOf(moments: readonly Moment[]): Thing {
  const kind = ORDER[Math.max(...moments.map((moment) => ORDER.indexOf(moment.kind)))] ?? "pass";
  const glance = moments.findLast((moment) => moment.glance)?.glance;
  const lines = moments.flatMap((moment) => moment.lines.filter((line) => line !== null));
  const marks = moments.flatMap((moment) => moment.by.map((by, place) => ({ by, line: moment.lines[place] ?? null })));
  const marked = marks.find(({ by }) => by !== null);
  const told = marked ? marked.line : (lines[0] ?? null);
  return { kind, says: glance ?? lines, by: marked?.by ?? null, seat: told && whose(told), minor: moments.every((moment) => moment.minor === true) };
}

/** How much it is more than what goes by in the log: who took an offer less than what came of it. */
function weightOf({ kind, by, minor }: Thing): number {
  if (by !== null) return 1;
  if (kind === "pass") return 0;
  return minor ? 0.5 : 1;
}

/** The card: every stop (a count, a look), what else matters most, in order, and how many smaller things there were. */
export function catchUpOn(queue: readonly Queued[], now: Situation, since: number | null, jumped: boolean): CatchUp {
  const things = thingsIn(queue);
  const decided = new Set(things.filter(({ by }) => by !== null).slice(-FIRST_DECIDED));
  const weight = (thing: Thing): number => (thing.kind === "stop" ? 3 : decided.has(thing) ? 2 : weightOf(thing));
  const most = Math.max(MOST_LISTED, things.filter(({ kind }) => kind === "stop").length);
  const listed = new Set(
    things
      .map((thing, place) => ({ thing, place }))
      .toSorted((a, b) => weight(b.thing) - weight(a.thing) || b.place - a.place)
      .slice(0, most)
      .map(({ thing }) => thing),
  );
  return { things: things.filter((thing) => listed.has(thing)), folded: things.length - listed.size, now, since, jumped, told: queue.length };
}
