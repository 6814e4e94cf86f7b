import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lendFocus } from "./lent-focus.ts";

/** As much of a page as has the focus somewhere. */
class Thing {
  there = true;
  readonly inside: string;
  constructor(inside = "") {
    this.inside = inside;
  }
  closest(selector: string): Thing | null {
    return this.inside !== "" && selector.includes(this.inside) ? this : null;
  }
  focus({ preventScroll }: FocusOptions): void {
    expect(preventScroll).toBe(true);
    if (this.there && this !== page.body) page.activeElement = this;
  }
}

let page: { body: Thing; activeElement: Thing; querySelector: (selector: string) => Thing | null };
let dialog: Thing | null;
let [prompt, next] = [new Thing(), new Thing()];

beforeEach(() => {
  const body = new Thing();
  [prompt, next, dialog] = [new Thing(), new Thing(), null];
  page = { body, activeElement: body, querySelector: (selector) => (selector === "[data-prompt]" ? prompt : dialog) };
  vi.stubGlobal("document", page);
  vi.stubGlobal("HTMLElement", Thing);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

const lend = (): (() => void) | undefined => lendFocus(next as unknown as HTMLElement);

async function end(back: (() => void) | undefined): Promise<void> {
  if (page.activeElement === next) page.activeElement = page.body; // it goes with its button
  back?.();
  await new Promise((done) => setTimeout(done));
}

test("Next has the focus as long as a row waits, then it is where it was", async () => {
  const card = (page.activeElement = new Thing());
  const back = lend();
  expect(page.activeElement).toBe(next);
  await end(back);
  expect(page.activeElement).toBe(card);
});

test("if that is gone, or was nothing, it is at the prompt line", async () => {
  const card = (page.activeElement = new Thing());
  const back = lend();
  card.there = false;
  await end(back);
  expect(page.activeElement).toBe(prompt);
  page.activeElement = page.body;
  await end(lend());
  expect(page.activeElement).toBe(prompt);
});

test("where somebody has taken it meanwhile it stays", async () => {
  const back = lend();
  const log = (page.activeElement = new Thing());
  await end(back);
  expect(page.activeElement).toBe(log);
});

test("it is not taken from whoever writes, nor from a dialog", () => {
  const line = (page.activeElement = new Thing("textarea"));
  expect(lend()).toBeUndefined();
  expect(page.activeElement).toBe(line);
  page.activeElement = page.body;
  dialog = new Thing();
  expect(lend()).toBeUndefined();
  expect(page.activeElement).toBe(page.body);
});
