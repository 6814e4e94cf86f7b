// The table between two steps of an evaluation, as far as the events tell it; the last step's is the table as it is.

import type { Column, Disc, Event, Player, RevealedBribe, Standing, View } from "../../wire/road-to-the-palace.ts";
import type { Picture } from "./evaluating.ts";
import { DISCS } from "./pieces.ts";

const PURPLE: Disc = "treachery";

function seated(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player)) };
}

const added = (counts: readonly number[], disc: Disc, by: number): readonly number[] =>
  counts.map((count, index) => (DISCS[index] === disc ? count + by : count));

/** The columns in this order, with these impressions. */
function standing(columns: readonly Column[], stands: readonly Standing[]): readonly Column[] {
  return stands.map(({ character, impression }) => {
    const known = columns.find((column) => column.character === character);
    return { character, cards: known?.cards ?? [], purple: known?.purple ?? 0, impression };
  });
}

function revealed(view: View, round: number, { seat, bribe, after }: RevealedBribe): View {
  return seated(view, seat, ({ bribes, columns }) => ({
    bribes: round === 1 ? [bribe, bribes[1]] : [bribes[0], bribe],
    columns: standing(columns, after),
  }));
}

function taken(view: View, event: Extract<Event, { readonly type: "CardTaken" }>): View {
  const { seat, row, card, disc } = event;
  const grid = view.grid.map((one, index) => (index === row - 1 ? { cards: one.cards.toSpliced(one.cards.findIndex(({ number }) => number === card.number), 1), disc: null } : one));
  return seated({ ...view, grid, row }, seat, ({ board, columns }) => {
    const known = columns.find(({ character }) => character === card.character);
    const purple = disc === PURPLE ? 1 : 0;
    const grown = { character: card.character, cards: [...(known?.cards ?? []), card], purple: (known?.purple ?? 0) + purple, impression: (known?.impression ?? 0) + card.points + purple };
    return {
      board: disc === null || disc === PURPLE ? board : added(board, disc, 1),
      ...(card.character === "politician" ? {} : { columns: known ? columns.map((column) => (column === known ? grown : column)) : [...columns, grown] }),
    };
  });
}

/** The table after an event. */
export function tableAfter(view: View, event: Event): View {
  switch (event.type) {
    case "CardTaken":
      return taken(view, event);
    case "RowRefilled":
      return { ...view, grid: view.grid.map((row, index) => (index === event.row - 1 ? { ...row, cards: [...row.cards, ...event.cards] } : row)) };
    case "DiscLaid":
      return { ...view, row: null, reserve: added(view.reserve, event.disc, -1), grid: view.grid.map((row, index) => (index === event.row - 1 ? { ...row, disc: event.disc } : row)) };
    case "ColumnsReordered":
      return seated(view, event.seat, ({ columns }) => ({ columns: standing(columns, event.columns) }));
    case "BribesRevealed":
      return event.bribes.reduce<View>((table, bribe) => revealed(table, event.round, bribe), { ...view, asked: null, waiting: [] });
    case "KingJudged":
      return { ...view, first_player: event.first_player };
    case "InfluenceChanged":
      return seated(view, event.seat, ({ influence }) => ({ influence: influence === null ? null : influence + event.points }));
    case "LoanTaken":
      return seated(view, event.seat, ({ loan }) => ({ loan: loan + event.points }));
    case "LoanRepaid":
      return seated(view, event.seat, () => ({ loan: event.left }));
    case "DiscsReturned":
      return { ...view, reserve: event.reserve };
    default:
      return view;
  }
}

/** What a step of the evaluation changes besides: discs that are counted go back. */
export function settled(view: View, step: Picture["kind"]): View {
  if (step === "missions") {
    const players = view.players.map((player) => ({
      ...player,
      board: player.board.map((count, index) => (DISCS[index] === PURPLE ? 0 : count)),
      columns: player.columns.map((column) => ({ ...column, purple: 0, impression: column.impression - column.purple })),
    }));
    return { ...view, players };
  }
  return step === "payments" ? { ...view, players: view.players.map((player) => ({ ...player, board: player.board.map(() => 0) })) } : view;
}
