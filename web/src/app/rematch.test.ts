import { expect, test } from "vitest";
import type { PersonSeat, Seat } from "../wire/protocol.ts";
import { againstBots, type Connection, nextLevel, playAgain } from "./rematch.svelte.ts";

const LEVELS = ["page", "courtier", "minister"];
const person = (left = false): PersonSeat => ({
  kind: "person",
  name: "Ann",
  is_bot: false,
  is_host: true,
  away_since: null,
  stand_in: false,
  left,
  waits_until: null,
  wanted_by: null,
});
const bot = (level: string): Seat => ({ kind: "bot", name: "Bruno", level });

function table(seats: readonly Seat[]): { readonly asked: unknown[]; readonly connection: Connection } {
  const asked: unknown[] = [];
  const ask = async (request: unknown): Promise<null> => {
    asked.push(request);
    return null;
  };
  return { asked, connection: { id: "t", table: { seats }, ask } as unknown as Connection };
}

test("whoever is alone with bots, or with seats that were given up, need not wait for anybody", () => {
  expect(againstBots([person(), bot("page")], 0)).toBe(true);
  expect(againstBots([person(), person(true), bot("page")], 0)).toBe(true);
  expect(againstBots([person(), person(), bot("page")], 0)).toBe(false);
  expect(againstBots([bot("page"), bot("page")], null)).toBe(false);
});

test("the next level is the one after the strongest bot's, as long as there is one", () => {
  expect(nextLevel([person(), bot("page"), bot("courtier")], LEVELS)).toBe("minister");
  expect(nextLevel([person(), bot("minister")], LEVELS)).toBeNull();
});

test("the same again is a rematch that begins at once", async () => {
  const { asked, connection } = table([person(), bot("page"), bot("courtier")]);
  await playAgain(connection, LEVELS);
  expect(asked).toEqual([{ type: "Rematch" }, { type: "Start" }]);
});

test("the next level seats its bots before it begins, also where somebody has left", async () => {
  const { asked, connection } = table([person(), bot("page"), person(true)]);
  await playAgain(connection, LEVELS, "courtier");
  expect(asked).toEqual([
    { type: "Rematch" },
    { type: "Clear", seat: 1 },
    { type: "AddBot", level: "courtier", seat: 1 },
    { type: "AddBot", level: "courtier", seat: 2 },
    { type: "Start" },
  ]);
});
