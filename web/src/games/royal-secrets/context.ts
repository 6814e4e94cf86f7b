// What every part of this table can ask for.

import { createContext } from "svelte";
import type { Scene } from "../../lib/scene.ts";
import type { Favour, View } from "../../wire/royal-secrets.ts";
import type { Deciding } from "./deciding.svelte.ts";
import type { Words } from "./words.ts";

export interface Court {
  readonly scene: Scene<View>;
  readonly view: View;
  readonly words: Words;
  /** What is being decided; null for somebody who only looks. */
  readonly deciding: Deciding | null;
  /** Show what a Favour does, or what is known about a player. */
  explain(what: { favour: Favour } | { seat: number }): void;
}

export const [useCourt, setCourt] = createContext<Court>();
