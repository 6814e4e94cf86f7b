// What the reader has half decided: a card is lifted, a player or a token is picked. Only offers are ever sent.

import { Gesture } from "../../app/gesture.svelte.ts";
import type { Scene } from "../../lib/scene.ts";
import type { Offer } from "../../wire/protocol.ts";
import type { Character, Move, View } from "../../wire/secrets.ts";
import { neighbours, type Place } from "./words.ts";

/** A decision on offer, with its move read. */
export interface Way {
  readonly move: Move;
  readonly offer: Offer;
}

export class Deciding {
  readonly #scene: () => Scene<View>;
  readonly #decided: () => void;
  /** SE-3.3: which of the two cards is to be the proposal. */
  card = $state<Character | null>(null);
  /** The players, or the places of the tokens, that are picked; null is the centre. */
  picked = $state.raw<readonly Place[]>([]);
  /** SE-3.3, SE-3.4: a card is kept, and goes to the player who was picked with it. */
  readonly #gesture: Gesture;

  ways = $derived.by<readonly Way[]>(() =>
    this.#gesture.pending ? [] : (this.#scene().situation?.offers ?? []).map((offer) => ({ offer, move: offer.move as Move })),
  );

  constructor(scene: () => Scene<View>, decided: () => void) {
    this.#scene = scene;
    this.#decided = decided;
    this.#gesture = new Gesture(scene, (first) => {
      const move = first as Move;
      return move.type === "KeepCard" && this.#view.proposal === move.card;
    });
  }

  get #view(): View {
    return this.#scene().view;
  }

  get asked(): boolean {
    return this.ways.length > 0;
  }

  /** What kind of decision it is. */
  get kind(): Move["type"] | null {
    return this.ways[0]?.move.type ?? null;
  }

  /** Whether tokens are picked, and not the players before whom they lie. */
  get ofTokens(): boolean {
    return this.kind === "SwapTokens" || this.kind === "LookAt" || this.kind === "SwapCentre";
  }

  /** SE-5.1: how many are to be picked. */
  get wanted(): number {
    return this.kind === "SwapTokens" ? 2 : 1;
  }

  /** The places a decision speaks of. */
  #placesOf(move: Move): readonly Place[] {
    switch (move.type) {
      case "OfferCard":
      case "GiveBullet":
        return [move.to];
      case "PlaceBefore":
        return [move.player];
      case "LookAt":
        return [move.place];
      case "SwapTokens":
        return [move.first, move.second];
      case "SwapCentre": {
        const { you } = this.#scene();
        return you === null ? [] : [neighbours(you, this.#view.players.length)[move.side]];
      }
      default:
        return [];
    }
  }

  /** What can be picked now: clockwise from one's left, then oneself, then the centre. */
  get targets(): readonly Place[] {
    const { you } = this.#scene();
    const count = this.#view.players.length;
    const round = Array.from({ length: count }, (_, step) => ((you ?? -1) + 1 + step) % count);
    if (this.kind === "KeepCard") return this.card === null ? [] : round.filter((seat) => seat !== you);
    const named = new Set(this.ways.flatMap(({ move }) => this.#placesOf(move)));
    return [...round, null].filter((place) => named.has(place));
  }

  isTarget(place: Place): boolean {
    return this.targets.includes(place);
  }

  /** What is chosen and would be sent. */
  get chosen(): Way | null {
    if (this.kind === "KeepCard") return this.kept;
    if (this.picked.length !== this.wanted) return null;
    return this.#find((move) => {
      const places = this.#placesOf(move);
      return places.length === this.picked.length && places.every((place) => this.picked.includes(place));
    });
  }

  /** SE-3.3: the keeping of the card that is lifted. */
  get kept(): Way | null {
    return this.#find((move) => move.type === "KeepCard" && move.card === this.card);
  }

  /** Whether all is said that has to be said. */
  get complete(): boolean {
    return this.chosen !== null && this.picked.length === this.wanted;
  }

  way(type: Move["type"]): Way | null {
    return this.#find((move) => move.type === type);
  }

  lift(card: Character): void {
    if (this.#scene().busy) return;
    this.card = this.card === card ? null : card;
    if (this.card === null) this.picked = [];
  }

  pick(place: Place): void {
    if (!this.isTarget(place) || this.#scene().busy) return;
    if (this.picked.includes(place)) this.picked = this.picked.filter((other) => other !== place);
    else this.picked = [...this.picked, place].slice(-this.wanted);
  }

  /** Send what is chosen; a card that is kept goes on to the player who is picked. */
  confirm(): void {
    if (!this.complete) return;
    const [to] = this.picked;
    if (this.kind !== "KeepCard" || typeof to !== "number") this.take(this.chosen);
    else this.take(this.kept, { type: "OfferCard", to });
  }

  /** SE-3.3: keep the card, and see what it would do with each player before it is offered. */
  keep(): void {
    this.take(this.kept);
  }

  take(way: Way | null, then: Move | null = null): void {
    const scene = this.#scene();
    if (way === null || scene.busy) return;
    this.#decided();
    if (then === null) void scene.play(way.offer);
    else this.#gesture.begin(way.offer, then);
  }

  /** Something new is asked: forget what was half decided. */
  arrive(): void {
    this.clear();
    this.goOn();
  }

  /** Offer the card if it was said to whom, once its keeping is answered. */
  goOn(): void {
    this.#gesture.goOn();
  }

  clear(): void {
    this.card = null;
    this.picked = [];
  }

  /** Take a key, if it means something now. */
  press(key: string): boolean {
    if (!this.asked) return false;
    if (key === "Escape") {
      const half = this.card !== null || this.picked.length > 0;
      this.clear();
      return half;
    }
    if (key === "Enter") {
      const ready = this.complete;
      this.confirm();
      return ready;
    }
    const answers: Readonly<Record<string, Move["type"]>> = { a: "Accept", r: "Refuse", i: "Interrupt", l: "LetPass" };
    const answer = answers[key];
    if (answer !== undefined && this.way(answer) !== null) {
      this.take(this.way(answer));
      return true;
    }
    return /^[1-9]$/.test(key) && this.#number(Number(key) - 1);
  }

  #number(at: number): boolean {
    const answered = this.kind === "Accept" || this.kind === "Refuse" || this.kind === "Interrupt" || this.kind === "LetPass";
    if (answered) {
      const way = this.ways[at];
      this.take(way ?? null);
      return way !== undefined;
    }
    const { move } = this.ways[at] ?? {};
    if (this.kind === "KeepCard" && this.card === null) {
      if (move?.type === "KeepCard") this.lift(move.card);
      return move !== undefined;
    }
    const place = this.targets[at];
    if (place === undefined) return false;
    this.pick(place);
    return true;
  }

  #find(fits: (move: Move) => boolean): Way | null {
    return this.ways.find(({ move }) => fits(move)) ?? null;
  }
}
