// SE-6: the end, taken apart: who was what, who had how much, and what decided it.

import type { Event, GameEnded, Identity, Score, SecretsRevealed } from "../../wire/secrets.ts";
import { IDENTITIES } from "./words.ts";

export interface Team {
  readonly identity: Identity;
  readonly members: readonly Score[];
  readonly sum: number;
  readonly won: boolean;
}

/** Those who have the same score. */
export interface Rung {
  readonly points: number;
  readonly scores: readonly Score[];
}

export interface EndingTold {
  readonly revealed: SecretsRevealed;
  readonly ended: GameEnded;
  /** The agencies and the Hippies, those who won first; nobody is left out who sits at the table. */
  readonly teams: readonly Team[];
  /** The scores from the lowest to the highest. */
  readonly ladder: readonly Rung[];
}

export function endingOf(events: readonly Event[]): EndingTold | null {
  const revealed = events.findLast((event) => event.type === "SecretsRevealed");
  const ended = events.findLast((event) => event.type === "GameEnded");
  if (!revealed || !ended) return null;
  const teams = IDENTITIES.map((identity) => {
    const members = revealed.scores.filter((score) => score.identity === identity);
    return {
      identity,
      members,
      sum: members.reduce((all, { total }) => all + total, 0),
      won: members.some(({ seat }) => ended.winners.includes(seat)),
    };
  }).filter(({ members }) => members.length > 0);
  const points = [...new Set(revealed.scores.map(({ total }) => total))].toSorted((a, b) => a - b);
  return {
    revealed,
    ended,
    teams: teams.toSorted((a, b) => Number(b.won) - Number(a.won)),
    ladder: points.map((one) => ({ points: one, scores: revealed.scores.filter(({ total }) => total === one) })),
  };
}
