// Something shown a step at a time, with a clock that can be stopped. It never holds up the game.

export const BEAT = 900;
const LAST_BEATS = 4;

export abstract class Stepper {
  at = $state(0);
  running = $state(true);
  open = $state(false);

  /** How many steps there are. */
  abstract get length(): number;

  get over(): boolean {
    return this.at >= this.length - 1;
  }

  /** How long this step stays. */
  get beat(): number {
    return this.over ? BEAT * LAST_BEATS : BEAT;
  }

  tick(): void {
    if (this.over) this.open = false;
    else this.at += 1;
  }

  move(by: number): void {
    this.running = false;
    this.at = Math.max(0, Math.min(this.length - 1, this.at + by));
  }

  toggle(): void {
    if (this.over && !this.running) this.at = 0;
    this.running = !this.running;
  }

  again(): void {
    this.at = 0;
    this.running = true;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}
