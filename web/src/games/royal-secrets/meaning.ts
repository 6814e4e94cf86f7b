// What a Favour that was used changes for whoever reads of it, if anything; else for all.

import type { Event, Favour, Place } from "../../wire/royal-secrets.ts";
import type { FavourDrawing, SpyDrawing } from "./moments.ts";

export type Used = FavourDrawing | SpyDrawing;

export function favourOf(drawing: Used): Favour {
  if (drawing.kind === "spied") return "espionage";
  return drawing.used.type === "FavourUsed" ? drawing.used.favour : "planning";
}

/** The message that says it; its player is called `name` there. */
export function meaningOf(drawing: Used, you: number | null): string {
  if (drawing.kind === "spied") return "web-royal-moment-you-spied";
  const { used } = drawing;
  if (used.type === "PlayersDivided") {
    if (you === null) return "web-royal-moment-planning";
    return used.to_king.includes(you) ? "web-royal-moment-planning-king" : "web-royal-moment-planning-queen";
  }
  return `web-royal-moment-${used.favour}${you !== null && fallsOn(drawing, you) ? "-you" : ""}`;
}

/** Whether it sends somebody elsewhere, or falls on a card of theirs. */
export function fallsOn({ used, effects }: FavourDrawing, you: number): boolean {
  if (used.type === "PlayersDivided") return used.seat !== you;
  return effects.some((effect) => placesIn(effect).some(({ seat }) => seat === you));
}

/** The cards that came to feel it. */
function placesIn(effect: Event): readonly Place[] {
  if (effect.type === "CardsSpied") return effect.places;
  return effect.type === "CardStabbed" || effect.type === "MedalAwarded" || effect.type === "RecruitNamed" ? [effect.place] : [];
}
