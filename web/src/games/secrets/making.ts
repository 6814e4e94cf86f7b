// Tables to test with: a quiet one of four, changed as a test needs it.

import type { News } from "../../app/moments.ts";
import type { Event, Player, View } from "../../wire/secrets.ts";

const empty: Player = { cards: [], bullets: [], identity: null };

export function table(changes: Partial<View> = {}, players = 4): View {
  return {
    reader: 0,
    waiting: [1],
    options: { un_ties: "centre", notebook: "log" },
    turn: 3,
    step: "keeping",
    active: 1,
    target: null,
    owner: null,
    holder: null,
    sealed: null,
    turned_up: ["scientist", "assassin"],
    proposal: null,
    deck: 20,
    under: [],
    settlements: [],
    players: Array.from({ length: players }, () => empty),
    bullets_left: 4,
    bullet: null,
    centre: null,
    trail: [],
    recent: 0,
    beliefs: null,
    ...changes,
  };
}

/** What one decision brought, as seat 0 sees it. */
export function news(events: readonly Event[], before: View = table(), after: View = table({ turn: 4 }), more: Partial<News<View, Event>> = {}): News<View, Event> {
  const lines = events.map((event) => ({ id: event.type, args: {} }));
  return { key: 1, events, lines, by: events.map(() => null), before, after, you: 0, past: [], pastLines: [], entered: false, replayed: false, ...more };
}
