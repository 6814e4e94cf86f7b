// The time, once a second, for whoever shows it; nothing ticks while nobody does.

import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;

class Ticking {
  readonly #watch = createSubscriber((update) => {
    const timer = setInterval(update, SECOND);
    return () => clearInterval(timer);
  });

  /** This machine's time, in milliseconds since 1970. */
  get now(): number {
    this.#watch();
    return Date.now();
  }
}

export const ticking = new Ticking();
