// The pieces, their colours and their drawings, as they are printed.

import { look } from "../../lib/seats.ts";
import type { Character, Column, Disc, Player, View } from "../../wire/road-to-the-palace.ts";

export type Suit = "yellow" | "red" | "blue" | "black" | "pink" | "purple";

/** RP-1.3, in the order in which a view counts them. */
export const DISCS: readonly Disc[] = ["finance", "military", "politics", "treachery"];
export const MISSIONS: readonly Disc[] = DISCS.slice(0, 3);
/** RP-1.2: whom one can bribe, in the same order. */
export const BRIBES: readonly Character[] = ["noble", "soldier", "priest"];
export const PLACES = 5;
/** RP-2.1: how many cards a row has room for. */
export const ROW_OF: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 4 };

const SUITS: Readonly<Record<Character, Suit>> = {
  noble: "yellow",
  soldier: "red",
  priest: "blue",
  king: "black",
  queen: "pink",
  politician: "purple",
};
const DISC_SUITS: Readonly<Record<Disc, Suit>> = { finance: "yellow", military: "red", politics: "blue", treachery: "purple" };

export const suitOf = (character: Character): Suit => SUITS[character];
export const discSuit = (disc: Disc): Suit => DISC_SUITS[disc];
export const signOf = (seat: number): string => look(seat).sign;

/** The disc that lies with a column of this character, if any does. */
export function missionOf(character: Character): Disc | null {
  return MISSIONS.find((disc) => DISC_SUITS[disc] === SUITS[character]) ?? null;
}

/** The King and the Queen, who are judged by themselves. */
export function courtOf(character: Character): "king" | "queen" | undefined {
  return character === "king" || character === "queen" ? character : undefined;
}

/** RP-4.4: how many discs of the board belong with a column. */
export function discsWith(player: Player, character: Character): number {
  const disc = missionOf(character);
  return disc === null ? 0 : (player.board[DISCS.indexOf(disc)] ?? 0);
}

/** RP-4.1: whether the Bribes of a round lie open. */
export function isRevealed(view: View, round: number): boolean {
  return view.round > round || view.step === "over";
}

/** RP-4.1: the Bribes that lie in a column, each with its Politicians. */
export function bribesIn(view: View, player: Player, column: Column): readonly { round: number; politicians: number }[] {
  return [1, 2]
    .filter((round) => isRevealed(view, round) && player.bribes[round - 1] === column.character)
    .map((round) => ({ round, politicians: player.politicians[round - 1] ?? 0 }));
}

/** Everybody else, clockwise from one's left; for somebody who watches, everybody. */
export function othersOf(view: View, you: number | null): readonly number[] {
  const seats = view.players.map((_, seat) => seat);
  return you === null ? seats : [...seats.slice(you + 1), ...seats.slice(0, you)];
}
