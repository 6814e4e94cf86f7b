// The first-game guide: notes that are pinned to the thing they explain, each read once.
//
// A game's notes are `lib/guide/KEY.ts`, in the order in which they are wanted. Their words are the messages
// `web-guide-KEY-NAME`, which are given the number of players. A note is pinned to whatever bears its anchor in
// `data-guide` (several anchors are parted by spaces), and to the prompt line where nothing does. A show that lies over
// the table bears `data-guide-alone`: while it lasts, only what is in it is explained.

/** What a note can ask about before it appears. */
export interface Moment<View> {
  readonly view: View;
  readonly you: number;
  /** The kinds of decision one may take now; none while others are asked. */
  readonly asked: ReadonlySet<string>;
  /** The kinds of event that there have been in this game. */
  readonly happened: ReadonlySet<string>;
  /** Whether one may speak at this table. */
  readonly talks: boolean;
}

export interface Note<View> {
  readonly name: string;
  /** The anchor of what it explains. */
  readonly at: string;
  when(moment: Moment<View>): boolean;
}

const NOTES = import.meta.glob<{ default: readonly Note<unknown>[] }>([
  "./royal-secrets.ts",
  "./secrets.ts",
  "./road-to-the-palace.ts",
]);

/** The notes of a game; none for a game that has no guide. */
export async function notesOf(game: string): Promise<readonly Note<unknown>[]> {
  return (await NOTES[`./${game}.ts`]?.())?.default ?? [];
}

/** No more notes than these come before a decision; the others wait for the next one. */
export const MOST = 2;

/**
 * The note to show now, or none, when `said` others have been shown since the last decision. One that is shown stays
 * while there is reason for it; of the others the first whose thing is there comes before those that have to speak from
 * the prompt line, and the last one before a decision is about what is asked.
 */
export function wanted<View>(
  notes: readonly Note<View>[],
  read: readonly string[],
  moment: Moment<View>,
  isThere: (anchor: string) => boolean,
  alone: boolean,
  shown: string | null,
  said = 0,
): Note<View> | null {
  const due = notes.filter((note) => !read.includes(note.name) && note.when(moment));
  const there = due.filter((note) => isThere(note.at));
  const able = there.length > 0 || alone ? there : due;
  const stays = (alone ? there : due).find((note) => note.name === shown);
  if (stays || said >= MOST) return stays ?? null;
  const unasked = { ...moment, asked: new Set<string>() };
  const pressing = said === MOST - 1 ? able.find((note) => !note.when(unasked)) : undefined;
  return pressing ?? able[0] ?? null;
}
