// The table between two events of one decision, and what an event shows this reader in private.

import type { Event, Identity, Player, SecretsRevealed, View } from "../../wire/secrets.ts";
import type { Place } from "./words.ts";

/** A card on its way lies before nobody yet: it is laid when it has arrived. */
export const arrives = (event: Event): boolean => event.type === "CardPlaced" || event.type === "BulletGiven";

/** SE-2.5: the table during the first looks: nothing has been drawn yet, and it is nobody's turn. */
export function undrawn(view: View): View {
  return { ...view, waiting: [], turned_up: [], under: [], deck: view.deck + view.turned_up.length };
}

/** Whether the first turn has begun. */
export const isBegun = ({ step, turned_up }: View): boolean => step !== "keeping" || turned_up.length > 0;

/** SE-3.1: whose turn it is; null before the first turn and after the last. */
export const whoseTurn = (view: View): number | null => (isBegun(view) && view.step !== "over" ? view.active : null);

/** SE-6.2: the identities are turned up; the Bullets still lie face down. */
export function tokensTurnedUp(view: View, { identities }: SecretsRevealed): View {
  const players = view.players.map((player, seat) => ({ ...player, identity: identities[seat] ?? null }));
  return { ...view, step: "over", players, centre: identities.at(-1) ?? null };
}

/** The table after the first `count` of these events, as far as it can be seen from them. */
export function tableAfter(before: View, after: View, events: readonly Event[], count: number): View {
  if (count >= events.length) return after;
  return events.slice(0, count).reduce((view, event) => told(view, event, after), before);
}

function seated(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  const players = view.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player));
  return { ...view, players };
}

/** The table after an event, as far as it can be seen from the event. */
function told(view: View, event: Event, after: View): View {
  switch (event.type) {
    case "CardKept":
      return { ...view, step: "offering", proposal: event.card };
    case "CardOffered":
      return { ...view, step: "answering", target: event.to };
    case "OfferSettled":
      return { ...view, step: "placing", owner: event.owner, proposal: event.card, turned_up: [], sealed: null };
    case "CardPlaced":
      return seated({ ...view, step: "looking", proposal: null, target: null }, event.before, ({ cards }) => ({
        cards: [...cards, { card: event.card, face_up: true }],
      }));
    case "CardsTurnedDown":
      return seated(view, event.seat, ({ cards }) => {
        const left = [...event.cards];
        const remembered = after.options.notebook !== "off";
        return {
          cards: cards.map((lying) => {
            const found = lying.face_up && lying.card !== null ? left.indexOf(lying.card) : -1;
            if (found < 0) return lying;
            left.splice(found, 1);
            return { card: remembered ? lying.card : null, face_up: false };
          }),
        };
      });
    case "BulletDrawn":
      return { ...view, step: "giving", bullet: event.points, bullets_left: view.bullets_left - 1 };
    case "BulletGiven":
      return seated({ ...view, step: "looking", bullet: null }, event.to, ({ bullets }) => ({
        bullets: [...bullets, { shooter: event.owner, points: null }],
      }));
    case "SecretsRevealed":
      return after; // everything
    case "UnitedNationsMoved":
      return { ...view, holder: event.holder };
    case "TurnBegan": {
      const [first, last] = [event.turned_up[0], event.turned_up.at(-1)];
      const turned_up = [first, last].filter((card) => card !== undefined);
      return { ...view, step: "keeping", turn: event.turn, active: event.active, turned_up, owner: null, target: null };
    }
    case "TokensSwapped":
    case "TokenLookedAt":
    case "TokenShown":
    case "CentreSwapped":
      return traced(view, after);
    default:
      return view;
  }
}

/** The ways of the tokens, one look or swap further; where nothing is kept, they are those of the end. */
function traced(view: View, after: View): View {
  const goesOn = view.options.notebook !== "off" && after.trail.length > view.trail.length;
  return goesOn ? { ...view, trail: after.trail.slice(0, view.trail.length + 1) } : view;
}

/** An identity that the reader was shown, where it lay. */
export interface SeenToken {
  readonly place: Place;
  readonly identity: Identity;
}

/** A private look: what is on the large card. */
export interface Look {
  readonly kind: "first" | "looked" | "shown";
  /** Whose card it was; null for the first looks. */
  readonly owner: number | null;
  readonly tokens: readonly SeenToken[];
  readonly turn: number;
  /** How many of those that the view still tells of have been seen with it; all if it does not say. */
  readonly upTo?: number;
}

/** What an event shows this reader of the identities. */
export function lookIn(event: Event, turn: number): Look | null {
  if (event.type !== "TokenLookedAt" && event.type !== "TokenShown") return null;
  if (event.identity === null) return null;
  const { owner, place, identity } = event;
  return { kind: event.type === "TokenShown" ? "shown" : "looked", owner, tokens: [{ place, identity }], turn };
}

/** What the view still tells this reader of looks: of this turn and the one before. */
function lastSeen(view: View): readonly SeenToken[] {
  const you = view.reader;
  return view.trail.slice(view.recent).flatMap((trace) => {
    if (you === null || trace.type !== "Looked" || trace.identity === null || !trace.seers.includes(you)) return [];
    return [{ place: trace.place, identity: trace.identity }];
  });
}

/** SE-7.1: what has been seen and put away, so that it is gone also for a page that is loaded anew: where, never what. */
export function markOf(view: View, count?: number): string {
  return [view.turn, ...lastSeen(view).slice(0, count).map(({ place }) => place ?? "centre")].join(" ");
}

/**
 * What a reader who has just come in is still to be shown: the first looks, or, where nothing can be reread, what was
 * seen in this turn and the one before (SE-7.1); but nothing that is marked as seen.
 */
export function looksOnArrival(view: View, seen: string | null = null): readonly Look[] {
  if (view.reader === null || view.step === "over") return [];
  const first = view.turn === 1;
  if (!first && view.options.notebook !== "off") return [];
  const known = seen !== null && `${markOf(view)} `.startsWith(`${seen} `) ? seen.split(" ").length - 1 : 0;
  const tokens = lastSeen(view).slice(known);
  if (first) return tokens.length === 0 ? [] : [{ kind: "first", owner: null, tokens, turn: view.turn }];
  return tokens.map((token, at) => ({ kind: "looked", owner: view.reader, tokens: [token], turn: view.turn, upTo: known + at + 1 }));
}
