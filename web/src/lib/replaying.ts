// A replay, moment by moment: the views are worked out from the first one and what changed, as a live table's are.

import { updated } from "../wire/changes.ts";
import { marksFor } from "../app/absence.ts";
import type { By, Choice, Replay, Sentence } from "../wire/protocol.ts";

export interface Moment {
  readonly views: readonly unknown[];
  readonly events: readonly { readonly type: string }[];
  readonly lines: readonly (Sentence | null)[];
  /** For each line, whether a stand-in or the clock decided it. */
  readonly by: readonly (By | null)[];
  readonly choice: Choice;
  /** How many decisions had been taken: from here the game may be played on. */
  readonly decisions: number;
}

type Events = Moment["events"];

export function momentsOf(replay: Replay): Moment[] {
  let views = replay.views;
  const first = { views, events: replay.opening as Events, lines: replay.lines, by: marksFor(replay.lines, []), choice: replay.choice, decisions: 0 };
  return [
    first,
    ...replay.steps.map((step) => {
      views = views.map((view, number) => updated(view, step.changes[number] ?? []));
      return { views, events: step.events as Events, lines: step.lines, by: marksFor(step.lines, step.by), choice: step.choice, decisions: step.decisions };
    }),
  ];
}
