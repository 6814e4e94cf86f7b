// Written by python -m camarilla.protocol.typescript: change the Python types, not this file.

export type RoadMove = ChooseBribes | LayStartingDiscs | TakeCard | LayDisc;

/** RP-2.6: the Bribe for round 1 and the one for round 2. */
export interface ChooseBribes {
  readonly type: "ChooseBribes";
  readonly first: Character;
  readonly second: Character;
}

/** RP-1.1: the Characters, each with its colour: yellow, red, blue, black, pink, purple. */
export type Character = "noble" | "soldier" | "priest" | "king" | "queen" | "politician";

/** RP-2.7: on the leftmost cards of the three rows. */
export interface LayStartingDiscs {
  readonly type: "LayStartingDiscs";
  readonly top: Disc;
  readonly middle: Disc;
  readonly bottom: Disc;
}

/** RP-1.3: the discs: yellow, red and blue for missions, and purple. */
export type Disc = "finance" | "military" | "politics" | "treachery";

/** RP-3.2: the leftmost card of a row, counted from 1 at the top. */
export interface TakeCard {
  readonly type: "TakeCard";
  readonly row: number;
}

/** RP-3.4: on the leftmost card of the row just taken from. */
export interface LayDisc {
  readonly type: "LayDisc";
  readonly disc: Disc;
}

export type AnyRoadEvent =
  | GridDealt
  | BribesChosen
  | BribesLaid
  | StartingDiscsLaid
  | RoundBegan
  | CardTaken
  | ColumnsReordered
  | RowRefilled
  | DiscLaid
  | BribesRevealed
  | KingJudged
  | QueenJudged
  | InfluenceChanged
  | LoanTaken
  | DiscsReturned
  | RoundEnded
  | LoanRepaid
  | GameEnded;

/** RP-2.3, RP-2.4: the rows from left to right, the Politicians set aside, and the first player. */
export interface GridDealt {
  readonly type: "GridDealt";
  readonly rows: readonly (readonly Card[])[];
  readonly set_aside: number;
  readonly first_player: number;
}

/** RP-1.1: a Character card with its impression points. Cards that nobody can tell apart have one number. */
export interface Card {
  readonly number: number;
  readonly character: Character;
  readonly points: number;
}

/** RP-2.6: a sealed answer. */
export interface BribesChosen {
  readonly type: "BribesChosen";
  readonly seat: number;
  readonly first: Character;
  readonly second: Character;
}

/** RP-2.6: all have chosen. */
export interface BribesLaid {
  readonly type: "BribesLaid";
}

/** RP-2.7: top row first. */
export interface StartingDiscsLaid {
  readonly type: "StartingDiscsLaid";
  readonly seat: number;
  readonly discs: readonly [Disc, Disc, Disc];
}

/** RP-3.1. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly first_player: number;
}

/** RP-3.2. */
export interface CardTaken {
  readonly type: "CardTaken";
  readonly seat: number;
  readonly row: number;
  readonly card: Card;
  readonly disc: Disc | null;
}

/** RP-3.9, RP-4.9: a player's columns stand in another order than before. */
export interface ColumnsReordered {
  readonly type: "ColumnsReordered";
  readonly seat: number;
  readonly columns: readonly Standing[];
}

/** A column and its impression. */
export interface Standing {
  readonly character: Character;
  readonly impression: number;
}

/** RP-3.3: the new cards from left to right. */
export interface RowRefilled {
  readonly type: "RowRefilled";
  readonly row: number;
  readonly cards: readonly Card[];
}

/** RP-3.4. */
export interface DiscLaid {
  readonly type: "DiscLaid";
  readonly seat: number;
  readonly row: number;
  readonly disc: Disc;
}

/** RP-4.1. */
export interface BribesRevealed {
  readonly type: "BribesRevealed";
  readonly round: number;
  readonly bribes: readonly RevealedBribe[];
}

/** A player's Bribe, how many Politicians lay with it, and the player's columns before and after it joins them. */
export interface RevealedBribe {
  readonly seat: number;
  readonly bribe: Character;
  readonly politicians: number;
  readonly before: readonly Standing[];
  readonly after: readonly Standing[];
}

/** RP-4.2: everybody's impression on the King, who had the highest, and who has the pawn now. */
export interface KingJudged {
  readonly type: "KingJudged";
  readonly impressions: readonly number[];
  readonly highest: readonly number[];
  readonly before: number;
  readonly first_player: number;
}

/** RP-4.3: everybody's impression on the Queen, the pot, each one's share and what goes to the bank. */
export interface QueenJudged {
  readonly type: "QueenJudged";
  readonly impressions: readonly number[];
  readonly lowest: readonly number[];
  readonly highest: readonly number[];
  readonly pot: number;
  readonly share: number;
  readonly rest: number;
}

/** RP-4, RP-5: points gained, or paid where below zero, and why. */
export interface InfluenceChanged {
  readonly type: "InfluenceChanged";
  readonly seat: number;
  readonly points: number;
  readonly reason: Reason;
  /** RP-4.8: whom one pays, or who pays. */
  readonly other: number | null;
  /** RP-4.5 to RP-4.8: the yellow, red, blue and purple discs that it was for. */
  readonly discs: readonly number[] | null;
}

/** Where influence comes from or goes to, with the rule that says so. */
export type Reason = "RP-4.3" | "RP-4.5" | "RP-4.6" | "RP-4.7" | "RP-4.8" | "RP-5.1";

/** RP-4.10. */
export interface LoanTaken {
  readonly type: "LoanTaken";
  readonly seat: number;
  readonly points: number;
}

