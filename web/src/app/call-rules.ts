// When the page asks whether it may call, and when it calls by itself: pure, tested without a browser.

import type { Clock, QuietHours, TableInfo } from "../wire/protocol.ts";

const AN_HOUR = 3600;
const A_DAY = 86_400;

/** Whether a table goes over days: nobody is expected to sit there and wait. */
export function isOverDays(clock: Clock, waits: number | null): boolean {
  switch (clock.kind) {
    case "decision":
      return clock.seconds >= AN_HOUR;
    case "bank":
      return clock.seconds >= A_DAY;
    case "none":
      return waits === null || waits >= A_DAY;
  }
}

/** Whether one's time runs while one sits there: then nobody has to be called. */
export function isLive(clock: Clock): boolean {
  return clock.kind !== "none" && !isOverDays(clock, null);
}

/** Whether other people play here, too. */
export function hasCompany(table: TableInfo, seat: number | null): boolean {
  return table.seats.some((one, number) => one.kind === "person" && number !== seat && !one.is_bot && !one.left);
}

export interface Moment {
  readonly table: TableInfo;
  /** Where one sits. */
  readonly seat: number | null;
  /** Whether one has decided something here since one came. */
  readonly decided: boolean;
  /** Whether one is asked now. */
  readonly asked: boolean;
  /** The visit of this browser that this is, from 1. */
  readonly visit: number;
}

/**
 * Whether this is the moment to ask, at the table or in leaving it: other people play, no live clock runs, one has
 * taken a decision of one's own and is not asked for the next. Nobody is asked at a first visit, except at a table
 * over days: whoever closes that page without being called has no reason to know when to come back.
 */
export function mayOffer({ table, seat, decided, asked, visit }: Moment): boolean {
  const { clock, grace } = table.settings;
  if (seat === null || !decided || asked || table.phase !== "playing") return false;
  if (!hasCompany(table, seat) || isLive(clock)) return false;
  return visit > 1 || isOverDays(clock, grace);
}

/** Whether it is quiet now, at that minute of the day; hours may go over midnight. */
export function isQuiet(quiet: Pick<QuietHours, "from" | "to"> | null, minute: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const after = minute >= quiet.from;
  const before = minute < quiet.to;
  return quiet.from < quiet.to ? after && before : after || before;
}

/** The minute of the day in some zone. */
export function minuteIn(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: zone }).formatToParts(now);
  const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return of("hour") * 60 + of("minute");
}

/** Minutes of the day as a time field has them, and back. */
export function clockTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number | null {
  const found = /^(\d{2}):(\d{2})/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
