// How long a table waits for somebody who is away, in words: what may be chosen, what it means, what is left of it.

import type { Clock, Sentence, Settings } from "../wire/protocol.ts";

/** In seconds, from short to long; null waits for ever. */
export type WaitingTime = Settings["grace"];

const PRESETS: readonly WaitingTime[] = [60, 90, 180, 600, 86_400, null];
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Up to here a countdown is told in the smaller unit. */
const MANY = 100;
/** The seconds before the end at which a countdown is said again to those who hear it. */
const SAID_AT = [30, 10] as const;

/** A clock says by itself when a decision is taken for somebody: then there is nothing to choose. */
export function mayChooseWaiting(clock: Clock): boolean {
  return clock.kind === "none";
}

/** What may be chosen, with what holds now among it. */
export function waitingTimes(chosen: WaitingTime): readonly WaitingTime[] {
  if (PRESETS.includes(chosen)) return PRESETS;
  return [...PRESETS, chosen].toSorted((a, b) => (a ?? Infinity) - (b ?? Infinity));
}

/** A waiting time on a button. */
export function waitingLabel(time: WaitingTime): Sentence {
  if (time === null) return { id: "web-waiting-short-never", args: {} };
  if (time === DAY) return { id: "web-waiting-short-day", args: {} };
  const { unit, count } = whole(time);
  return { id: `web-waiting-short-${unit}`, args: { count } };
}

/** What a table does about somebody who is away, in one sentence. */
export function waitingRule({ clock, grace }: Pick<Settings, "clock" | "grace">): Sentence {
  if (clock.kind !== "none") return { id: `web-waiting-clock-${clock.kind}`, args: {} };
  if (grace === null) return { id: "web-waiting-never", args: {} };
  return { id: "web-waiting-after", args: { time: { type: "phrase", of: spelled(grace) } } };
}

/** What happens while nobody at all is here: a table sleeps, but a clock goes on deciding. */
export function noneHere({ clock }: Pick<Settings, "clock">): Sentence {
  return { id: clock.kind === "none" ? "web-waiting-sleeps" : "web-waiting-clock-goes-on", args: {} };
}

/** A time in words: 90 seconds, 3 minutes, a day. */
export function spelled(seconds: number): Sentence {
  if (seconds === DAY) return { id: "web-time-day", args: {} };
  const { unit, count } = whole(seconds);
  return { id: `web-time-${unit}`, args: { count } };
}

/** How long ago something was, roughly, in words: one unit, never more than it was. */
export function roughly(ms: number): Sentence {
  const seconds = Math.max(1, Math.floor(ms / 1000));
  if (seconds >= MINUTE && seconds < 2 * MINUTE) return { id: "web-time-minutes", args: { count: 1 } };
  const size = seconds < MINUTE ? 1 : seconds < HOUR ? MINUTE : seconds < DAY ? HOUR : DAY;
  return spelled(Math.floor(seconds / size) * size);
}

/** What is left of a waiting time, for a countdown: seconds at the end of it, else a rougher unit. */
export function leftWords(ms: number): Sentence {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < MANY) return { id: "web-left-seconds", args: { count: seconds } };
  if (seconds < MANY * MINUTE) return { id: "web-left-minutes", args: { count: Math.ceil(seconds / MINUTE) } };
  if (seconds < 2 * DAY) return { id: "web-left-hours", args: { count: Math.ceil(seconds / HOUR) } };
  return { id: "web-left-days", args: { count: Math.ceil(seconds / DAY) } };
}

/** How much of the whole waiting time is left, from 1 to 0. */
export function shareLeft(leftMs: number, wholeSeconds: WaitingTime): number {
  if (wholeSeconds === null) return 1;
  return Math.max(0, Math.min(1, leftMs / (wholeSeconds * 1000)));
}

/** Which saying of a countdown this is: first 0, then one more at 30 and at 10 seconds. It is said when that changes. */
export function sayingOf(leftMs: number): number {
  return SAID_AT.filter((second) => leftMs <= second * 1000).length;
}

function whole(seconds: number): { unit: "seconds" | "minutes" | "hours" | "days"; count: number } {
  if (seconds % DAY === 0) return { unit: "days", count: seconds / DAY };
  if (seconds % HOUR === 0) return { unit: "hours", count: seconds / HOUR };
  if (seconds % MINUTE === 0 && seconds > MINUTE) return { unit: "minutes", count: seconds / MINUTE };
  return { unit: "seconds", count: seconds };
}
