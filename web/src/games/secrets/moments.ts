// How what happens at this table divides into moments: offers pass, what is revealed or changes hands is read, looks and
// the end wait.

import { type Moment, type News, part } from "../../app/moments.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { Character, Event, View } from "../../wire/secrets.ts";
import { type EndingTold, endingOf } from "./ending.ts";
import { putAway } from "./seen.ts";
import { type Look, lookIn, looksOnArrival, tableAfter, tokensTurnedUp, undrawn } from "./showing.ts";
import type { Place } from "./words.ts";

/** How long a beat lasts among others: where several people play nobody waits for who reads, so it is no longer than a turn. */
const AMONG_OTHERS = 2200;

/** What has happened to the reader: said in large letters. */
export type Mine =
  | { readonly kind: "swapped"; readonly by: number; readonly other: Place }
  | { readonly kind: "placed"; readonly by: number; readonly card: Character }
  | { readonly kind: "bullet"; readonly by: number };

export interface Drawing {
  /** What moves on the table. */
  readonly event: Event | null;
  /** A private look, on the large card. */
  readonly look: Look | null;
  /** The end, and which of its steps. */
  readonly ending: { readonly told: EndingTold; readonly at: number; readonly last: number } | null;
  readonly mine: Mine | null;
}

type Plan = Pick<Moment<View, Event, Drawing>, "kind" | "ownNext" | "row" | "title" | "glance" | "lasts" | "minor"> & { readonly drawing: Drawing };

/**
 * How an event is shown that is neither a private look nor the end. What is revealed, or changes points or tokens, is a
 * beat of the usual length; null goes with the next; all else passes, in so many milliseconds.
 */
const SHOWN: Readonly<Record<Event["type"], number | "beat" | null>> = {
  FirstLooksTaken: null,
  TurnBegan: 300, // the two cards lie there until the offer is settled
  CardKept: 150,
  CardOffered: 300,
  OfferAnswered: null,
  OfferSettled: "beat",
  CardPlaced: 320, // whose it is has just been read
  CardsTurnedDown: "beat",
  TokensSwapped: "beat",
  TokenLookedAt: 750, // nobody learns anything from it but who looks
  TokenShown: "beat",
  CentreSwapped: "beat",
  BulletDrawn: 350,
  BulletGiven: "beat",
  UnitedNationsMoved: "beat",
  SecretsRevealed: null,
  GameEnded: null,
};

export const moments = (news: News<View>): readonly Moment<View>[] => divide(news as News<View, Event>, putAway);

/** `seen` finds the mark of what this reader has put away at this table before. */
export function divide(news: News<View, Event>, seen: (view: View) => string | null = () => null): readonly Moment<View, Event, Drawing>[] {
  if (news.events.length === 0) return arrival(news, seen(news.after));
  const found: Moment<View, Event, Drawing>[] = [];
  const start = news.entered ? undrawn(news.before) : news.before;
  let [from, before] = [0, start];
  const put = (to: number, plan: Plan, after = tableAfter(start, news.after, news.events, to)): void => {
    found.push({ ...plan, ...part(news, from, to), before, after });
    [from, before] = [to, after];
  };
  const steps = finalSteps(news);
  for (const [at, event] of news.events.entries()) {
    if (event.type === "SecretsRevealed" && steps.length > 0) {
      put(at, steps[0]!, tokensTurnedUp(before, event)); // its line tells the scores
      put(at + 1, steps[1]!);
    } else if (event.type === "GameEnded" && steps.length > 0) {
      for (const step of steps.slice(2, -1)) put(at, step);
      put(at + 1, steps.at(-1)!);
    } else {
      const plan = planOf(event, news);
      if (plan !== null) put(at + 1, plan);
    }
  }
  return ended(found, news, from);
}

/** What came after the last thing that takes time goes with it. */
function ended(found: readonly Moment<View, Event, Drawing>[], news: News<View, Event>, from: number): readonly Moment<View, Event, Drawing>[] {
  const last = found.at(-1);
  if (last === undefined) return [{ ...part(news, 0, news.events.length), kind: "pass", lasts: 0, drawing: drawn(null), before: news.before, after: news.after }];
  const begun = from - last.events.length;
  return [...found.slice(0, -1), { ...last, ...part(news, begun, news.events.length), after: news.after }];
}

