// What has just happened, shown event by event. It never holds up a decision: whoever decides sees the table as it is.

import type { Happening } from "../../lib/seat.svelte.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { Event, View } from "../../wire/secrets.ts";
import { isGone, lasting, type Look, lookIn, looksOnArrival, tableAt } from "./showing.ts";

/** No more than so many happenings and looks wait: whoever has been away that long sees how things stand. */
const LONGEST = 12;
const MOST_LOOKS = 6;

interface Reel {
  readonly key: number;
  readonly events: readonly Event[];
  readonly lines: readonly (Sentence | null)[];
  readonly before: View;
  readonly after: View;
}

export class Film {
  #reels = $state.raw<readonly Reel[]>([]);
  #at = $state(0);
  /** The last reel that was shown, for marks and words that stay a little longer. */
  #last = $state.raw<Reel | null>(null);
  /** What the reader has been shown and not yet put away. */
  looks = $state.raw<readonly Look[]>([]);
  #heard: number | null = null;
  #turn = 0;
  readonly #still: () => boolean;
  readonly #private: () => boolean;

  /** Without motion (`still`) everything is shown at once; looks are put on cards only for a player (`private`). */
  constructor(still: () => boolean, isPrivate: () => boolean) {
    this.#still = still;
    this.#private = isPrivate;
  }

  get running(): boolean {
    return this.#reels.length > 0;
  }

  get event(): Event | null {
    return this.#reels[0]?.events[this.#at] ?? null;
  }

  /** A number that changes with what is shown. */
  get frame(): number {
    const reel = this.#reels[0];
    return reel ? reel.key * 100 + this.#at : 0;
  }

  /** The table as it is to be drawn now; null for as it is. */
  get view(): View | null {
    const reel = this.#reels[0];
    return reel ? tableAt(reel.before, reel.after, reel.events, this.#at) : null;
  }

  /** What the log says of this moment. */
  get line(): Sentence | null {
    const reel = this.#reels[0];
    if (reel) return reel.lines.slice(0, this.#at + 1).findLast((line) => line !== null) ?? null;
    return this.#last?.lines.findLast((line) => line !== null) ?? null;
  }

  /** The last things that happened, for the marks they leave. */
  get marks(): readonly Event[] {
    const reel = this.#reels[0];
    if (reel) return reel.events.slice(0, this.#at + 1);
    return this.#last?.events ?? [];
  }

  /** How long what is shown now stays; less for somebody who is asked something. */
  beat(asked: boolean): number {
    const event = this.event;
    return event ? lasting(event, this.#reels.length - 1, asked) : 0;
  }

  /** A table is entered, or another game is begun at it; `seen` finds the mark of what was put away before. */
  enter(view: View, seen: (view: View) => string | null = () => null): void {
    const anew = this.#turn === 0 || view.turn < this.#turn;
    this.#turn = view.turn;
    if (anew) {
      this.leave();
      this.looks = this.#private() ? looksOnArrival(view, seen(view)) : [];
    } else if (this.looks.some((look) => isGone(look, view))) {
      this.looks = this.looks.filter((look) => !isGone(look, view));
    }
  }

  /** Something happened; in a replay only the very next thing moves, wherever else one goes is shown as it is. */
  hear(happening: Happening, replayed = false): void {
    if (happening.key === this.#heard) return;
    const leaps = replayed && happening.key !== (this.#heard ?? 0) + 1;
    this.#heard = happening.key;
    if (replayed) this.leave();
    const { key, lines } = happening;
    const events = happening.events as readonly Event[];
    const reel = { key, events, lines, before: happening.before as View, after: happening.after as View };
    if (leaps || this.#still() || this.#reels.length >= LONGEST) {
      this.skip();
      this.#see(events, reel.before.turn);
      this.#last = reel;
      return;
    }
    this.#reels = [...this.#reels, reel];
    if (this.#reels.length === 1) this.#begin();
  }

  /** What is shown now has been shown long enough. */
  tick(): void {
    const reel = this.#reels[0];
    if (!reel) return;
    if (this.#at < reel.events.length - 1) {
      this.#at += 1;
      this.#seeNow();
    } else {
      this.#last = reel;
      this.#reels = this.#reels.slice(1);
      this.#begin();
    }
  }

  /** Nothing that happened is shown any more. */
  leave(): void {
    this.#reels = [];
    this.#at = 0;
    this.#last = null;
  }

  /** Show how things stand, at once. */
  skip(): void {
    const [reel, ...rest] = this.#reels;
    if (!reel) return;
    this.#see(reel.events.slice(this.#at + 1), reel.before.turn);
    for (const other of rest) this.#see(other.events, other.before.turn);
    this.#last = rest.at(-1) ?? reel;
    this.#reels = [];
    this.#at = 0;
  }

  /** The large card is put away. */
  acknowledge(): void {
    this.looks = this.looks.slice(1);
  }

  #begin(): void {
    this.#at = 0;
    this.#seeNow();
  }

  #seeNow(): void {
    const event = this.event;
    if (event) this.#see([event], this.#reels[0]?.before.turn ?? 0);
  }

  #see(events: readonly Event[], turn: number): void {
    if (!this.#private()) return;
    const fresh = events.flatMap((event) => lookIn(event, turn) ?? []);
    if (fresh.length > 0) this.looks = [...this.looks, ...fresh].slice(-MOST_LOOKS);
  }
}
