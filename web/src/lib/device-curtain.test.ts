import { expect, test, vi } from "vitest";
import type { Director } from "../app/director.svelte.ts";
import { Device } from "./device.svelte.ts";
import type { Seat } from "./seat.svelte.ts";

vi.mock("../app/directing.ts", () => ({ directorOf: () => undefined }));
vi.mock("./seat.svelte.ts", () => ({ Seat: class {} }));

test("a curtain holds what is shown, until all is over: then there is nothing left to hold", () => {
  const own = { id: "t1", you: { seat: 0, companions: [] }, closed: null, situation: { offers: [], outcome: null as unknown } };
  const shown = { hold: vi.fn(), release: vi.fn() };
  const device = new Device(own as unknown as Seat, shown as unknown as Director);
  expect(shown.hold).toHaveBeenCalledTimes(1);
  device.lift(0);
  expect([device.looking, shown.release.mock.calls.length]).toEqual([0, 1]);
  device.lower();
  expect([device.looking, shown.hold.mock.calls.length]).toEqual([null, 2]);
  own.situation.outcome = { winners: [0] };
  device.open();
  device.lower();
  expect([shown.release.mock.calls.length, shown.hold.mock.calls.length]).toEqual([2, 2]);
});
