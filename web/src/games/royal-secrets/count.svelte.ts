// The count as it is shown: a step at a time, with a clock that can be stopped. It never holds up the game.

import type { Happening } from "../../lib/seat.svelte.ts";
import { Stepper } from "../../lib/stepper.svelte.ts";
import type { Event, View } from "../../wire/royal-secrets.ts";
import { counts, type Page, pagesOf, type Step, type Told } from "./counting.ts";

export class Count extends Stepper {
  pages = $state.raw<readonly Page[]>([]);
  #before: View | null = null;
  #told: readonly Told[] = [];
  #heard: number | null = null;

  steps = $derived.by<readonly { page: Page; step: Step; index: number }[]>(() =>
    this.pages.flatMap((page) => page.steps.map((step, index) => ({ page, step, index }))),
  );

  /** The round that is counted. */
  get round(): number | null {
    return this.#before?.round ?? null;
  }

  get now(): { page: Page; step: Step; index: number } | null {
    return this.steps[this.at] ?? null;
  }

  get length(): number {
    return this.steps.length;
  }

  hear(happening: Happening): void {
    if (happening.key === this.#heard) return;
    this.#heard = happening.key;
    if (!counts(happening.events)) return;
    const told = (happening.events as readonly Event[]).map((event, at) => ({ event, line: happening.lines[at] ?? null }));
    const before = happening.before as View;
    const goesOn = this.#before?.round === before.round && !this.#ended;
    const begins = !goesOn || told.some(({ event }) => event.type === "CardsRevealed");
    const shown = begins ? 0 : this.steps.length;
    if (begins || this.#before === null) this.#before = before;
    this.#told = begins ? told : [...this.#told, ...told];
    this.pages = pagesOf(this.#before, this.#told);
    if (this.steps.length === 0) return;
    this.at = Math.min(shown, this.steps.length - 1);
    this.running = true;
    this.open = true;
  }

  get #ended(): boolean {
    return this.#told.some(({ event }) => event.type === "PointsPaid");
  }
}
