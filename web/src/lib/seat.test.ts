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
  onmessage: ((event: { data: string }) => void) | null = null;
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

  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
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
  const nothing = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", { hidden: false, ...nothing });
  vi.stubGlobal("window", nothing);
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
    vi.advanceTimersByTime(1000);
    expect(TestSocket.all).toHaveLength(2);
    latest().open();
    expect(latest().sent.map(({ type }) => type)).toEqual(["Hello", "Look", "Shown"]);
    expect(latest().sent.at(-1)).toEqual(shown);
    seat.close();
  });

  test("one that says nothing any more is given up, and told as lost; one that answers is not", () => {
    const seat = new Seat("table");
    latest().open();
    for (let beats = 0; beats < 4; beats++) {
      vi.advanceTimersByTime(15_000);
      const beat = latest().sent.at(-1);
      expect(beat).toMatchObject({ type: "Look", looking: true, id: expect.any(String) as string });
      latest().hear({ type: "Done", id: beat?.type === "Look" ? beat.id : "" });
    }
    expect([TestSocket.all.length, seat.connection]).toEqual([1, "connected"]);
    vi.advanceTimersByTime(15_000 + 7999);
    expect(seat.connection).toBe("connected");
    vi.advanceTimersByTime(1);
    expect([seat.connection, TestSocket.all[0]?.readyState]).toEqual(["lost", 3]);
    vi.advanceTimersByTime(200);
    expect(TestSocket.all).toHaveLength(2);
    seat.close();
  });

  test("a page that nobody looks at asks for no answer, and gives nothing up", () => {
    const seat = new Seat("table");
    latest().open();
    vi.stubGlobal("document", { ...document, hidden: true });
    vi.advanceTimersByTime(120_000);
    expect(TestSocket.all).toHaveLength(1);
    expect(latest().sent.filter((one) => one.type === "Look" && one.id !== null)).toEqual([]);
    seat.close();
  });

  test("who has been shown nothing says nothing of it", () => {
    const seat = new Seat("table");
    latest().open();
    expect(latest().sent.map(({ type }) => type)).toEqual(["Hello", "Look"]);
    seat.close();
  });
});
