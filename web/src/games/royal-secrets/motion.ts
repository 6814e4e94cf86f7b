// How things move: where they come from, and how long it takes.

import { crossfade, type TransitionConfig } from "svelte/transition";
import { during, ease, MOVE, SLOW } from "../../lib/motion.ts";

/** A card that is laid: it comes from its player's place at the table, or from the Cardinal's pile. */
export function lay(node: HTMLElement, { from }: { from: number | null }): TransitionConfig {
  const source = document.querySelector(`[data-anchor="${from === null ? "cardinal" : `seat-${from}`}"]`);
  if (source === null) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const there = source.getBoundingClientRect();
  const x = there.x + there.width / 2 - here.x - here.width / 2;
  const y = there.y + there.height / 2 - here.y - here.height / 2;
  return {
    duration: during(MOVE),
    easing: ease,
    css: (_, u) => `transform: translate(${x * u}px, ${y * u}px) rotate(${u * -8}deg) scale(${1 - u * 0.3}); opacity: ${1 - u * 0.6};`,
  };
}

/** The Parley tile glides from seat to seat. */
export const [leave, arrive] = crossfade({ duration: () => during(SLOW), easing: ease, fallback: () => ({ duration: 0 }) });
