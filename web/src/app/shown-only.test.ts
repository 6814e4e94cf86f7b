// Whatever draws a game reads what has been shown. Only those named here may look at what has merely arrived.

import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../components/**/*.svelte", "../parts/**/*.svelte", "../pages/**/*.svelte", "../games/**/*.{svelte,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** They make the connection, or draw a table before there is a game; OneDevice knows to whom the device goes next. */
const MAY = new Set([
  "../pages/TablePage.svelte",
  "../parts/device/OneDevice.svelte",
  "../parts/room/WaitingRoom.svelte",
  "../parts/room/RoomTalk.svelte",
]);

/** A whole connection, and not only what may be asked of it. */
const CONNECTION = /import (?:type )?\{[^}]*\bSeat\b[^}]*\} from "[^"]*lib\/seat\.svelte\.ts"/;
const STATE = /\bPick<Seat, [^>]*"(?:view|situation|history|lines|talk|game)"/;
/** What only names it, or a part of it that may be had. */
const NAMED = /<!--.*?-->|\/\*.*?\*\/|\/\/[^\n]*|\bPick<Seat, [^>]*>/gs;

const reads = (source: string): boolean =>
  STATE.test(source) || (CONNECTION.test(source) && /\bSeat\b/.test(source.replace(CONNECTION, "").replaceAll(NAMED, "")));

test("nothing that draws a game reads what has arrived before it is shown", () => {
  const found = Object.entries(SOURCES).filter(([path, source]) => !MAY.has(path) && reads(source));
  expect(found.map(([path]) => path)).toEqual([]);
  expect(Object.keys(SOURCES).length).toBeGreaterThan(150);
});

test("those who may are still there, and a component that reads the connection would be found", () => {
  for (const path of MAY) expect(reads(SOURCES[path] ?? "")).toBe(true);
  const both = 'import type { Seat } from "../lib/seat.svelte.ts";\ntype Sitting = Pick<Seat, "you">;';
  expect(reads(both)).toBe(false);
  expect(reads(`${both}\nconst { seat }: { seat: Seat } = $props();`)).toBe(true);
  expect(reads('import type { Asking } from "../../app/directing.ts";')).toBe(false);
});
