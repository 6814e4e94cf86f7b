// Several people at one screen: who has it next, what they have missed, how many play.

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

/** How many bots may sit down beside so many people. */
export function botCounts(least: number, most: number, people: number): number[] {
  const fewest = Math.max(0, least - people);
  return Array.from({ length: Math.max(0, most - people - fewest + 1) }, (_, more) => fewest + more);
}

/** The names as they were typed; whoever gave none gets one. */
export function allNamed(typed: readonly string[], madeUp: () => string): string[] {
  return typed.map((name) => name.trim() || madeUp());
}
