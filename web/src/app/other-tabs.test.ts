import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answerForTable, isLookedAtElsewhere } from "./other-tabs.ts";

/** What is said is heard at once: how soon the real ones deliver is the machine's affair. */
class Channel extends EventTarget {
  static readonly open = new Set<Channel>();
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
    Channel.open.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent("message", { data }));
  }

  close(): void {
    Channel.open.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("BroadcastChannel", Channel);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function asked(table: string): Promise<boolean> {
  const answer = isLookedAtElsewhere(table);
  await vi.runAllTimersAsync();
  return answer;
}

test("a tab that is looked at says so to another that asks for its table, a hidden one does not", async () => {
  vi.stubGlobal("document", { hidden: false });
  const stop = answerForTable("t1");
  expect([await asked("t1"), await asked("t2")]).toEqual([true, false]);
  vi.stubGlobal("document", { hidden: true });
  expect(await asked("t1")).toBe(false);
  vi.stubGlobal("document", { hidden: false });
  stop();
  expect(await asked("t1")).toBe(false);
  expect(Channel.open.size).toBe(0);
});

test("where tabs cannot speak to each other, nobody is known to look", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  answerForTable("t1")();
  expect(await isLookedAtElsewhere("t1")).toBe(false);
});
