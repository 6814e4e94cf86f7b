// SE-7.1: a look that was put away is gone, also for a page that is loaded anew. What is kept says where a token lay when
// it was seen, which all know; never what it was.

import { keep, kept } from "../../lib/keeping.ts";
import type { View } from "../../wire/secrets.ts";
import { markOf } from "./showing.ts";

const shelf = (view: View): string => `secrets-seen-${view.reader}`;

/** The mark of what this reader has put away at this table. */
export function putAway(view: View): string | null {
  const [where, ...mark] = (kept(shelf(view)) ?? "").split(" ");
  return where === location.pathname ? mark.join(" ") : null;
}

/** Another game has begun here: nothing of it has been put away. */
export function keepNone(view: View): void {
  keep(shelf(view), "");
}

/** What the view still tells of looks has been seen: all of it, or the first so many. */
export function keepAway(view: View, count?: number): void {
  if (view.turn === 1 || view.options.notebook === "off") keep(shelf(view), `${location.pathname} ${markOf(view, count)}`);
}