/** SE-2.5, SE-7.1: whoever comes to a table is shown what they have not put away yet. */
function arrival({ after, replayed }: News<View, Event>, seen: string | null): readonly Moment<View, Event, Drawing>[] {
  if (replayed) return [];
  return looksOnArrival(after, seen).map((look) => ({ ...looking(null, look), events: [], lines: [], by: [], before: after, after }));
}

const drawn = (event: Event | null, more: Partial<Drawing> = {}): Drawing => ({ event, look: null, ending: null, mine: null, ...more });

function looking(event: Event | null, look: Look): Plan {
  return { kind: "stop", ownNext: true, title: { id: look.kind === "shown" ? "web-secrets-look-shown-title" : "web-secrets-look-title", args: {} }, drawing: drawn(event, { look }) };
}

/** How one event is shown; null if it goes with the next. */
function planOf(event: Event, { you, replayed, before, after }: News<View, Event>): Plan | null {
  const reader = replayed ? null : you;
  const look = event.type === "FirstLooksTaken" ? looksOnArrival(after)[0] : lookIn(event, before.turn);
  if (look && reader !== null) return looking(event, look);
  const how = isRead(event) ? "beat" : SHOWN[event.type];
  if (how === null) return null;
  const drawing = drawn(event, { mine: reader === null ? null : mineIn(event, reader) });
  if (how !== "beat") return { kind: "pass", lasts: how, drawing };
  if (reader !== null && befalls(event, reader)) return { kind: "stop", drawing };
  const minor = event.type === "OfferSettled";
  return reader === null || concerns(event, reader) ? { kind: "beat", minor, drawing } : { kind: "beat", lasts: AMONG_OTHERS, minor, drawing };
}

/** Whether it happens to a seat: its own token, cards or points are changed by somebody. It waits until that is seen. */
function befalls(event: Event, you: number): boolean {
  return mineIn(event, you) !== null || (event.type === "CardsTurnedDown" && event.seat === you);
}

/** Whether a seat has a part in what happens. */
function concerns(event: Event, you: number): boolean {
  if (event.type === "OfferSettled") return [event.active, event.target, event.owner].includes(you);
  return mineIn(event, you) !== null || event.type === "CardsTurnedDown";
}

/** A card that goes to somebody else changes points; a token whose face is seen (in a replay) is revealed. */
function isRead(event: Event): boolean {
  return (event.type === "CardPlaced" && event.before !== event.owner) || (event.type === "TokenLookedAt" && event.identity !== null);
}

function mineIn(event: Event, you: number): Mine | null {
  switch (event.type) {
    case "TokensSwapped":
      return swapped(event.owner, event.first, event.second, you);
    case "CardPlaced":
      return event.before === you && event.owner !== you ? { kind: "placed", by: event.owner, card: event.card } : null;
    case "BulletGiven":
      return event.to === you ? { kind: "bullet", by: event.owner } : null;
    default:
      return null;
  }
}

/** Whether one's own token was among those that changed places, and with which. */
function swapped(by: number, first: Place, second: Place, you: number): Mine | null {
  if (first !== you && second !== you) return null;
  return { kind: "swapped", by, other: first === you ? second : first };
}

/** SE-6: the end as it is worked out: the identities, the scores, the Hippies, the agencies. */
function finalSteps(news: News<View, Event>): readonly Plan[] {
  const told = endingOf(news.events);
  if (told === null) return [];
  const last = told.ended.ending === "lone-hippie" ? 2 : 3;
  const verdict: Sentence | null = news.lines[news.events.indexOf(told.ended)] ?? null;
  return Array.from({ length: last + 1 }, (_, at) => ({
    kind: "stop",
    ownNext: true,
    row: { key: "end", at: at + 1, of: last + 1 },
    title: { id: "web-secrets-verdict", args: {} },
    ...(verdict === null ? {} : { glance: [verdict] }),
    drawing: drawn(null, { ending: { told, at, last } }),
  }));
}
