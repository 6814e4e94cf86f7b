// What the reader has half decided: a card pointed at, a Bribe put by, a disc laid. Only offers are ever sent.

import type { Scene } from "../../lib/scene.ts";
import type { Offer } from "../../wire/protocol.ts";
import type { Character, Disc, Move, View } from "../../wire/road-to-the-palace.ts";
import { BRIBES, DISCS, MISSIONS } from "./pieces.ts";

/** A decision on offer, with its move read. */
export interface Way {
  readonly move: Move;
  readonly offer: Offer;
}

const ROWS = [1, 2, 3] as const;
type Laid = readonly (Disc | null)[];
const NONE: Laid = [null, null, null];

export class Deciding {
  readonly #scene: () => Scene<View>;
  /** What the pointer or the focus is on. */
  pointed = $state.raw<Way | null>(null);
  /** What a finger has chosen; a second tap, or the button, takes it. */
  chosen = $state.raw<Way | null>(null);
  /** RP-2.6: the Bribes put by so far: for round 1, then for round 2. */
  bribes = $state.raw<readonly Character[]>([]);
  /** RP-2.7: the discs laid so far, by row. */
  laid = $state.raw<Laid>(NONE);

  ways = $derived.by<readonly Way[]>(() => (this.#scene().situation?.offers ?? []).map((offer) => ({ offer, move: offer.move as Move })));

  constructor(scene: () => Scene<View>) {
    this.#scene = scene;
  }

  get asked(): boolean {
    return this.ways.length > 0;
  }

  get step(): View["step"] {
    return this.#scene().view.step;
  }

  /** The decision that is being looked at: its what-if is shown. */
  get shown(): Way | null {
    return this.ready ?? this.pointed ?? this.chosen;
  }

  /** What several taps have put together, complete. */
  get ready(): Way | null {
    const [first, second] = this.bribes;
    const [top, middle, bottom] = this.laid;
    if (this.step === "bribing") return this.#find((move) => move.type === "ChooseBribes" && move.first === first && move.second === second);
    if (this.step !== "starting") return null;
    return this.#find((move) => move.type === "LayStartingDiscs" && move.top === top && move.middle === middle && move.bottom === bottom);
  }

  taking(row: number): Way | null {
    return this.#find((move) => move.type === "TakeCard" && move.row === row);
  }

  laying(disc: Disc): Way | null {
    return this.#find((move) => move.type === "LayDisc" && move.disc === disc);
  }

  point(way: Way | null): void {
    this.pointed = way;
  }

  /** A click takes; a finger chooses first, and takes when it taps again. */
  press(way: Way | null, finger: boolean): void {
    if (way === null || this.#scene().busy) return;
    if (finger && this.chosen?.offer !== way.offer) this.chosen = way;
    else this.take(way);
  }

  /** Whether a finger has chosen this. */
  holds(way: Way | null): boolean {
    return way !== null && this.chosen?.offer === way.offer;
  }

  take(way: Way | null): void {
    const scene = this.#scene();
    if (way === null || scene.busy || !this.ways.some(({ offer }) => offer === way.offer)) return;
    void scene.play(way.offer);
  }

  /** Put a Bribe by for the next round that has none, or take it back. */
  putBy(bribe: Character): void {
    if (this.step !== "bribing" || !this.asked) return;
    if (this.bribes.includes(bribe)) this.bribes = this.bribes.filter((one) => one !== bribe);
    else if (this.bribes.length < 2) this.bribes = [...this.bribes, bribe];
  }

  /** The row that the next starting disc goes to; null when all have one. */
  get hole(): number | null {
    const index = this.laid.indexOf(null);
    return this.step !== "starting" || !this.asked || index < 0 ? null : index + 1;
  }

  /** Lay a starting disc on a row, the next free one unless it is said; the last goes where room is left. */
  start(disc: Disc, row: number | null = this.hole): void {
    if (this.step !== "starting" || !this.asked) return;
    if (this.laid.includes(disc)) {
      this.laid = this.laid.map((one) => (one === disc ? null : one));
      return;
    }
    if (row === null) return;
    const laid = this.laid.map((one, index) => (index === row - 1 ? disc : one));
    const left = MISSIONS.filter((one) => !laid.includes(one));
    this.laid = left.length === 1 ? laid.map((one) => one ?? left[0] ?? null) : laid;
  }

  /** Take the starting disc of a row back. */
  free(row: number): void {
    this.laid = this.laid.map((disc, index) => (index === row - 1 ? null : disc));
  }

  back(): void {
    this.pointed = null;
    this.chosen = null;
    this.bribes = [];
    this.laid = NONE;
  }

  /** The Bribes that are not put by yet; the discs that are not laid yet. */
  get loose(): readonly (Character | Disc)[] {
    if (this.ready !== null) return [];
    return this.step === "bribing" ? BRIBES.filter((bribe) => !this.bribes.includes(bribe)) : MISSIONS.filter((disc) => !this.laid.includes(disc));
  }

  /** What the number keys do now, from 1 on: they count what can be chosen now. */
  get numbered(): readonly (() => void)[] {
    if (this.ready !== null) return [() => this.take(this.ready)];
    switch (this.step) {
      case "bribing":
        return BRIBES.filter((bribe) => this.loose.includes(bribe)).map((bribe) => () => this.putBy(bribe));
      case "starting":
        return MISSIONS.filter((disc) => this.loose.includes(disc)).map((disc) => () => this.start(disc));
      case "taking":
        return ROWS.map((row) => () => this.take(this.taking(row)));
      case "laying":
        return DISCS.map((disc) => () => this.take(this.laying(disc)));
      case "over":
        return [];
    }
  }

  /** Take a key, if it means something now. */
  key(key: string): boolean {
    if (!this.asked) return false;
    if (key === "Escape") {
      const half = this.chosen !== null || this.bribes.length > 0 || this.laid.some((disc) => disc !== null);
      this.back();
      return half;
    }
    const act = /^[1-9]$/.test(key) ? this.numbered[Number(key) - 1] : undefined;
    act?.();
    return act !== undefined;
  }

  #find(fits: (move: Move) => boolean): Way | null {
    return this.ways.find(({ move }) => fits(move)) ?? null;
  }
}