/** RP-4.5 to RP-4.8, RP-4.11: what the reserve then holds: yellow, red, blue and purple discs. */
export interface DiscsReturned {
  readonly type: "DiscsReturned";
  readonly reserve: readonly number[];
}

/** RP-3.1. */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
}

/** RP-4.10: at the end, as far as the points go. */
export interface LoanRepaid {
  readonly type: "LoanRepaid";
  readonly seat: number;
  readonly points: number;
  readonly left: number;
}

/** RP-5.2. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly scores: readonly number[];
  readonly ranking: readonly number[];
}

/** All a reader has been shown at a table of Road to the Palace. */
export interface RoadView {
  readonly reader: number | null;
  readonly waiting: readonly number[];
  readonly options: RoadOptions;
  readonly round: number;
  readonly step: Step;
  readonly first_player: number;
  readonly asked: number | null;
  /** RP-3.4: the row just taken from, counted from 1, where a disc is to be laid. */
  readonly row: number | null;
  readonly grid: readonly Row[];
  readonly deck_size: number;
  /** RP-3.4: the yellow, red, blue and purple discs. */
  readonly reserve: readonly number[];
  /** RP-2.5: the purple discs laid aside for round 2. */
  readonly discs_aside: number;
  /** RP-2.3: the Politicians seen when the grid was dealt: they at least were not removed. */
  readonly set_aside: number;
  /** RP-4.5, RP-4.6, RP-4.8: what a disc brings, or costs, on the first to the fifth column; then without one. */
  readonly disc_worth: readonly number[];
  readonly players: readonly Player[];
}

/** What a table may decide beforehand. */
export interface RoadOptions {
  /** RP-2.2: show everybody's influence. */
  readonly open_scores: boolean;
  /** RP-2.1: with three players, one card removed at random, or the 46 that the printed list leaves. */
  readonly three_player_cards: 45 | 46;
}

/** What the table waits for, in the order of `state`. */
export type Step = "bribing" | "starting" | "taking" | "laying" | "over";

/** A row of the grid: its cards from left to right, and the disc on the leftmost. */
export interface Row {
  readonly cards: readonly Card[];
  readonly disc: Disc | null;
}

/** One seat, in the reader's eyes. */
export interface Player {
  /** RP-2.2: followed by memory; a person is shown it only with open scores (see `as_shown`). */
  readonly influence: number | null;
  /** RP-4.10: what this player has borrowed and not yet repaid. */
  readonly loan: number;
  /** RP-3.9: from left to right. */
  readonly columns: readonly Column[];
  /** RP-3.11, RP-3.12: the yellow, red, blue and purple discs on the board. */
  readonly board: readonly number[];
  /** RP-2.6: for rounds 1 and 2; one's own, and what has been revealed. */
  readonly bribes: readonly [Character | null, Character | null];
  /** RP-3.10: how many Politicians were laid with each. */
  readonly politicians: readonly [number, number];
}

/** A column in front of a player. */
export interface Column {
  readonly character: Character;
  /** RP-3.8: all that lies there together. */
  readonly impression: number;
  readonly cards: readonly Card[];
  /** RP-3.12: the purple discs on its cards. */
  readonly purple: number;
}

/** Where every card lies, by its number: Character * 2, and one more for the higher points; 10 the Politician. */
export interface RoadDeal {
  readonly players: number;
  readonly first: number;
  /** RP-2.3: the rows from top to bottom, each from left to right; no Politician among them. */
  readonly grid: readonly (readonly number[])[];
  /** RP-2.3: the deck after the set-aside Politicians were shuffled back, top card first. */
  readonly deck: readonly number[];
  /** RP-2.1: the cards removed at random, which nobody sees. */
  readonly removed: readonly number[];
  /** RP-2.3: how many Politicians were seen and set aside while the grid was dealt. */
  readonly set_aside: number;
}

export type AnyRoadClaim = Bribed | NotBribed | GoingFor | WantsNext | WillTake | WillLay | LeaveMe;

/** RP-2.6: "my Bribe for this round is ..."; while they are being chosen, a plan. */
export interface Bribed {
  readonly type: "Bribed";
  readonly round: number;
  readonly character: Character;
}

/** RP-2.6: "no Bribe of mine is for ...". */
export interface NotBribed {
  readonly type: "NotBribed";
  readonly character: Character;
}

/** RP-3.9: "this will be my first column when the round is evaluated". */
export interface GoingFor {
  readonly type: "GoingFor";
  readonly character: Character;
}

/** RP-3.2: "I take the next one that I can". */
export interface WantsNext {
  readonly type: "WantsNext";
  readonly character: Character;
}

/** RP-3.2: "I take this card next": the leftmost of a row, counted from 1 at the top. */
export interface WillTake {
  readonly type: "WillTake";
  readonly row: number;
  readonly card: Card;
}

/** RP-3.4: "the next disc that I lay has this colour". */
export interface WillLay {
  readonly type: "WillLay";
  readonly disc: Disc;
}

/** RP-3.2: "leave me this card, and I leave you the other": both the leftmost of their rows. */
export interface LeaveMe {
  readonly type: "LeaveMe";
  readonly to: number;
  readonly row: number;
  readonly card: Card;
  readonly other_row: number;
  readonly other_card: Card;
}

export type Move = RoadMove;
export type Event = AnyRoadEvent;
export type View = RoadView;
export type Deal = RoadDeal;
export type Claim = AnyRoadClaim;
export type Options = RoadOptions;
