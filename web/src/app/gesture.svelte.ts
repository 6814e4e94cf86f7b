// One thought, two decisions: the second is kept until it is asked for, also over a lost connection or a reload.

import { recalled, remember } from "../lib/keeping.ts";
import type { Scene } from "../lib/scene.ts";
import type { Offer } from "../wire/protocol.ts";

/** As much of a scene as a gesture needs. */
export type Asking = Pick<Scene<unknown>, "place" | "situation" | "busy" | "play"> & { readonly shown?: { readonly behind: boolean } };

interface Kept {
  /** How far the game was when the first half was decided. */
  readonly ply: number;
  readonly first: unknown;
  readonly then: unknown;
}

export class Gesture {
  readonly #scene: () => Asking;
  readonly #stands: (first: unknown) => boolean;
  #kept = $state.raw<Kept | null>(null);
  /** Whose half-done gesture has been looked up. */
  #place: string | null = null;
  /** The ply for which this page has sent its half. */
  #sent: number | null = null;

  /** `stands` tells whether the first half is what lies on the table: somebody else may have decided meanwhile. */
  constructor(scene: () => Asking, stands: (first: unknown) => boolean) {
    this.#scene = scene;
    this.#stands = stands;
  }

  /** Whether something is decided that has not been asked for yet. */
  get pending(): boolean {
    return this.#kept !== null;
  }

  /** Send the first half, and the second as soon as it is asked for. */
  begin(first: Offer, then: unknown): void {
    const { place, situation } = this.#scene();
    if (situation === null) return;
    this.#place = place;
    this.#kept = { ply: situation.ply, first: first.move, then };
    store(place, this.#kept);
    this.#send(first);
  }

  /** Look what is asked now: send what is due, forget what fits no more. */
  goOn(): void {
    const { place, situation, busy, shown } = this.#scene();
    if (this.#place !== place) {
      this.#place = place;
      this.#sent = null;
      this.#kept = stored(place);
    }
    if (this.#kept === null || situation === null || busy || shown?.behind || this.#sent === situation.ply) return;
    const { ply, first, then } = this.#kept;
    const asked = (move: unknown): Offer | undefined => situation.offers.find((offer) => same(offer.move, move));
    const due = situation.ply === ply ? asked(first) : situation.ply > ply && this.#stands(first) ? asked(then) : undefined;
    if (due === undefined) this.drop();
    else this.#send(due);
  }

  /** Forget the second half. */
  drop(): void {
    this.#kept = null;
    this.#sent = null;
    store(this.#place, null);
  }

  #send(offer: Offer): void {
    const ply = this.#scene().situation?.ply ?? null;
    const last = this.#kept?.ply !== ply;
    this.#sent = ply;
    void this.#scene()
      .play(offer, last)
      .then((taken) => {
        if (this.#sent === ply && (last || !taken)) this.drop();
      });
  }
}

/** Whether two moves are the same, in whatever order their fields stand. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [here, there] = [Object.entries(one), new Map(Object.entries(other))];
  return here.length === there.size && here.every(([name, value]) => there.has(name) && same(value, there.get(name)));
}

function store(place: string | null, kept: Kept | null): void {
  if (place !== null) remember(`gesture-${place}`, kept && JSON.stringify(kept));
}

function stored(place: string | null): Kept | null {
  if (place === null) return null;
  try {
    return JSON.parse(recalled(`gesture-${place}`) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}
