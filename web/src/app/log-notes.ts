// What everybody is told about who has gone, who plays for whom and who is back, at its place in the log.

import type { SeatMark } from "../lib/scene.ts";
import type { Noted, Talked } from "../wire/protocol.ts";

export interface Placed {
  readonly note: Noted;
  /** After how many lines of the log it came; null if that is not known, so it is not told there. */
  readonly after: number | null;
}

/**
 * The notes with their places, as the server says them. Where the past is left to memory it does not: there those that
 * were placed keep their place, new ones come after the lines there are, and of old ones only what still holds is told,
 * the last of each seat, at the end.
 */
export function placed(before: readonly Placed[] | null, talk: readonly Talked[], lines: number, marks: readonly SeatMark[]): Placed[] {
  const notes = talk.filter((said): said is Noted => said.kind === "noted");
  const known = before ?? [];
  const fresh = notes.filter((note) => !known.some((one) => same(one.note, note)));
  const isLast = (note: Noted): boolean => notes.findLast(({ seat }) => seat === note.seat) === note;
  const isTold = (note: Noted): boolean => before !== null || (marks[note.seat]?.absence !== undefined && isLast(note));
  const kept = known.flatMap(({ note: old, after }) => {
    const note = notes.find((one) => same(one, old));
    return note ? [{ note, after: note.after ?? after }] : [];
  });
  const all = [...kept, ...fresh.map((note) => ({ note, after: note.after ?? (isTold(note) ? lines : null) }))];
  return all.toSorted((one, other) => one.note.at - other.note.at); // what was missed comes after what is told at once
}

const TAKEN_OVER = "table-noted-taken-over";

/** After how many events each seat was last taken over by somebody else; 0 where it was not, or where that is not known. */
export function takenOverAfter(talk: readonly Talked[], players: number): number[] {
  const taken = talk.filter((said): said is Noted => said.kind === "noted" && said.words.id === TAKEN_OVER);
  return Array.from({ length: players }, (_, seat) => Math.max(0, ...taken.filter((note) => note.seat === seat).map(({ after }) => after ?? 0)));
}

/** Who sat where when a line of the log was told: what somebody did stays theirs when another plays on. */
export function namesAt(place: number, notes: readonly Placed[], names: readonly string[]): readonly string[] {
  const former = notes.filter(({ note, after }) => note.words.id === TAKEN_OVER && after !== null && after > place);
  if (former.length === 0) return names;
  return names.map((name, seat) => {
    const next = former.find(({ note }) => note.seat === seat);
    return next ? String(next.note.words.args["name"] ?? name) : name;
  });
}

function same(one: Noted, other: Noted): boolean {
  return one.at === other.at && one.seat === other.seat && one.words.id === other.words.id;
}
