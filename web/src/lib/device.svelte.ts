// The people at one screen: a connection for each, and one curtain. While it is down nothing of any hand is drawn.

import type { Sentence } from "../wire/protocol.ts";
import { missed, nextHand, type Place } from "./device.ts";
import { Seat } from "./seat.svelte.ts";

export class Device {
  readonly own: Seat;
  readonly #companions: readonly Seat[];
  /** Whose hand is on the screen; null while the curtain is down. */
  looking = $state<number | null>(null);
  /** It is lifted for as long as it is held, and nothing can be decided meanwhile. */
  held = $state(false);
  /** What whoever looks has missed, until they have read it. */
  news = $state.raw<readonly Sentence[]>([]);
  /** They look for the first time. */
  fresh = $state(false);
  #last = $state<number | null>(null);

  constructor(own: Seat) {
    this.own = own;
    this.#companions = (own.you?.companions ?? []).map((one) => new Seat(own.id, one.id));
  }

  get #all(): Seat[] {
    return [this.own, ...this.#companions];
  }

  close(): void {
    for (const seat of this.#companions) seat.close();
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
    const told = Number(sessionStorage.getItem(this.#key(seat)) ?? 0);
    this.news = missed(this.at(seat)?.lines ?? [], told);
    this.fresh = told === 0;
    this.held = false;
    this.looking = this.#last = seat;
  }

  /** Lift it for as long as it is held. */
  peek(seat: number): void {
    this.news = [];
    this.held = true;
    this.looking = seat;
  }

  lower(): void {
    if (this.looking !== null && !this.held) {
      sessionStorage.setItem(this.#key(this.looking), String(this.at(this.looking)?.lines.length ?? 0));
    }
    this.looking = null;
    this.held = false;
    this.news = [];
  }

  #key(seat: number): string {
    return `camarilla-told-${this.own.id}-${this.own.game?.number ?? 0}-${seat}`;
  }
}
