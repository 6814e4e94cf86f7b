// What the reader has half decided: a card is picked, a side of it, somebody to speak next. Only offers are ever sent.

import { Gesture } from "../../app/gesture.svelte.ts";
import type { Scene } from "../../lib/scene.ts";
import type { Offer } from "../../wire/protocol.ts";
import type { BetCard, Card, Face, Favour, Move, Place, Sovereign, View } from "../../wire/royal-secrets.ts";

/** A decision on offer, with its move read. */
export interface Way {
  readonly move: Move;
  readonly offer: Offer;
}

const KEYS = 10;

export function favourOf(move: Move): Favour | null {
  switch (move.type) {
    case "UseFavour":
      return move.favour;
    case "Stab":
      return "stabbing";
    case "AwardMedal":
      return "medal-of-merit";
    case "Recruit":
      return "recruitment";
    default:
      return null;
  }
}

export function placeOf(move: Move): Place | null {
  return move.type === "Stab" || move.type === "AwardMedal" || move.type === "Recruit" ? move.place : null;
}

export class Deciding {
  readonly #scene: () => Scene<View>;
  readonly #decided: () => void;
  /** Which card of the hand is lifted, from the left. */
  lifted = $state<number | null>(null);
  face = $state<Face | null>(null);
  sovereign = $state<Sovereign | null>(null);
  /** A Favour whose object is being chosen. */
  favour = $state<Favour | null>(null);
  /** Planning: who is to go to the King. */
  toKing = $state.raw<readonly number[]>([]);
  /** What the pointer or the focus is on. */
  preview = $state.raw<Offer | null>(null);
  /** A choice or a bet, and who speaks next. */
  readonly #gesture: Gesture;

  ways = $derived.by<readonly Way[]>(() =>
    this.#gesture.pending ? [] : (this.#scene().situation?.offers ?? []).map((offer) => ({ offer, move: offer.move as Move })),
  );
  /** The Favours that may be used now. */
  favours = $derived.by<readonly Favour[]>(() => [
    ...new Set(this.ways.flatMap((way) => favourOf(way.move) ?? [])),
  ]);

  constructor(scene: () => Scene<View>, decided: () => void) {
    this.#scene = scene;
    this.#decided = decided;
    this.#gesture = new Gesture(scene, (first) => this.#lies(first as Move));
  }

