// What every part of this table can ask for.

import { createContext } from "svelte";
import type { Scene } from "../../lib/scene.ts";
import type { View } from "../../wire/road-to-the-palace.ts";
import type { Deciding } from "./deciding.svelte.ts";
import { Words } from "./words.ts";

export interface Road {
  readonly scene: Scene<View>;
  readonly view: View;
  readonly words: Words;
  /** What is being decided; null for somebody who only looks. */
  readonly deciding: Deciding | null;
}

export const [useRoad, setRoad] = createContext<Road>();

/** Let the parts below ask about this scene. */
export function lendRoad(scene: () => Scene<View>, deciding: () => Deciding | null = () => null): Road {
  const words = $derived(new Words(scene().speaker, scene().you));
  return setRoad({
    get scene() {
      return scene();
    },
    get view() {
      return scene().view;
    },
    get words() {
      return words;
    },
    get deciding() {
      return deciding();
    },
  });
}
