// The keys for what is on the screen, at a table and in a replay: Space is Next, with Shift back; End goes to now.

import type { Director } from "./director.svelte.ts";

/** Whoever is in one of these is writing or choosing, and has no use for a key that goes on. */
export const WRITING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable]";
const NOT_OURS = `${WRITING}, dialog:not(.moment)`;
/** They have a Space of their own. */
const CONTROLS = "button, a, summary, [role=tab]";

/** Whether there is a Next on the screen that a key may press, in a replay. */
export function isNextOffered({ moment }: Pick<Director, "moment">): boolean {
  return moment !== null && (moment.kind === "stop" || moment.ownNext === true);
}

export function pressed(event: KeyboardEvent, shown: Director): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || shown.catchUp || shown.held) return;
  const target = event.target as Element | null; // the window has no `closest`
  if (target?.closest?.(NOT_OURS)) return;
  const control = target?.closest?.(CONTROLS);
  if (event.key === "End" && !target?.closest?.("input")) shown.toNow();
  else if (shown.again || event.key !== " " || (control && !control.hasAttribute("data-next"))) return;
  else if (event.shiftKey) shown.back();
  else if (!event.repeat) shown.press();
  event.preventDefault();
}

/** Of what one looks at once more: how many steps a key goes on; 0 if it is for something else. */
export function stepPressed(event: Pick<KeyboardEvent, "key" | "shiftKey" | "target">): -1 | 0 | 1 {
  if (event.key === "ArrowRight") return 1;
  if (event.key === "ArrowLeft") return -1;
  const control = (event.target as Element | null)?.closest?.(CONTROLS);
  if (event.key !== " " || (control && !control.hasAttribute("data-next"))) return 0;
  return event.shiftKey ? -1 : 1;
}

/** Next has gone on when Space went down: some browsers would press a focused button again when it comes up. */
export function keepSpace(event: KeyboardEvent): void {
  if (event.key === " " && (event.target as Element | null)?.closest?.("[data-next]")) event.preventDefault();
}
