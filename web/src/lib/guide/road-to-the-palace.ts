// The notes of a first game of Road to the Palace. Anchors: own (one's name and influence), grid (the three rows), bribes
// (where Bribes are chosen, then where they lie), discs (where a disc is chosen), reserve, columns (one's own), board
// (one's own discs), purple (a purple disc), politicians (those laid with a Bribe), king and queen (one's own such column,
// or anybody's), evaluation (the show of it), round.

import type { View } from "../../wire/road-to-the-palace.ts";
import type { Moment, Note } from "./note.ts";

type At = Moment<View>;

const mine = ({ view, you }: At) => view.players[you];
/** While a disc is chosen, the choice lies where one's columns and Bribes are otherwise: those are explained later. */
const notLaying = (when: (at: At) => boolean) => (at: At) => !at.asked.has("LayDisc") && when(at);
const stands = (character: "king" | "queen") => ({ view }: At) =>
  view.players.some((player) => player.columns.some((column) => column.character === character));

const notes: readonly Note<View>[] = [
  { name: "goal", at: "own", when: () => true },
  { name: "bribes", at: "bribes", when: ({ asked }) => asked.has("ChooseBribes") },
  { name: "starting", at: "discs", when: ({ asked }) => asked.has("LayStartingDiscs") },
  { name: "take", at: "grid", when: ({ asked }) => asked.has("TakeCard") },
  { name: "lay", at: "discs", when: ({ asked }) => asked.has("LayDisc") },
  { name: "columns", at: "columns", when: notLaying((at) => (mine(at)?.columns.length ?? 0) > 0) },
  { name: "missions", at: "board", when: notLaying((at) => mine(at)?.board.some((count) => count > 0) === true) },
  { name: "order", at: "columns", when: notLaying((at) => (mine(at)?.columns.length ?? 0) > 1) },
  { name: "king", at: "king", when: stands("king") },
  { name: "queen", at: "queen", when: stands("queen") },
  { name: "purple", at: "purple", when: ({ view }) => view.grid.some((row) => row.disc === "treachery") },
  { name: "politicians", at: "politicians", when: notLaying((at) => mine(at)?.politicians.some((count) => count > 0) === true) },
  { name: "reserve", at: "reserve", when: ({ view }) => view.round === 1 && view.reserve.reduce((sum, count) => sum + count, 0) < 9 },
  { name: "evaluation", at: "evaluation", when: ({ happened }) => happened.has("BribesRevealed") },
  { name: "round", at: "round", when: ({ view }) => view.round === 2 },
  { name: "loan", at: "own", when: (at) => (mine(at)?.loan ?? 0) > 0 },
];
export default notes;
