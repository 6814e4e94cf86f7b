// The card that is on its way: a proposal or a Bullet, where it lies now and what can be seen of it.

import type { Character, Event, View } from "../../wire/secrets.ts";
import { handSpot, laySpot, type Layout, type Spot } from "./layout.ts";

export interface Carried {
  readonly kind: "proposal" | "bullet";
  /** Before whom it lies; null while all look at it in the middle. */
  readonly seat: number | null;
  readonly spot: Spot & { readonly width: number };
  /** What the reader sees: a Character, what a Bullet costs, or nothing. */
  readonly card: Character | null;
  readonly points: number | null;
  /** It lies open for all to see. */
  readonly open: boolean;
}

function middle(layout: Layout): Spot & { readonly width: number } {
  const { near, token, carried } = layout;
  return { x: near.x, y: near.y - carried * 0.7 - token * 0.72, width: carried };
}

export function carriedIn(view: View, event: Event | null, layout: Layout): Carried | null {
  const before = (seat: number): number =>
    (view.players[seat]?.cards.length ?? 0) + (view.players[seat]?.bullets.length ?? 0);
  const proposal = { kind: "proposal", card: view.proposal, points: null } as const;
  const bullet = { kind: "bullet", card: null, points: view.bullet, open: false } as const;
  if (event?.type === "CardPlaced") {
    return { ...proposal, card: event.card, open: true, seat: event.before, spot: laySpot(layout, event.before, before(event.before)) };
  }
  if (event?.type === "OfferSettled") return { ...proposal, card: event.card, open: true, seat: null, spot: middle(layout) };
  if (event?.type === "BulletGiven") {
    return { ...bullet, points: null, seat: event.to, spot: laySpot(layout, event.to, before(event.to)) };
  }
  if (view.step === "offering") return { ...proposal, open: false, seat: view.active, spot: handSpot(layout, view.active) };
  if (view.step === "answering" && view.target !== null) {
    return { ...proposal, open: false, seat: view.target, spot: handSpot(layout, view.target) };
  }
  if (view.step === "placing" && view.owner !== null) {
    return { ...proposal, open: true, seat: view.owner, spot: handSpot(layout, view.owner) };
  }
  if (view.step === "giving" && view.owner !== null) {
    return { ...bullet, seat: view.owner, spot: handSpot(layout, view.owner) };
  }
  return null;
}
