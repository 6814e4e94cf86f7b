// A moment is the smallest thing worth showing. A game says how what happened divides into moments, and draws them; the
// director shows them one after the other. Nothing here knows a game.

import type { By, Sentence } from "../wire/protocol.ts";

export interface Told {
  readonly type: string;
}

/** Something that happened: events, what the log says of each, who decided for whom, and the view before and after. */
export interface Happening<View = unknown, Event extends Told = Told> {
  readonly key: number;
  readonly events: readonly Event[];
  readonly lines: readonly (Sentence | null)[];
  /** For each event that a stand-in or the clock decided: which. As long as `events`. */
  readonly by: readonly (By | null)[];
  readonly before: View;
  readonly after: View;
}

/** What a game divides into moments: a decision and all that came of it, with what was told before. */
export interface News<View = unknown, Event extends Told = Told> extends Happening<View, Event> {
  /** Whose eyes these are. */
  readonly you: number | null;
  /** All that had happened before, as this reader saw it; none where the past is left to memory. */
  readonly past: readonly Event[];
  readonly pastLines: readonly (Sentence | null)[];
  /** A table is entered: a game begins (`events` is its opening), or a page comes to one that goes on (no events). */
  readonly entered: boolean;
  /** It is a replay: nothing is private, nobody is asked. */
  readonly replayed: boolean;
}

/**
 * How a moment goes on: a *pass* by itself and soon (a bet), a *beat* by itself after a time to read it (a swap, a
 * Favour's banner), a *stop* when the viewer says so (a step of a count, a private look).
 */
export type Kind = "pass" | "beat" | "stop";

export interface Row {
  readonly key: string;
  readonly at: number;
  readonly of: number;
  /** The first step that is shown with it, where some came to nothing. */
  readonly from?: number;
}

/** Which steps of a row are shown now: "3", or "3–5" where some came to nothing. */
export const stepsNow = ({ from, at }: Row): string | number => (from !== undefined && from < at ? `${from}–${at}` : at);

export interface Moment<View = unknown, Event extends Told = Told, Drawing = unknown> {
  readonly kind: Kind;
  /** A part of the happening's events, with their lines and marks: the moments of a happening, one after the other, are all of it. */
  readonly events: readonly Event[];
  readonly lines: readonly (Sentence | null)[];
  readonly by: readonly (By | null)[];
  /** The table before and after it. The last one's `after` is the happening's. */
  readonly before: View;
  readonly after: View;
  /** How many milliseconds it lasts at the usual pace, if it goes on by itself; else what is usual for its kind. */
  readonly lasts?: number;
  /** Steps of one thing bear the same key, and one may go back among them: the count of a round. */
  readonly row?: Row;
  /** What the prompt says meanwhile, instead of what is asked: "The count". */
  readonly title?: Sentence;
  /** What it comes to in one line, for whoever was away: else its own lines. */
  readonly glance?: readonly Sentence[];
  /** The rules left no choice: it comes with somebody's decision, but is shown as a thing of its own. */
  readonly forced?: boolean;
  /** Of what was missed, all else that was read comes before it. */
  readonly minor?: boolean;
  /** Whatever the game draws it from; null or absent if the table alone shows it. */
  readonly drawing?: Drawing;
  /** The game draws Next itself; else the prompt line does. */
  readonly ownNext?: boolean;
}

/** A moment that is on the screen, with a number that no other has. */
export interface Showing<View = unknown> extends Moment<View> {
  readonly key: number;
}

export type Divide<View = unknown> = (news: News<View>) => readonly Moment<View>[];

/** Of a game that does not say: what happened is one pass. */
export const asOne: Divide = (news) => (news.events.length === 0 ? [] : [wholly(news, "pass")]);

/** All of a happening as one moment. */
export function wholly<View>({ events, lines, by, before, after }: Happening<View>, kind: Kind): Moment<View> {
  return { kind, events, lines, by, before, after };
}

/** A part of a happening's events, from one place up to another, with their lines and marks. */
export function part<Event extends Told>(
  news: Happening<unknown, Event>,
  from: number,
  to: number,
): { events: readonly Event[]; lines: readonly (Sentence | null)[]; by: readonly (By | null)[] } {
  return { events: news.events.slice(from, to), lines: news.lines.slice(from, to), by: news.by.slice(from, to) };
}
