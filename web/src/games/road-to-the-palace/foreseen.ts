// What the game says a decision would do, read so that it can be drawn: where a card would land, what a disc is worth.
// Nothing is worked out here: the numbers are those of the sentences that come with the offer.

import type { Sentence } from "../../wire/protocol.ts";
import type { Character } from "../../wire/road-to-the-palace.ts";

const ID = "road-to-the-palace-";

/** The column that a card would join. */
export interface Landing {
  readonly character: Character;
  readonly place: number;
  readonly impression: number;
  readonly how: "new" | "grows" | "rises";
}

/** What a disc would bring: to oneself with all one's discs, or to the player on one's left. */
export interface Worth {
  readonly points: number | null;
  readonly total: number | null;
  readonly seat: number | null;
}

function number(sentence: Sentence, name: string): number | null {
  const arg = sentence.args[name];
  return typeof arg === "number" ? arg : null;
}

export function landingIn(sentences: readonly Sentence[]): Landing | null {
  for (const sentence of sentences) {
    const how = /then-column-(new|grows|rises)$/.exec(sentence.id)?.[1];
    const character = sentence.args["character"];
    const [place, impression] = [number(sentence, "place"), number(sentence, "points")];
    if (how === undefined || typeof character !== "object" || character.type !== "phrase") continue;
    if (place === null || impression === null) continue;
    return { character: character.of.id.slice(ID.length) as Character, place, impression, how: how as Landing["how"] };
  }
  return null;
}

export function worthIn(sentences: readonly Sentence[]): Worth | null {
  for (const sentence of sentences) {
    const points = number(sentence, "points");
    if (sentence.id === `${ID}then-disc-worth`) return { points, total: number(sentence, "total"), seat: null };
    if (sentence.id === `${ID}then-last-disc`) return { points: null, total: number(sentence, "total"), seat: null };
    if (sentence.id === `${ID}then-left-takes`) {
      const player = sentence.args["player"];
      return { points, total: null, seat: typeof player === "object" && player.type === "name" ? player.seat : null };
    }
  }
  return null;
}

/** Where a column would stand after a landing; null if it would stay where it is. `place` counts from 1. */
export function movedTo(columns: readonly { readonly character: Character }[], landing: Landing, place: number): number | null {
  const stood = columns.findIndex(({ character }) => character === landing.character) + 1 || columns.length + 1;
  if (place === stood) return landing.place === stood ? null : landing.place;
  return place >= landing.place && place < stood ? place + 1 : null;
}
