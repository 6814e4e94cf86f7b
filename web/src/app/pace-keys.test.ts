import { expect, test, vi } from "vitest";
import type { Director } from "./director.svelte.ts";
import { isNextOffered, keepSpace, pressed } from "./pace-keys.ts";

/** Who presses a key, by what they are in: "button", "input", "dialog"... */
const at = (...inside: readonly string[]) => ({
  closest: (selector: string) =>
    selector.split(", ").some((one) => inside.some((name) => name === one || (name === "input" && one.startsWith("input")))) ? { hasAttribute: () => inside.includes("[data-next]") } : null,
});

function press(key: string, target: unknown = at(), more: Partial<KeyboardEvent> = {}, state: Partial<Director> = {}): { did: string[]; taken: boolean } {
  const did: string[] = [];
  const shown = { catchUp: null, held: false, press: () => did.push("next"), back: () => did.push("back"), toNow: () => did.push("now"), ...state };
  const preventDefault = vi.fn();
  pressed({ key, target, preventDefault, ...more } as unknown as KeyboardEvent, shown as unknown as Director);
  return { did, taken: preventDefault.mock.calls.length > 0 };
}

test("Space is Next, with Shift back, End goes to now, and nothing else is taken", () => {
  expect(press(" ")).toEqual({ did: ["next"], taken: true });
  expect(press(" ", at(), { shiftKey: true })).toEqual({ did: ["back"], taken: true });
  expect(press("End")).toEqual({ did: ["now"], taken: true });
  expect(press("ArrowRight")).toEqual({ did: [], taken: false });
  expect(press(" ", at(), { ctrlKey: true })).toEqual({ did: [], taken: false });
});

test("a key that is held down goes on once", () => {
  expect(press(" ", at(), { repeat: true })).toEqual({ did: [], taken: true });
});

test("whoever writes, or is in a dialog, is left alone; a button keeps its own Space, unless it is Next", () => {
  for (const place of ["input", "textarea", "dialog:not(.moment)"]) expect(press(" ", at(place))).toEqual({ did: [], taken: false });
  expect(press(" ", at("button"))).toEqual({ did: [], taken: false });
  expect(press("End", at("button")).did).toEqual(["now"]);
  expect(press(" ", at("button", "[data-next]")).did).toEqual(["next"]);
  expect(press(" ", {}).did).toEqual(["next"]); // the window itself
});

test("nothing goes on under a card, or behind a curtain", () => {
  expect(press(" ", at(), {}, { catchUp: {} as never }).did).toEqual([]);
  expect(press("End", at(), {}, { held: true } as never).did).toEqual([]);
});

test("while one looks at the last count again its own keys turn the steps, but End goes to now", () => {
  expect(press(" ", at(), {}, { again: true })).toEqual({ did: [], taken: false });
  expect(press("End", at(), {}, { again: true })).toEqual({ did: ["now"], taken: true });
});

test("in a replay the keys are for what has a Next of its own, else for the timeline", () => {
  const moment = (kind: string, ownNext?: boolean) => ({ moment: { kind, ownNext } }) as never;
  expect(isNextOffered({ moment: null })).toBe(false);
  expect([moment("pass"), moment("beat"), moment("beat", true), moment("stop")].map(isNextOffered)).toEqual([false, false, true, true]);
});

test("a Space that went on does not press the button again when it comes up", () => {
  const up = (target: unknown): boolean => {
    const preventDefault = vi.fn();
    keepSpace({ key: " ", target, preventDefault } as unknown as KeyboardEvent);
    return preventDefault.mock.calls.length > 0;
  };
  expect([up(at("[data-next]")), up(at("button")), up({})]).toEqual([true, false, false]);
});
