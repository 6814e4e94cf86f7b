// How things move: where they come from, and how long it takes. Nothing moves for those who want it still.

import { crossfade, type TransitionConfig } from "svelte/transition";

export const FAST = 150;
export const MOVE = 280;
export const SLOW = 400;

/** So many milliseconds, or none. */
export function during(time: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["motion"] === "off";
  return still ? 0 : time;
}

/** The ease of the tokens: quick away, gentle to rest. */
export function ease(at: number): number {
  return 1 - (1 - at) ** 3;
}

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