  get #view(): View {
    return this.#scene().view;
  }

  get asked(): boolean {
    return this.ways.length > 0;
  }

  get hand(): readonly Card[] {
    const { you } = this.#scene();
    return (you === null ? null : this.#view.players[you]?.hand) ?? [];
  }

  get card(): Card | null {
    return this.lifted === null ? null : (this.hand[this.lifted] ?? null);
  }

  /** RS-3.3, RS-3.4: who could be handed the Parley after this decision; empty where it goes by itself, or not at all. */
  get nexts(): readonly number[] {
    const { you } = this.#scene();
    const { step, acted, players, bet } = this.#view;
    if (!this.asked) return [];
    if (step === "handing") return this.ways.flatMap(({ move }) => (move.type === "HandParley" ? [move.to] : []));
    if (step !== "choosing" && step !== "betting") return [];
    const others = players.map((_, seat) => seat).filter((seat) => seat !== you);
    const left = others.filter((seat) => !acted.includes(seat));
    if (left.length === 0) return bet === 2 ? [] : others;
    return left.length === 1 ? [] : left;
  }

  /** Whether naming the next speaker is all that is left to do. */
  get complete(): boolean {
    return this.#view.step === "handing" || this.chosen !== null;
  }

  /** What is chosen and would be sent. */
  get chosen(): Way | null {
    const { step } = this.#view;
    if (step === "choosing") {
      return this.#find((move) => move.type === "ChooseAudience" && move.sovereign === this.sovereign);
    }
    if (step === "betting") return this.face === null ? null : this.laid(this.face);
    if (step === "tie-break") {
      return this.#find((move) => move.type === "ShowThirdCard" && move.card.number === this.card?.number);
    }
    if (step === "dividing") return this.#find((move) => move.type === "DividePlayers" && this.#divides(move.to_king));
    return null;
  }

  /** The bet of the lifted card this way up, if it is on offer. */
  laid(face: Face): Way | null {
    const card = this.card;
    if (card === null) return null;
    return this.#find((move) => isBet(move, card) && move.face === face);
  }

  /** Whether a card of the hand can be chosen now. */
  playable(card: Card): boolean {
    return this.ways.some(
      ({ move }) => isBet(move, card) || (move.type === "ShowThirdCard" && move.card.number === card.number),
    );
  }

  /** What the Favour that is being used can be used on. */
  get targets(): readonly Way[] {
    return this.ways.filter(({ move }) => placeOf(move) !== null && favourOf(move) === this.favour);
  }

  targetAt(place: Place): Way | null {
    return (
      this.targets.find(({ move }) => {
        const at = placeOf(move);
        return at?.seat === place.seat && at.bet === place.bet;
      }) ?? null
    );
  }

  lift(index: number): void {
    const card = this.hand[index];
    if (card === undefined || !this.playable(card) || this.#scene().busy) return;
    this.lifted = this.lifted === index ? null : index;
    this.favour = null;
    const faces = (["up", "down"] as const).filter((face) => this.laid(face) !== null);
    if (this.lifted === null || faces.length !== 1) this.face = null;
    else if (this.nexts.length > 0) this.face = faces[0] ?? null;
  }

  lay(face: Face): void {
    if (this.laid(face) === null) return;
    this.face = face;
    this.#sendIfComplete();
  }

  goTo(sovereign: Sovereign): void {
    this.sovereign = sovereign;
    this.#sendIfComplete();
  }

  send(seat: number, sovereign: Sovereign): void {
    const others = this.toKing.filter((other) => other !== seat);
    this.toKing = sovereign === "king" ? [...others, seat] : others;
  }

  /** Name who speaks next: the last tap of a bet, or an answer of its own. */
  speakNext(seat: number): void {
    if (!this.nexts.includes(seat)) return;
    if (this.#view.step === "handing") {
      this.#play(this.#handing(seat));
      return;
    }
    this.#play(this.chosen, { type: "HandParley", to: seat });
  }

  use(favour: Favour): void {
    const way = this.#find((move) => move.type === "UseFavour" && move.favour === favour);
    if (way !== null) this.#play(way);
    else this.favour = this.favour === favour ? null : favour;
  }

  take(way: Way | null): void {
    this.#play(way);
  }

  back(): void {
    if (this.favour !== null) this.favour = null;
    else if (this.face !== null && this.laid("up") !== null && this.laid("down") !== null) this.face = null;
    else this.#clear();
  }

  /** Something new is asked: forget what was half decided. */
  arrive(): void {
    this.#clear();
    this.goOn();
  }

  /** Name the next speaker that was said already, once the decision before it is answered. */
  goOn(): void {
    this.#gesture.goOn();
  }

  /** Whether this is what one has decided, as it lies on the table. */
  #lies(move: Move): boolean {
    const { you } = this.#scene();
    const player = you === null ? undefined : this.#view.players[you];
    if (move.type === "BetCard") return player?.bets.at(-1)?.card?.number === move.card.number;
    return move.type === "ChooseAudience" && player?.at.includes(move.sovereign) === true;
  }

  /** What the number keys do now, from 1 on. */
  get numbered(): readonly (() => void)[] {
    const { step, players } = this.#view;
    if (!this.asked) return [];
    if (this.favour !== null) return this.targets.map((way) => () => this.take(way));
    if (this.complete && this.nexts.length > 0) return this.nexts.map((seat) => () => this.speakNext(seat));
    if (step === "betting" || step === "tie-break") {
      if (step === "tie-break" && this.chosen !== null) return [() => this.take(this.chosen)];
      return this.hand.slice(0, KEYS).map((_, index) => () => this.lift(index));
    }
    if (step === "dividing") {
      return players.map((_, seat) => () => this.send(seat, this.toKing.includes(seat) ? "queen" : "king"));
    }
    const favours = this.favours.map((favour) => () => this.use(favour));
    if (step === "choosing") return [() => this.goTo("king"), () => this.goTo("queen"), ...favours];
    return [...favours, () => this.take(this.pass)];
  }

  get pass(): Way | null {
    return this.#find((move) => move.type === "Pass");
  }

  /** Take a key, if it means something now. */
  press(key: string): boolean {
    if (key === "Escape") {
      const busy = this.lifted !== null || this.favour !== null || this.sovereign !== null;
      this.back();
      return busy;
    }
    if (this.#view.step === "betting" && (key === "u" || key === "d")) {
      this.lay(key === "u" ? "up" : "down");
      return true;
    }
    if (this.#view.step === "dividing" && key === "0") {
      this.take(this.chosen);
      return true;
    }
    const act = /^[0-9]$/.test(key) ? this.numbered[key === "0" ? KEYS - 1 : Number(key) - 1] : undefined;
    act?.();
    return act !== undefined;
  }

  #handing(seat: number): Way | null {
    return this.#find((move) => move.type === "HandParley" && move.to === seat);
  }

  #divides(toKing: readonly number[]): boolean {
    return toKing.length === this.toKing.length && toKing.every((seat) => this.toKing.includes(seat));
  }

  #find(fits: (move: Move) => boolean): Way | null {
    return this.ways.find(({ move }) => fits(move)) ?? null;
  }

  #sendIfComplete(): void {
    if (this.nexts.length === 0) this.#play(this.chosen);
  }

  #play(way: Way | null, then: Move | null = null): void {
    const scene = this.#scene();
    if (way === null || scene.busy) return;
    this.preview = null;
    this.#decided();
    if (then === null) void scene.play(way.offer);
    else this.#gesture.begin(way.offer, then);
  }

  #clear(): void {
    this.lifted = null;
    this.face = null;
    this.sovereign = null;
    this.favour = null;
    this.preview = null;
    this.toKing = [];
  }
}

function isBet(move: Move, card: Card): move is BetCard {
  return move.type === "BetCard" && move.card.number === card.number;
}
