// Whose decision each event of Road to the Palace tells.

import { type Deciders, decisionIn } from "../../app/deciders.ts";
import type { Event } from "../../wire/road-to-the-palace.ts";

const own = ({ seat }: { readonly seat: number }): number => seat;

const DECIDERS: Deciders<Event> = {
  GridDealt: null,
  BribesChosen: own,
  BribesLaid: null,
  StartingDiscsLaid: own,
  RoundBegan: null,
  CardTaken: own,
  ColumnsReordered: null,
  RowRefilled: null,
  DiscLaid: own,
  BribesRevealed: null,
  KingJudged: null,
  QueenJudged: null,
  InfluenceChanged: null,
  LoanTaken: null,
  DiscsReturned: null,
  RoundEnded: null,
  LoanRepaid: null,
  GameEnded: null,
};

export const decisionOf = decisionIn(DECIDERS);
