// What may be done at a seat whose owner is not there; set by the live table, and by nothing else.

import { getContext, setContext } from "svelte";
import type { SeatMark } from "../lib/scene.ts";

export interface AbsenceActs {
  /** Whether one may ask to play there oneself. */
  mayTake(mark: SeatMark | undefined): boolean;
  /** Whether one may ask somebody else in. */
  mayInvite(mark: SeatMark | undefined): boolean;
  take(seat: number): void;
  invite(seat: number): void;
}

const KEY = Symbol("absence");

export function provideAbsenceActs(acts: AbsenceActs): void {
  setContext(KEY, acts);
}

/** Null in a replay, and wherever nothing can be done. */
export function useAbsenceActs(): AbsenceActs | null {
  return getContext<AbsenceActs | undefined>(KEY) ?? null;
}
