// A director for a connection, in the real world: the browser's clock, the person's settings, its memory.

import { house } from "../lib/house.svelte.ts";
import { keep, kept, recalled, remember } from "../lib/keeping.ts";
import type { Seat } from "../lib/seat.svelte.ts";
import { Director } from "./director.svelte.ts";

/** Everything a component may do with a connection: ask, and see how it is. What happens at the table is read from the director. */
export type Asking = Pick<
  Seat,
  "ask" | "ahead" | "mute" | "unmuted" | "id" | "companion" | "connection" | "closed" | "you" | "table" | "refused" | "parts"
>;

export function later(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
}

const LAST = "last-place";

/** Where this browser last stopped at a table, if it was at none since: its tab may have been closed. */
function lastPlace(key: string): string | null {
  const last = kept(LAST);
  return last?.startsWith(`${key} `) ? last.slice(key.length + 1) : null;
}

/** Show what arrives at a seat. */
export function directorOf(seat: Seat): Director {
  const key = `place-${seat.id}-${seat.companion ?? ""}`;
  const director = new Director({
    now: () => Date.now(),
    after: later,
    bots: () => house.bots,
    byItself: () => house.byItself,
    looking: () => !document.hidden,
    tell: (shown) => seat.tell(shown),
    recall: () => recalled(key) ?? lastPlace(key),
    keep: (place) => {
      remember(key, place);
      keep(LAST, `${key} ${place}`);
    },
  });
  seat.listen((message) => director.hear(message));
  return director;
}
