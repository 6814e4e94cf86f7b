// How long something has waited, and until when it may, in words.

import { localeOf } from "../lib/locale.ts";
import type { Lang } from "../lib/speaker.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "20 minutes", "3 hours", "2 days"; null for less than a minute. */
export function lasting(ms: number, lang: Lang): string | null {
  const said = (value: number, unit: string): string =>
    new Intl.NumberFormat(localeOf(lang), { style: "unit", unit, unitDisplay: "long" }).format(value);
  if (ms < MINUTE) return null;
  if (ms < HOUR) return said(Math.floor(ms / MINUTE), "minute");
  if (ms < DAY) return said(Math.floor(ms / HOUR), "hour");
  return said(Math.floor(ms / DAY), "day");
}

/** "18:00" today, "Monday 18:00" before: always in the reader's own time. */
export function sinceWhen(at: number, now: number, lang: Lang): string {
  const day = midnight(at) === midnight(now) ? {} : ({ weekday: "long" } as const);
  return new Intl.DateTimeFormat(localeOf(lang), { ...day, hour: "2-digit", minute: "2-digit" }).format(at);
}

/** "18:00" today, "tomorrow, 18:00", then the day: always in the reader's own time. */
export function untilWhen(at: number, now: number, lang: Lang): string {
  const locale = localeOf(lang);
  const time = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" }).format(at);
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (days === 0) return time;
  const day =
    days === 1
      ? new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(1, "day")
      : new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" }).format(at);
  return `${day}, ${time}`;
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
