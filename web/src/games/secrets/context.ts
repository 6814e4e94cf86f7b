// What every part of this table can ask for.

import { createContext } from "svelte";
import type { Scene } from "../../lib/scene.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { Character, Event, View } from "../../wire/secrets.ts";
import type { Deciding } from "./deciding.svelte.ts";
import type { Layout } from "./layout.ts";
import type { Words } from "./words.ts";

export interface Ring {
  readonly scene: Scene<View>;
  /** The table as it is drawn: a card on its way lies before nobody yet. */
  readonly view: View;
  readonly words: Words;
  readonly layout: Layout;
  /** What moves now, and a number that changes with it. */
  readonly event: Event | null;
  readonly frame: number;
  /** What has happened since a card was last kept, for the marks it leaves. */
  readonly marks: readonly Event[];
  /** What the log said last. */
  readonly line: Sentence | null;
  /** What is being decided; null for somebody who only looks. */
  readonly deciding: Deciding | null;
  /** Show what a Character does. */
  explain(card: Character): void;
}

export const [useRing, setRing] = createContext<Ring>();
