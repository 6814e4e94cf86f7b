// The ways of the tokens as a braid: a line a token, time downwards. Grey is what the reader cannot be certain of.

import type { Character, Event, Identity, Trace, View } from "../../wire/secrets.ts";
import { neighbours, type Place } from "./words.ts";

/** Something that happened to the tokens. */
export type Knot = { readonly turn: number | null } & (
  | { readonly kind: "swap"; readonly first: Place; readonly second: Place; readonly by: Character }
  | { readonly kind: "maybe"; readonly owner: number }
  | { readonly kind: "look"; readonly place: Place; readonly identity: Identity; readonly all: boolean }
);

/** A piece of a line, from one column to another; columns are the seats, then the centre. */
export interface Strand {
  readonly from: number;
  readonly to: number;
  readonly identity: Identity | null;
  /** One of two ways, and the reader does not know which. */
  readonly maybe: boolean;
}

export interface Row {
  readonly knot: Knot;
  readonly strands: readonly Strand[];
  /** What was seen here. */
  readonly seen: { readonly column: number; readonly identity: Identity } | null;
}

/** What a reader saw, from the trail. What only others saw leaves no knot. */
export function knotsOfTrail(trail: readonly Trace[], you: number | null): readonly Knot[] {
  return trail.flatMap((trace): Knot[] => {
    const turn = null;
    switch (trace.type) {
      case "Swapped":
        return [{ turn, kind: "swap", first: trace.first, second: trace.second, by: swapper(trace.first, trace.second) }];
      case "Negotiated":
        if (trace.neighbour === null) return [{ turn, kind: "maybe", owner: trace.owner }];
        return [{ turn, kind: "swap", first: null, second: trace.neighbour, by: "diplomat" }];
      case "Looked": {
        const { place, identity, seers } = trace;
        return identity === null ? [] : [{ turn, kind: "look", place, identity, all: seers.some((seer) => seer !== you) }];
      }
    }
  });
}

/** How it really went, from everything that was told, the Diplomats' swaps as they were revealed at the end. */
export function knotsOfHistory(history: readonly Event[]): readonly Knot[] {
  const revealed = history.findLast((event) => event.type === "SecretsRevealed");
  const negotiations = [...(revealed?.negotiations ?? [])];
  let turn = 0;
  return history.flatMap((event): Knot[] => {
    if (event.type === "TurnBegan") turn = event.turn;
    if (event.type === "TokensSwapped") {
      return [{ turn, kind: "swap", first: event.first, second: event.second, by: swapper(event.first, event.second) }];
    }
    if (event.type !== "CentreSwapped") return [];
    const second = negotiations.shift()?.neighbour ?? event.neighbour;
    return second === null ? [{ turn, kind: "maybe", owner: event.owner }] : [{ turn, kind: "swap", first: null, second, by: "diplomat" }];
  });
}

const swapper = (first: Place, second: Place): Character =>
  first === null || second === null ? "double-agent" : "psychiatrist";

export interface Braid {
  readonly rows: readonly Row[];
  /** What is certain of each column after all that. */
  readonly ends: readonly (Identity | null)[];
}

/** The braid of so many players; `dealt` where the identities of the deal are known, the centre's last. */
export function braidOf(players: number, knots: readonly Knot[], dealt: readonly (Identity | null)[] = []): Braid {
  const column = (place: Place): number => place ?? players;
  let known: (Identity | null)[] = Array.from({ length: players + 1 }, (_, place) => dealt[place] ?? null);
  const straight = (identities: readonly (Identity | null)[]): Strand[] =>
    identities.map((identity, place) => ({ from: place, to: place, identity, maybe: false }));

  const rows = knots.map((knot): Row => {
    const strands = straight(known);
    if (knot.kind === "look") {
      const at = column(knot.place);
      known = known.with(at, knot.identity);
      return { knot, strands, seen: { column: at, identity: knot.identity } };
    }
    if (knot.kind === "swap") {
      const [a, b] = [column(knot.first), column(knot.second)];
      strands[a] = { from: a, to: b, identity: known[a] ?? null, maybe: false };
      strands[b] = { from: b, to: a, identity: known[b] ?? null, maybe: false };
      known = known.with(a, known[b] ?? null).with(b, known[a] ?? null);
      return { knot, strands, seen: null };
    }
    const { left, right } = neighbours(knot.owner, players);
    const both = (one: number, other: number): Identity | null => (known[one] === known[other] ? (known[one] ?? null) : null);
    const ways = [left, right, players].flatMap((from) =>
      [left, right, players]
        .filter((to) => from === to ? from !== players : from === players || to === players)
        .map((to) => ({ from, to, identity: known[from] ?? null, maybe: true })),
    );
    const rest = strands.filter(({ from }) => from !== left && from !== right && from !== players);
    known = known.with(left, both(left, players)).with(right, both(right, players)).with(players, both(left, right));
    return { knot, strands: [...rest, ...ways], seen: null };
  });
  return { rows, ends: known };
}

/** The view with every token face up, as the end reveals what was dealt. */
export function opened(view: View, history: readonly Event[], last: readonly Event[]): View {
  const dealt = last.find((event) => event.type === "SecretsRevealed")?.dealt;
  const { ends } = braidOf(view.players.length, knotsOfHistory(history), dealt);
  const players = view.players.map((player, seat) => ({ ...player, identity: ends[seat] ?? null }));
  return { ...view, players, centre: ends.at(-1) ?? null };
}
