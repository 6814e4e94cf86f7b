// The people at one screen: a connection for each, and one curtain. While it is down nothing of any hand is drawn.

import { directorOf } from "../app/directing.ts";
import type { Director } from "../app/director.svelte.ts";
import { asOne, type Divide } from "../app/moments.ts";
import { nextHand, type Place } from "./device.ts";
import { Seat } from "./seat.svelte.ts";

export class Device {
  readonly own: Seat;
  readonly #companions: readonly Seat[];
  /** Whose hand is on the screen; null while the curtain is down. */
  looking = $state<number | null>(null);
  /** It is lifted for as long as it is held, and nothing can be decided meanwhile. */
  held = $state(false);
  /** Who shows each of them what happens: nothing goes on before a hand that is behind the curtain. */
  readonly #directors: ReadonlyMap<Seat, Director>;
  #last = $state<number | null>(null);

  constructor(own: Seat, shown: Director, divide: Divide = asOne) {
    this.own = own;
    this.#companions = (own.you?.companions ?? []).map((one) => new Seat(own.id, one.id));
    const others = this.#companions.map((seat): [Seat, Director] => [seat, directorOf(seat)]);
    for (const [, director] of others) director.use(divide);
    this.#directors = new Map([[own, shown], ...others]);
    for (const director of this.#directors.values()) director.hold();
  }

  /** What somebody here has been shown. */
  shown(seat: Seat): Director {
    return this.#directors.get(seat)!;
  }

  get #all(): Seat[] {
    return [this.own, ...this.#companions];
  }

  close(): void {
    for (const seat of this.#companions) {
      seat.close();
      this.shown(seat).close();
    }
  }

  /** Everybody who sits here, in seat order. */
  get seats(): Seat[] {
    return this.#all
      .filter((seat) => seat.you?.seat != null)
      .toSorted((a, b) => (a.you?.seat ?? 0) - (b.you?.seat ?? 0));
  }

  /** Whether of everybody it is known where they sit; who was sent away sits nowhere. */
  get ready(): boolean {
    return this.#all.every((seat) => seat.you !== null || seat.closed !== null);
  }

  /** Whom the device is to be handed to; null while it is nobody's turn here. */
  get next(): number | null {
    const places: Place[] = this.seats.map((seat) => ({
      seat: seat.you?.seat ?? 0,
      asked: (seat.situation?.offers.length ?? 0) > 0,
    }));
    return nextHand(places, this.#last);
  }

  at(seat: number | null): Seat | null {
    return this.seats.find((one) => one.you?.seat === seat) ?? null;
  }

  name(seat: number): string {
    return this.at(seat)?.you?.name ?? "";
  }

  /** Lift the curtain for somebody, who is told what they missed. */
  lift(seat: number): void {
    this.held = false;
    this.looking = this.#last = seat;
    const here = this.at(seat);
    if (here) this.shown(here).release();
  }

  /** Lift it for as long as it is held. */
  peek(seat: number): void {
    this.held = true;
    this.looking = seat;
  }

  /** Let it down. When it is over nothing is hidden any more, and nothing is held. */
  lower(): void {
    if (this.own.situation?.outcome == null) for (const director of this.#directors.values()) director.hold();
    this.looking = null;
    this.held = false;
  }

  /** It is over: everybody may see everything. */
  open(): void {
    for (const director of this.#directors.values()) director.release();
  }
}
