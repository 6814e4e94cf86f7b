// How a view is brought up to date: the twin of `updated` in src/camarilla/protocol/changes.py.

import type { Played } from "./protocol.ts";

/** A path of field names and places in lists, and what stands there now. */
export type ViewChange = Played["changes"][number];
type Path = ViewChange[0];

/**
 * The view with its changes made. The view that was given stays as it is, and the new one shares with it whatever has
 * not changed: so a page can compare the two, and show what moved where.
 *
 * Throws a RangeError if a path leads nowhere: then the two no longer speak of the same view, and only a new Welcome
 * helps.
 */
export function updated<View>(view: View, changes: readonly ViewChange[]): View {
  let now: unknown = view;
  for (const [path, value] of changes) now = put(now, path, 0, value);
  return now as View;
}

function put(place: unknown, path: Path, depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  if (Array.isArray(place) && typeof step === "number" && step in place) {
    return place.with(step, put(place[step], path, depth + 1, value));
  }
  if (isObject(place) && typeof step === "string" && Object.hasOwn(place, step)) {
    return { ...place, [step]: put(place[step], path, depth + 1, value) };
  }
  throw new RangeError(`no ${path.slice(0, depth + 1).join(".")} in this view`);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
