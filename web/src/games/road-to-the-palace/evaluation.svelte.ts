// The evaluation as it is shown: a step at a time.

import type { Happening } from "../../lib/seat.svelte.ts";
import { Stepper } from "../../lib/stepper.svelte.ts";
import type { Event, View } from "../../wire/road-to-the-palace.ts";
import { evaluates, type Evaluation, evaluationOf } from "./evaluating.ts";

export class Evaluating extends Stepper {
  evaluation = $state.raw<Evaluation | null>(null);
  #heard: number | null = null;

  get length(): number {
    return this.evaluation?.steps.length ?? 0;
  }

  /** It is another game, or another moment of one. */
  forget(): void {
    this.evaluation = null;
    this.close();
  }

  hear({ key, events, lines, after }: Happening): void {
    if (key === this.#heard) return;
    this.#heard = key;
    if (!evaluates(events)) return;
    const told = (events as readonly Event[]).map((event, at) => ({ event, line: lines[at] ?? null }));
    this.evaluation = evaluationOf(after as View, told);
    if (this.evaluation !== null) this.again();
  }
}
