// A happening, event by event: how long each is shown, and the table as it lies while it is.

import type { Event, Identity, Player, View } from "../../wire/secrets.ts";
import type { Place } from "./words.ts";

/** How long an event is shown, in milliseconds; what is not named here needs no time. */
const LASTS: Partial<Record<Event["type"], number>> = {
  TurnBegan: 300,
  CardKept: 150,
  CardOffered: 300,
  OfferSettled: 1100,
  CardPlaced: 320,
  CardsTurnedDown: 500,
  TokensSwapped: 850,
  TokenLookedAt: 750,
  TokenShown: 900,
  CentreSwapped: 1050,
  BulletDrawn: 350,
  BulletGiven: 350,
  UnitedNationsMoved: 420,
  SecretsRevealed: 600,
};
/** What has to be followed with the eyes: it is never hurried over. */
const FOLLOWED: ReadonlySet<Event["type"]> = new Set(["TokensSwapped", "CentreSwapped"]);

/**
 * How long an event is shown when so many happenings wait behind it. Whoever is asked something meanwhile is brought to
 * the table as it is: only the tokens still take their time.
 */
export function lasting(event: Event, waiting: number, asked: boolean): number {
  const time = LASTS[event.type] ?? 0;
  if (waiting === 0 || FOLLOWED.has(event.type)) return time;
  return asked || waiting > 1 ? 0 : time / 2;
}

/** A card on its way lies before nobody yet: it is laid when it has arrived. */
const arrives = (event: Event): boolean => event.type === "CardPlaced" || event.type === "BulletGiven";

/** The table while event number `at` is shown. */
export function tableAt(before: View, after: View, events: readonly Event[], at: number): View {
  if (at >= events.length) return after;
  const now = events[at];
  const done = events.slice(0, now && arrives(now) ? at : at + 1);
  if (done.length === events.length) return after;
  return done.reduce((view, event) => told(view, event, after), before);
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
    case "UnitedNationsMoved":
      return { ...view, holder: event.holder };
    default:
      return view;
  }
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
export function markOf(view: View): string {
  return [view.turn, ...lastSeen(view).map(({ place }) => place ?? "centre")].join(" ");
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
  if (tokens.length === 0) return [];
  return [{ kind: first ? "first" : "looked", owner: first ? null : view.reader, tokens, turn: view.turn }];
}

/** SE-7.1: without a notebook a look is gone when the turn after it has ended. */
export function isGone(look: Look, view: View): boolean {
  return view.options.notebook === "off" && view.turn > look.turn + 1;
}
