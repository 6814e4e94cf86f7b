// A row of steps that waits has the keyboard's focus at its Next, and gives it back when it is over.

import { tick } from "svelte";
import { WRITING } from "./pace-keys.ts";

/** Whether whoever uses the keyboard is at something that is not to be taken from them: they write, or a sheet lies over the table. */
function isBusy(at: Element | null): boolean {
  const isSheet = matchMedia("(max-width: 820px)").matches && at?.closest(".panel.is-open");
  return Boolean(isSheet || at?.closest(WRITING) || document.querySelector("dialog[open]"));
}

/**
 * Give a button the focus; what is returned gives it back to where it was, or, if that is gone, to the prompt line, where
 * whoever hears the page reads on. Wherever somebody has taken it meanwhile it stays.
 */
export function lendFocus(button: HTMLElement): (() => void) | undefined {
  const before = document.activeElement;
  if (isBusy(before)) return undefined;
  button.focus({ preventScroll: true });
  return () => void tick().then(() => giveBack(before));
}

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function giveBack(before: Element | null): void {
  if (!isNowhere()) return;
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  if (isNowhere()) document.querySelector<HTMLElement>("[data-prompt]")?.focus({ preventScroll: true });
}
