// What every part of this table can ask for.

import { createContext } from "svelte";
import type { Scene } from "../../lib/scene.ts";
import type { Character, View } from "../../wire/secrets.ts";
import type { Deciding } from "./deciding.svelte.ts";
import type { Film } from "./film.svelte.ts";
import type { Layout } from "./layout.ts";
import type { Words } from "./words.ts";

export interface Ring {
  readonly scene: Scene<View>;
  /** The table as it is drawn: while something is being shown, as it was at that moment. */
  readonly view: View;
  readonly words: Words;
  readonly layout: Layout;
  readonly film: Film;
  /** What is being decided; null for somebody who only looks. */
  readonly deciding: Deciding | null;
  /** Show what a Character does. */
  explain(card: Character): void;
}

export const [useRing, setRing] = createContext<Ring>();
