import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Shown, ToServer } from "../wire/protocol.ts";
import { Seat } from "./seat.svelte.ts";

/** A connection of the test's own: it opens and breaks when the test says so. */
class TestSocket {
  static readonly OPEN = 1;
  static readonly all: TestSocket[] = [];
  readyState = 0;
  readonly sent: ToServer[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ToServer);
  }

  open(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }

  close(): void {
    this.readyState = 3;
  }
}

const latest = (): TestSocket => TestSocket.all.at(-1)!;
const shown: Shown = { type: "Shown", ply: 7, number: 1, bots: "normal" };

beforeEach(() => {
  vi.useFakeTimers();
  TestSocket.all.length = 0;
  vi.stubGlobal("WebSocket", TestSocket);
  vi.stubGlobal("location", { protocol: "https:", host: "example.org" });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a connection", () => {
  test("what was shown while it was lost is said on the next one: bots wait for it", () => {
    const seat = new Seat("table");
    latest().open();
    latest().break();
    seat.tell(shown);
    vi.runOnlyPendingTimers();
    expect(TestSocket.all).toHaveLength(2);
    latest().open();
    expect(latest().sent.map(({ type }) => type)).toEqual(["Hello", "Look", "Shown"]);
    expect(latest().sent.at(-1)).toEqual(shown);
    seat.close();
  });

  test("who has been shown nothing says nothing of it", () => {
    const seat = new Seat("table");
    latest().open();
    expect(latest().sent.map(({ type }) => type)).toEqual(["Hello", "Look"]);
    seat.close();
  });
});
