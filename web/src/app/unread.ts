// What has been said at a table since one last read its talk; kept in this browser, so that a reload makes nothing read.

import { keep, kept } from "../lib/keeping.ts";
import type { Talked } from "../wire/protocol.ts";

/** Who reads: by seat, if they have one, and by name. */
export interface Reader {
  readonly seat: number | null;
  readonly name: string | null;
}

/** What others have said or claimed; who comes and goes is told there too, but calls nobody to read it. */
function others(talk: readonly Talked[], reader: Reader): readonly Talked[] {
  return talk.filter((one) => (one.kind === "said" ? one.name !== reader.name : one.kind === "claimed" && one.seat !== reader.seat));
}

/** When the last of it was said by others, by the server's clock: what is told at once must not pass for what waits. */
export function lastSaid(talk: readonly Talked[], reader: Reader): number {
  return Math.max(0, ...others(talk, reader).map(({ at }) => at));
}

/** How much others have said since. */
export function unreadIn(talk: readonly Talked[], reader: Reader, read: number): number {
  return others(talk, reader).filter(({ at }) => at > read).length;
}

/** Until when the talk of this table was read here; null at a table that is new here. */
export function readHere(table: string): number | null {
  const at = kept(`talk-read-${table}`);
  return at === null ? null : Number(at) || 0;
}

export function keepRead(table: string, read: number): void {
  keep(`talk-read-${table}`, String(read));
}
