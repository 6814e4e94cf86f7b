// How long things move, and how. Nothing moves for those who want it still.

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
