// The roads as they stand when a round is evaluated: what was seen before, and what the events say has come to it.

import type { Character, Disc, Event, View } from "../../wire/road-to-the-palace.ts";
import { DISCS } from "./pieces.ts";

export interface Part {
  readonly character: Character;
  impression: number;
  purple: number;
}

export interface Stand {
  columns: Part[];
  readonly board: number[];
}

export function standsOf(view: View): readonly Stand[] {
  return view.players.map((player) => ({
    columns: player.columns.map(({ character, impression, purple }) => ({ character, impression, purple })),
    board: [...player.board],
  }));
}

/** RP-3.8: something joins a column, perhaps as its beginning; where the column stands, the events say. */
export function grow(stand: Stand, character: Character, points: number, purple = 0): void {
  const column = stand.columns.find((one) => one.character === character);
  if (column === undefined) stand.columns.push({ character, impression: points + purple, purple });
  else {
    column.impression += points + purple;
    column.purple += purple;
  }
}

/** Follow an event: a card that is taken, columns that change places. */
export function follow(stands: readonly Stand[], event: Event): void {
  if (event.type === "CardTaken") {
    const stand = stands[event.seat];
    const { card, disc } = event;
    if (stand === undefined) return;
    const onCard = disc === "treachery" && card.character !== "politician";
    if (card.character !== "politician") grow(stand, card.character, card.points, onCard ? 1 : 0);
    if (disc !== null && !onCard) putOnBoard(stand, disc);
  } else if (event.type === "ColumnsReordered") {
    const stand = stands[event.seat];
    if (stand === undefined) return;
    stand.columns = event.columns.flatMap(({ character }) => stand.columns.filter((one) => one.character === character));
  }
}

function putOnBoard(stand: Stand, disc: Disc): void {
  const at = DISCS.indexOf(disc);
  stand.board[at] = (stand.board[at] ?? 0) + 1;
}

/** Where a column stands, counted from 1; null where there is none. */
export function placeOf(stand: Stand | undefined, character: Character): number | null {
  return (stand?.columns.findIndex((one) => one.character === character) ?? -1) + 1 || null;
}
