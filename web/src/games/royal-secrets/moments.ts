// How what happens at court divides into moments: a count is a row of stops, a Favour of somebody else's a beat with its
// banner, what one spied a stop; a bet, a choice and the Parley pass.

import { type Divide, type Moment, type News, part } from "../../app/moments.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { CardsSpied, Event, FavourUsed, PlayersDivided, View } from "../../wire/royal-secrets.ts";
import { companyOf, inOrder, knownAt, lastRound, lastShown, type Page, pagesOf, type Placed, stopsOf, type Told } from "./counting.ts";
import { fallsOn } from "./meaning.ts";
import { after } from "./tabling.ts";

/** A step of the count, among those before it and those that are still veiled. */
export interface CountDrawing {
  readonly kind: "count";
  readonly pages: readonly Page[];
  readonly order: readonly Placed[];
  readonly at: number;
}

/** A Favour and what came of it. */
export interface FavourDrawing {
  readonly kind: "favour";
  readonly used: FavourUsed | PlayersDivided;
  readonly effects: readonly Event[];
}

/** What one saw by Espionage. */
export interface SpyDrawing {
  readonly kind: "spied";
  readonly spied: CardsSpied;
}

export type Drawing = CountDrawing | FavourDrawing | SpyDrawing;

type Part = Pick<Moment<View, Event, Drawing>, "kind" | "row" | "title" | "glance" | "drawing" | "ownNext"> & {
  readonly to: number;
  /** What is on the table after it, if that is not just what its lines tell. */
  readonly shows?: readonly Event[];
};

const COUNT: Sentence = { id: "web-royal-count-title", args: {} };
/** What a Favour does, told right after it. */
const EFFECTS: ReadonlySet<Event["type"]> = new Set(["CardsSpied", "CardStabbed", "MedalAwarded", "RecruitNamed", "ValetDrawn"]);
const COUNTED: ReadonlySet<Event["type"]> = new Set(["CardsRevealed", "ThirdCardsShown", "PointsPaid"]);
/** What goes before the round's bill and belongs to it. */
const MERCIES: ReadonlySet<string> = new Set(["RS-8.12", "RS-8.13", "RS-6.7"]);

export const moments: Divide<View> = (news) => {
  const told = news as News<View, Event>;
  if (told.events.length === 0) return [];
  const first = beginsCount(told.events);
  const parts = first < 0 ? passing(told, 0, told.events.length) : counting(told, first);
  let [from, before] = [0, told.before];
  return parts.map(({ to, shows, ...how }, place) => {
    const last = place === parts.length - 1;
    const here = part(told, from, last ? told.events.length : to);
    const moment = { ...how, ...here, before, after: last ? told.after : (shows ?? here.events).reduce(after, before) };
    [from, before] = [to, moment.after];
    return moment;
  });
};

function beginsCount(events: readonly Event[]): number {
  return events.findIndex(
    (event) => COUNTED.has(event.type) || (event.type === "PointsDue" && MERCIES.has(event.reason)),
  );
}

/** Bets, choices, the Parley and Favours, up to some place. */
function passing(news: News<View, Event>, from: number, end: number): Part[] {
  const parts: Part[] = [];
  for (let at = from; at < end; ) {
    const event = news.events[at]!;
    let to = at + 1;
    if (event.type === "FavourUsed") while (to < end && EFFECTS.has(news.events[to]!.type)) to += 1;
    const special = event.type === "FavourUsed" || event.type === "PlayersDivided" ? used(news, event, news.events.slice(at + 1, to)) : null;
    const last = parts.at(-1);
    if (special !== null) parts.push({ ...special, to });
    else if (last?.kind === "pass") parts[parts.length - 1] = { ...last, to };
    else parts.push({ kind: "pass", to });
    at = to;
  }
  return parts;
}

/** A Favour of somebody else's has its banner, until Next if it falls on the reader; so has what one spied oneself. */
function used(news: News<View, Event>, event: FavourUsed | PlayersDivided, effects: readonly Event[]): Omit<Part, "to"> | null {
  const spied = effects.find((effect): effect is CardsSpied => effect.type === "CardsSpied" && effect.cards !== null);
  if (spied && spied.seat === news.you && !news.replayed) return { kind: "stop", drawing: { kind: "spied", spied }, ownNext: true };
  if (event.seat === news.you) return null;
  const drawing = { kind: "favour", used: event, effects } as const;
  const waits = !news.replayed && news.you !== null && fallsOn(drawing, news.you);
  return { kind: waits ? "stop" : "beat", drawing, ownNext: true };
}

/** What comes before the count, its steps in order, and the round that begins after it. */
function counting(news: News<View, Event>, first: number): Part[] {
  const { events } = news;
  const here: readonly Told[] = events.map((event, at) => ({ event, line: news.lines[at] ?? null }));
  const past: readonly Told[] = news.past.map((event, at) => ({ event, line: news.pastLines[at] ?? null }));
  const next = events.findIndex((event, at) => at > first && event.type === "RoundBegan");
  const round = lastRound([...past, ...(next < 0 ? here : here.slice(0, next))]);
  const pages = pagesOf(companyOf(round, news.before.players.length), round);
  const order = inOrder(pages);
  const glance = round.flatMap(({ event, line }) => (line && sums(event, news.you) ? [line] : []));
  const parts = passing(news, 0, first);
  const end = events.findLastIndex((event) => order.some(({ step }) => step.events.includes(event))) + 1;
  const counted = events.slice(first, end);
  const at = lastShown(order, counted);
  let shown = 0;
  for (const stop of stopsOf(order)) {
    const begun = shown + 1;
    shown = stop + 1;
    if (!order[stop]?.step.events.some((event) => counted.includes(event))) continue;
    const ahead = at.findIndex((shown) => shown > stop); // told no sooner than all of it is shown
    const to = ahead < 0 ? end : first + ahead;
    const shows = counted.filter((_, place) => at[place] === stop);
    const row = { key: `count ${news.before.round}`, from: begun, at: stop + 1, of: knownAt(order, stop).length };
    parts.push({ kind: "stop", to, shows, row, title: COUNT, glance, drawing: { kind: "count", pages, order, at: stop }, ownNext: true });
  }
  return [...parts, ...passing(news, Math.max(first, end), events.length)];
}

/** What a count comes to, for somebody who reads of it later. */
function sums(event: Event, you: number | null): boolean {
  if (event.type === "PointsPaid") return event.seat === you;
  return event.type === "AudienceCounted" || event.type === "AudienceNotHeld" || event.type === "AudienceTaken";
}
