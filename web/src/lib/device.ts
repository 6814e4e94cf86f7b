// Several people at one screen: who has it next, what they have missed, how many play.

import type { Sentence } from "../wire/protocol.ts";

/** Somebody at this screen: where they sit, and whether a decision is asked of them. */
export interface Place {
  readonly seat: number;
  readonly asked: boolean;
}

/**
 * Whom the device goes to: whoever had it last, while they are asked; else the next who is, in seat order. Where several
 * answer under seal it goes round to all of them, always the same way, so the order tells nothing.
 */
export function nextHand(places: readonly Place[], last: number | null): number | null {
  const asked = places.filter((place) => place.asked).map((place) => place.seat);
  const round = asked.toSorted((a, b) => a - b);
  return round.find((seat) => last === null || seat >= last) ?? round[0] ?? null;
}

/** How much of what somebody missed is told to them at once. */
const MOST_TOLD = 14;

/** What happened since somebody last looked. A log that is shorter than it was has begun anew: all of it is news. */
export function missed(lines: readonly (Sentence | null)[], told: number): Sentence[] {
  const fresh = lines.slice(told > lines.length ? 0 : told);
  return fresh.filter((line) => line !== null).slice(-MOST_TOLD);
}

/** How many bots may sit down beside so many people. */
export function botCounts(least: number, most: number, people: number): number[] {
  const fewest = Math.max(0, least - people);
  return Array.from({ length: Math.max(0, most - people - fewest + 1) }, (_, more) => fewest + more);
}

/** The names as they were typed; whoever gave none gets one. */
export function allNamed(typed: readonly string[], madeUp: () => string): string[] {
  return typed.map((name) => name.trim() || madeUp());
}
