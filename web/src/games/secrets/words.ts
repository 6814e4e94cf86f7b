// What things are called at this table, and which drawing is theirs.

import type { Speaker } from "../../lib/speaker.ts";
import type { Offer, Sentence } from "../../wire/protocol.ts";
import type { Character, Identity } from "../../wire/secrets.ts";

/** Where an identity token lies: before a seat, or in the centre. */
export type Place = number | null;

/** SE-1.1, as printed on the cards. */
const FACES: Readonly<Record<Character, { readonly art: string; readonly value: number }>> = {
  "double-agent": { art: "double", value: 2 },
  psychiatrist: { art: "psych", value: -1 },
  politician: { art: "polit", value: 3 },
  detective: { art: "detect", value: -2 },
  diplomat: { art: "diplo", value: 1 },
  journalist: { art: "journ", value: 3 },
  scientist: { art: "scient", value: 5 },
  assassin: { art: "assass", value: 0 },
};
export const IDENTITIES: readonly Identity[] = ["cia", "kgb", "hippie"];

export const artOf = (card: Character): string => FACES[card].art;
export const valueOf = (card: Character): number => FACES[card].value;
/** SE-6.1: how many cards before somebody end the game. */
export const limitOf = (players: number): number => (players > 6 ? 4 : 5);
/** SE-5.5: the left neighbour is the next to play. */
export const neighbours = (seat: number, players: number): { readonly left: number; readonly right: number } => ({
  left: (seat + 1) % players,
  right: (seat + players - 1) % players,
});

/** What a kind of decision is called in the catalogues: "SwapTokens" is "swap-tokens". */
export const idOf = (type: string): string => type.replace(/(?<=.)[A-Z]/g, "-$&").toLowerCase();

/** A number with its sign, as it stands on a card. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}

/** A number with a true minus sign. */
export function plain(points: number): string {
  return String(points).replace("-", "−");
}

/** The Character that a sentence about a choice speaks of, for its sign beside it. */
export function characterIn(sentence: Sentence): Character | null {
  for (const arg of Object.values(sentence.args)) {
    if (typeof arg !== "object" || arg.type !== "phrase") continue;
    const name = arg.of.id.replace(/^secrets-(a-)?/, "");
    if (name in FACES) return name as Character;
    const inside = characterIn(arg.of);
    if (inside !== null) return inside;
  }
  return null;
}

/** The words of one reader at one table. */
export class Words {
  readonly speaker: Speaker;
  readonly you: number | null;

  constructor(speaker: Speaker, you: number | null) {
    this.speaker = speaker;
    this.you = you;
  }

  t(id: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.speaker.text(id, args);
  }

  say(sentence: Sentence): string {
    return this.speaker.say(sentence);
  }

  name(seat: number): string {
    return this.speaker.name(seat);
  }

  /** A player as the reader calls them: you, or a name. */
  who(seat: number): string {
    return seat === this.you ? this.t("web-secrets-you") : this.name(seat);
  }

  /** The same in the middle of a sentence. */
  amid(seat: number): string {
    return seat === this.you ? this.t("web-secrets-you-short") : this.name(seat);
  }

  /** Whose place it is, on a chip or in a table: you, a name, the centre. */
  at(place: Place): string {
    return place === null ? this.t("web-secrets-centre") : this.who(place);
  }

  /** A token, by where it lies. */
  token(place: Place): string {
    if (place === null) return this.t("web-secrets-token-centre");
    return place === this.you ? this.t("web-secrets-token-yours") : this.t("web-secrets-token-of", { player: this.name(place) });
  }

  identity(identity: Identity): string {
    return this.speaker.text(`secrets-${identity}`);
  }

  /** One letter, where there is no room for more. */
  initial(identity: Identity): string {
    return this.identity(identity).slice(0, 1);
  }

  card(card: Character): string {
    return this.speaker.text(`secrets-${card}`);
  }

  effect(card: Character): string {
    return this.speaker.text(`secrets-${card}-text`);
  }

  /** A card in full, for those who hear it. */
  described(card: Character): string {
    return this.t("web-secrets-card-described", { card: this.card(card), value: signed(valueOf(card)), text: this.effect(card) });
  }

  effects(offer: Offer): { readonly card: Character | null; readonly text: string }[] {
    return offer.consequences.map((sentence) => ({ card: characterIn(sentence), text: this.say(sentence) }));
  }
}
