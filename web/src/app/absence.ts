// Who is away, who plays for whom, and who may do something about it. Times are this machine's (`marksOf` has seen to it).

import type { SeatMark } from "../lib/scene.ts";
import type { Seat } from "../lib/seat.svelte.ts";
import type { By, Sentence, TableInfo, You } from "../wire/protocol.ts";
import { roughly, type WaitingTime } from "./waiting-time.ts";

/** As much of a connection as what is about people needs. */
export type Sitting = Pick<Seat, "ask" | "you" | "table" | "id">;

/** How somebody comes to a table by its link: to sit down, to watch, or to ask for a seat that a bot plays. */
export type Coming = "sit" | "watch" | { readonly seat: number };

/** Somebody who sits here but is not at the table, or has given the seat up. */
export interface Absence {
  /** When they went; null if they are here all the same. */
  readonly since: number | null;
  /** When a bot will play for them; null if none is on its way. */
  readonly waitsUntil: number | null;
  /** How long the table waits altogether, in seconds. */
  readonly waits: WaitingTime;
  /** Whether a bot plays for them now. */
  readonly standIn: boolean;
  /** Whether they gave the seat up for good. */
  readonly left: boolean;
  /** Who asks to play there. */
  readonly wantedBy: string | null;
}

export type Status = "here" | "bot" | "away" | "stand-in" | "left";

export function statusOf(mark: SeatMark | undefined): Status {
  if (mark?.kind === "bot") return "bot";
  const absence = mark?.absence;
  if (!absence) return "here";
  if (absence.left) return "left";
  if (absence.standIn) return "stand-in";
  return absence.since === null ? "here" : "away";
}

/** What stands at a seat about whoever is not there; null for somebody who is, and for bots. */
export function statusWords(mark: SeatMark | undefined, now: number): Sentence | null {
  const absence = mark?.absence;
  if (!absence) return null;
  if (absence.left) return { id: absence.standIn ? "web-seat-given-up" : "web-seat-given-up-sleeps", args: {} };
  if (absence.standIn) return { id: "web-stand-in-plays", args: {} };
  if (absence.since === null) return null;
  const gone = now - absence.since;
  if (gone < 60_000) return { id: "web-away-now", args: {} };
  return { id: "web-away-for", args: { time: { type: "phrase", of: roughly(gone) } } };
}

/** The same where there is room for a word or two. */
export function statusInShort(mark: SeatMark | undefined): Sentence | null {
  switch (statusOf(mark)) {
    case "away":
      return { id: "web-away-now", args: {} };
    case "stand-in":
      return { id: "web-stand-in-plays", args: {} };
    case "left":
      return { id: "web-seat-given-up-sleeps", args: {} };
    default:
      return null;
  }
}

/** Whether at most one person sits here who has not given up: then the table waits for that person for ever. */
export function isSolo(table: TableInfo | null): boolean {
  const persons = (table?.seats ?? []).filter((seat) => seat.kind === "person" && !seat.is_bot && !seat.left);
  return persons.length <= 1;
}

/** Whether somebody else may be let in at this seat. */
export function mayBeTaken(table: TableInfo | null, mark: SeatMark | undefined): boolean {
  const absence = mark?.absence;
  return table?.phase === "playing" && !table.settings.rated && !!absence && (absence.left || absence.standIn);
}

/** What is to be said beside the prompt, the most pressing first. */
export type Notice =
  | { readonly kind: "wanted"; readonly seat: number; readonly by: string }
  | { readonly kind: "away"; readonly seat: number; readonly until: number; readonly waits: WaitingTime; readonly more: number }
  | { readonly kind: "asked"; readonly seat: number }
  | { readonly kind: "takeable"; readonly seat: number };

export function noticeOf(table: TableInfo | null, you: You | null, marks: readonly SeatMark[]): Notice | null {
  if (table?.phase !== "playing" || !you) return null;
  const wanted = marks.findIndex((mark) => mark.absence?.wantedBy != null);
  const by = marks[wanted]?.absence?.wantedBy;
  if (by != null && you.is_host && by !== you.name) return { kind: "wanted", seat: wanted, by };
  const waiting = marks
    .flatMap((mark, seat) => (mark.absence?.waitsUntil != null && seat !== you.seat ? [{ seat, until: mark.absence.waitsUntil, waits: mark.absence.waits }] : []))
    .toSorted((a, b) => a.until - b.until);
  const first = waiting[0];
  if (first) return { kind: "away", ...first, more: waiting.length - 1 };
  if (you.seat !== null) return null;
  const asked = marks.findIndex((mark) => mark.absence?.wantedBy === you.name);
  if (asked >= 0) return { kind: "asked", seat: asked };
  const open = marks.findIndex((mark) => mayBeTaken(table, mark) && mark.absence?.wantedBy == null);
  return open >= 0 ? { kind: "takeable", seat: open } : null;
}

/** Marks one a line: where the server sends none, nobody but who sits there has decided. */
export function marksFor(lines: readonly unknown[], by: readonly (By | null)[]): readonly (By | null)[] {
  return by.length === lines.length ? by : lines.map(() => null);
}

/** Whose decision a line tells, if it names its player. */
export function whose(line: Sentence): number | null {
  const player = line.args["player"];
  return typeof player === "object" && player.type === "name" ? player.seat : null;
}

/** Whom the table waits for, as everybody sees it: every game's view tells. */
export function waitingIn(view: unknown): readonly number[] {
  const waiting = (view as { readonly waiting?: unknown } | null)?.waiting;
  return Array.isArray(waiting) ? waiting.filter((seat) => typeof seat === "number") : [];
}

/** Who plays where this reader sat in this game, if it is somebody else now: the server tells, on any device. */
export function replacedBy(table: TableInfo | null, you: You | null): string | null {
  const former = you?.former;
  if (!former || you.seat !== null || former.number !== table?.number) return null;
  const place = table.seats[former.seat];
  if (place?.kind === "person" && place.left) return null; // nobody does: it may be asked for
  return place?.kind === "person" ? place.name : former.taken_by;
}
