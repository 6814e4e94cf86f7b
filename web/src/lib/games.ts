// The games, as the page knows them before it loads one. A game's drawing is `games/KEY/face.ts`, its Face the default
// export; a game that has none yet is played with the plain face.

import type { Face } from "./scene.ts";

export interface GameCard {
  readonly key: string;
  readonly theme: Face["theme"];
  /** How many sit down for a game against bots. */
  readonly players: number;
  readonly minutes: string;
  /** Whether turns go round the table. */
  readonly inTurn: boolean;
}

export const GAMES: readonly GameCard[] = [
  { key: "royal-secrets", theme: "royal", players: 4, minutes: "35", inTurn: false },
  { key: "secrets", theme: "secrets", players: 6, minutes: "20", inTurn: true },
  { key: "road-to-the-palace", theme: "road", players: 3, minutes: "30–60", inTurn: true },
];

const FACES = import.meta.glob<{ default: Face<unknown> }>("../games/*/face.ts");

export function gameCard(key: string): GameCard {
  return GAMES.find((game) => game.key === key) ?? { key, theme: "royal", players: 4, minutes: "30", inTurn: false };
}

/** The drawing of a game. */
export async function faceOf(key: string): Promise<Face<unknown>> {
  const load = FACES[`../games/${key}/face.ts`];
  if (load) return (await load()).default;
  const { plainFace } = await import("../parts/plain/face.ts");
  return plainFace(gameCard(key));
}

/** The game that a rule belongs to, by the letters in front of its id. */
export function gameOfRule(rule: string): string {
  const letters: Readonly<Record<string, string>> = { RS: "royal-secrets", SE: "secrets", RP: "road-to-the-palace" };
  return letters[rule.slice(0, 2)] ?? "";
}
