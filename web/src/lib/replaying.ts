// A replay, moment by moment: the views are worked out from the first one and what changed, as a live table's are.

import { updated } from "../wire/changes.ts";
import type { Choice, Replay, Sentence } from "../wire/protocol.ts";

export interface Moment {
  readonly views: readonly unknown[];
  readonly events: readonly { readonly type: string }[];
  readonly lines: readonly (Sentence | null)[];
  readonly choice: Choice;
  /** How many decisions had been taken: from here the game may be played on. */
  readonly decisions: number;
}

type Events = Moment["events"];

export function momentsOf(replay: Replay): Moment[] {
  let views = replay.views;
  const first = { views, events: replay.opening as Events, lines: replay.lines, choice: replay.choice, decisions: 0 };
  return [
    first,
    ...replay.steps.map((step) => {
      views = views.map((view, number) => updated(view, step.changes[number] ?? []));
      return { views, events: step.events as Events, lines: step.lines, choice: step.choice, decisions: step.decisions };
    }),
  ];
}
