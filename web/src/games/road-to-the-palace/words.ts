// What things are called at this table.

import type { Speaker } from "../../lib/speaker.ts";
import type { Offer, Sentence } from "../../wire/protocol.ts";
import type { Card, Character, Disc } from "../../wire/road-to-the-palace.ts";
import { discSuit, suitOf } from "./pieces.ts";

type Args = Readonly<Record<string, string | number>>;

/** The words of one reader at one table. */
export class Words {
  readonly speaker: Speaker;
  readonly you: number | null;

  constructor(speaker: Speaker, you: number | null) {
    this.speaker = speaker;
    this.you = you;
  }

  t(id: string, args: Args = {}): string {
    return this.speaker.text(`web-road-${id}`, args);
  }

  say(sentence: Sentence): string {
    return this.speaker.say(sentence);
  }

  name(seat: number): string {
    return this.speaker.name(seat);
  }

  /** A player as the reader calls them: you, or a name. */
  who(seat: number): string {
    return seat === this.you ? this.t("you") : this.name(seat);
  }

  character(character: Character): string {
    return this.speaker.text(`road-to-the-palace-${character}`);
  }

  disc(disc: Disc): string {
    return this.t(`disc-${disc}`);
  }

  /** A disc for those who do not see it: its name and its colour. */
  discLabel(disc: Disc): string {
    return this.t("disc-label", { disc: this.disc(disc), colour: this.t(`colour-${discSuit(disc)}`) });
  }

  card({ character, points }: Card): string {
    return this.t("card-label", { character: this.character(character), points, colour: this.t(`colour-${suitOf(character)}`) });
  }

  bribe(character: Character): string {
    return this.t("bribe-label", { character: this.character(character), colour: this.t(`colour-${suitOf(character)}`) });
  }

  place(place: number): string {
    return this.t("place", { place });
  }

  effects(offer: Offer): string[] {
    return offer.consequences.map((sentence) => this.say(sentence));
  }
}
