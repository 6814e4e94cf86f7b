// The clocks a table may have, from an evening without hurry to a move a day.

import type { Clock } from "../wire/protocol.ts";

export const CLOCKS: Readonly<Record<string, Clock>> = {
  none: { kind: "none" },
  quick: { kind: "decision", seconds: 30 },
  calm: { kind: "decision", seconds: 120 },
  evening: { kind: "bank", seconds: 900, increment: 10 },
  day: { kind: "decision", seconds: 86_400 },
};

export function clockKey(clock: Clock): string {
  const found = Object.entries(CLOCKS).find(([, one]) => JSON.stringify(one) === JSON.stringify(clock));
  return found?.[0] ?? "other";
}

/** Time left on a clock, as on a clock: 1:05, or 2:00:00. */
export function onTheClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
