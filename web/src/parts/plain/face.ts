// The plain face: a game without a drawing of its own is played from lists.

import type { GameCard } from "../../lib/games.ts";
import type { Face } from "../../lib/scene.ts";
import PlainEnd from "./PlainEnd.svelte";
import PlainProgress from "./PlainProgress.svelte";
import PlainTable from "./PlainTable.svelte";

export function plainFace(game: GameCard): Face<unknown> {
  return { key: game.key, theme: game.theme, Table: PlainTable, Progress: PlainProgress, End: PlainEnd, Notebook: null };
}
