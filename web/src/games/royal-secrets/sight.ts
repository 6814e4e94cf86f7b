// What a reader can add up at an audience: the twin of games/royal_secrets/sight.py.

import type { Bet, Card, Face, Sovereign, View } from "../../wire/royal-secrets.ts";

/** Influence in sight, with what the reader knows besides, and the cards that are not known or not there yet. */
export interface Sight {
  readonly open: number;
  readonly known: number;
  readonly hidden: number;
  readonly toCome: number;
}

export const BETS = 2;

export const valueOf = (card: Card): number => (card.type === "Excuse" ? 0 : card.value);

export function influence(bet: Bet): number {
  if (bet.card === null || bet.stabbed) return 0;
  return valueOf(bet.card) * (bet.medal ? 2 : 1);
}

export function participants(view: View, sovereign: Sovereign): number[] {
  return view.players.flatMap((player, seat) => (player.at.includes(sovereign) ? [seat] : []));
}

/** RS-5.5: whether the Cardinal's cards lie here, or will. */
export function cardinalAt(view: View, sovereign: Sovereign): boolean {
  if (participants(view, sovereign).length !== 1) return false;
  return view.cardinal.length > 0 || view.players.every((player) => player.at.length > 0);
}

export function sightOf(bets: readonly Bet[]): Sight {
  const lying = bets.filter((bet) => !bet.stabbed);
  const open = lying.filter((bet) => bet.face === "up");
  const toCome = BETS - bets.length;
  if (open.some((bet) => bet.card?.type === "Excuse")) return { open: 0, known: 0, hidden: 0, toCome };
  const excused = lying.some((bet) => bet.card?.type === "Excuse");
  return {
    open: sum(open.map(influence)),
    known: excused ? 0 : sum(lying.map(influence)),
    hidden: lying.filter((bet) => bet.card === null).length,
    toCome,
  };
}

/** RS-6.4: the running total of an audience. */
export function total(view: View, sovereign: Sovereign): Sight {
  const parts = participants(view, sovereign).map((seat) => sightOf(view.players[seat]?.bets ?? []));
  if (cardinalAt(view, sovereign)) parts.push(sightOf(view.cardinal));
  return {
    open: sum(parts.map((part) => part.open)),
    known: sum(parts.map((part) => part.known)),
    hidden: sum(parts.map((part) => part.hidden)),
    toCome: sum(parts.map((part) => part.toCome)),
  };
}

/** What an empty place for a card says: RS-5.2, the second card lies the other way up than the first. */
export type Slot = "to-come" | `face-${Face}` | `then-${Face}`;

/** The words of one's place `index`, if the card that is about to be laid lies `coming`. */
export function slotOf(bets: readonly Bet[], index: number, coming: Face | null): Slot {
  if (index === bets.length && coming !== null) return `face-${coming}`;
  const first = bets[0]?.face ?? coming;
  return index === 0 || first === null ? "to-come" : `then-${first === "up" ? "down" : "up"}`;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
