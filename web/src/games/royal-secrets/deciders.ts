// Whose decision each event of Royal Secrets tells.

import { type Deciders, decisionIn } from "../../app/deciders.ts";
import type { Event } from "../../wire/royal-secrets.ts";

const own = ({ seat }: { readonly seat: number }): number => seat;

const DECIDERS: Deciders<Event> = {
  RoundBegan: null,
  PlanningAnswered: own,
  PlanningSettled: ({ users }) => (users.length === 1 ? users[0]! : null), // RS-8.3: whoever uses it, if it is one
  PlayersDivided: own,
  AudienceChosen: own,
  FavourUsed: own,
  ValetDrawn: null,
  Passed: own,
  ParleyHanded: own,
  CardBet: own,
  CardinalBet: null,
  CardsSpied: own,
  CardStabbed: own,
  MedalAwarded: own,
  RecruitNamed: own,
  CardsRevealed: null,
  PlayerWithdrew: null,
  AudienceCounted: null,
  AudienceNotHeld: null,
  PointsDue: null,
  TieDeclared: null,
  ThirdCardChosen: own,
  ThirdCardsShown: null,
  CardHandedOver: null,
  AudienceTaken: null,
  AudienceDiscarded: null,
  PointsPaid: null,
  CardRecruited: null,
  RecruitmentFailed: null,
  RoundEnded: null,
  HandCounted: null,
  GameEnded: null,
};

export const decisionOf = decisionIn(DECIDERS);
