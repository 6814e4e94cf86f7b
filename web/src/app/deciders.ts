// Who has decided last for each seat, as far as it has been shown: whoever sits there, a stand-in, or the clock.

import type { SeatMark } from "../lib/scene.ts";
import type { By, Sentence } from "../wire/protocol.ts";
import type { Told } from "./moments.ts";

/** The seat whose decision an event tells, if that seat has just decided; null where it only follows from one. */
export type DecisionOf<Event extends Told = Told> = (event: Event) => number | null;

/**
 * For each seat, who took its last decision that was shown, if it was not whoever sits there.
 * What merely follows from a decision (points, a turn) says nothing of who decided, and changes nothing. What was decided
 * before somebody took the seat over (`since` so many events) was not decided for them.
 */
export function decidedLast(
  history: readonly Told[],
  by: readonly (By | null)[],
  players: number,
  decisionOf: DecisionOf,
  since: readonly number[] = [],
): readonly (By | null)[] {
  const last: (By | null)[] = Array.from({ length: players }, () => null);
  for (const [place, event] of history.entries()) {
    const seat = decisionOf(event);
    if (seat !== null && seat < players) last[seat] = place < (since[seat] ?? 0) ? null : (by[place] ?? null);
  }
  return last;
}

/** How each kind of event tells whose decision it is; null: it tells none. Every kind has to be there. */
export type Deciders<Event extends Told> = {
  readonly [Kind in Event["type"]]: ((event: Extract<Event, { readonly type: Kind }>) => number | null) | null;
};

/** Of events as they arrive: one of a kind that is not known here tells no decision. */
export function decisionIn<Event extends Told>(deciders: Deciders<Event>): DecisionOf {
  const known = new Map(Object.entries(deciders) as [string, DecisionOf | null][]);
  return (event) => known.get(event.type)?.(event) ?? null;
}

/** What is said at a seat of its last decision, if it was not taken there. */
export function decidedWords(mark: SeatMark | undefined, name: string): Sentence | null {
  return mark?.by ? { id: `web-decided-${mark.by}`, args: { name } } : null;
}
