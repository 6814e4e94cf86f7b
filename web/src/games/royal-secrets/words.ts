// What things are called at this table, and which drawing is theirs.

import { look } from "../../lib/seats.ts";
import type { Speaker } from "../../lib/speaker.ts";
import type { Offer, Sentence } from "../../wire/protocol.ts";
import type { AudienceCard, Card, Favour, Place, Sovereign, View } from "../../wire/royal-secrets.ts";

export const SOVEREIGNS: readonly Sovereign[] = ["king", "queen"];
export const ROUNDS = ["I", "II", "III", "IV", "V", "VI", "VII"] as const;

const PORTRAITS: Readonly<Record<number, string>> = {
  0: "p-page",
  10: "p-musketeer",
  20: "p-marquise",
  30: "p-chancellor",
  40: "p-duchess",
};
const FAVOURS: Readonly<Record<Favour, string>> = {
  corruption: "f-corruption",
  planning: "f-planning",
  "royal-dinner": "f-dinner",
  espionage: "f-espionage",
  stabbing: "f-stabbing",
  "medal-of-merit": "f-medal",
  recruitment: "f-recruitment",
  "royal-pardon": "f-pardon",
  "master-stroke": "f-masterstroke",
};

export const colourOf = (seat: number): string => look(seat).colour;
export const symbolOf = (seat: number): string => `s-${look(seat).sign}`;
export const favourArt = (favour: Favour): string => FAVOURS[favour];
export const emblemOf = (sovereign: Sovereign): string => (sovereign === "king" ? "sun" : "moon");
export const audienceOf = (view: View, sovereign: Sovereign): AudienceCard | null => view[sovereign];

export function artOf(card: Card): string {
  switch (card.type) {
    case "Courtier":
      return PORTRAITS[card.value] ?? "p-page";
    case "Excuse":
      return "p-excuse";
    case "Valet":
      return "p-valet";
    case "Cardinal":
      return "p-cardinal";
  }
}

export { plain, signed } from "../../lib/numbers.ts";

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

  /** A player as the reader calls them: you, or a name; without a seat, the Cardinal. */
  who(seat: number | null): string {
    if (seat === null) return this.t("web-royal-cardinal");
    return seat === this.you ? this.t("web-royal-you") : this.speaker.name(seat);
  }

  several(seats: readonly number[]): string {
    return this.speaker.join(seats.map((seat) => this.speaker.name(seat)));
  }

  /** What stands between a thing and what is said of it. */
  get colon(): string {
    return this.speaker.lang === "fr" ? "\u00a0: " : ": ";
  }

  /** What is written at the foot of a card. */
  title(card: Card): string {
    return card.type === "Courtier" ? this.t(`web-royal-courtier-${card.value}`) : this.t(`web-royal-${card.type.toLowerCase()}`);
  }

  card(card: Card): string {
    const colour = "colour" in card ? this.t(`royal-secrets-${colourOf(card.colour)}`) : "";
    switch (card.type) {
      case "Courtier":
        return this.t("royal-secrets-card-courtier", { colour, value: card.value });
      case "Excuse":
        return this.t("royal-secrets-card-excuse", { colour });
      case "Valet":
        return this.t("royal-secrets-card-valet", { value: card.value, rumour: card.rumour });
      case "Cardinal":
        return this.t("royal-secrets-card-cardinal", { value: card.value });
    }
  }

  favour(favour: Favour): string {
    return this.t(`royal-secrets-favour-${favour}`);
  }

  favourText(favour: Favour): string {
    return this.t(`royal-secrets-favour-${favour}-text`);
  }

  audience(sovereign: Sovereign): string {
    return this.t(`web-royal-audience-${sovereign}`);
  }

  place(place: Place): string {
    if (place.seat === null) return this.t("royal-secrets-place-cardinal", { bet: place.bet });
    return this.t("royal-secrets-place", { player: this.speaker.name(place.seat), bet: place.bet });
  }

  effects(offer: Offer): string[] {
    return offer.consequences.map((sentence) => this.say(sentence));
  }
}
