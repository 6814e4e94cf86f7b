// Tables to test with: a quiet one of four, changed as a test needs it.

import type { Happening } from "../../lib/seat.svelte.ts";
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

export function happening(key: number, events: readonly Event[], before: View = table(), after: View = table({ turn: 4 })): Happening {
  return { key, events, lines: events.map(() => null), before, after };
}
