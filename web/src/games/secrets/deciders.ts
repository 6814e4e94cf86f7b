// Whose decision each event of Secrets tells.

import { type Deciders, decisionIn } from "../../app/deciders.ts";
import type { Event } from "../../wire/secrets.ts";

const own = ({ seat }: { readonly seat: number }): number => seat;
const owner = (event: { readonly owner: number }): number => event.owner;

const DECIDERS: Deciders<Event> = {
  FirstLooksTaken: null,
  TurnBegan: null,
  CardKept: own,
  CardOffered: own,
  OfferAnswered: own,
  OfferSettled: (event) => (event.by === "interrupt" ? event.owner : event.target), // SE-4.6: whoever's answer settles it
  CardPlaced: (event) => (event.before === event.owner ? null : event.owner), // SE-5.3: before its owner it lies unasked
  CardsTurnedDown: null,
  TokensSwapped: (event) => (event.second === null ? null : event.owner), // SE-5.1: a Double Agent changes sides unasked
  TokenLookedAt: owner,
  TokenShown: null,
  CentreSwapped: owner,
  BulletDrawn: null,
  BulletGiven: owner,
  UnitedNationsMoved: null,
  SecretsRevealed: null,
  GameEnded: null,
};

export const decisionOf = decisionIn(DECIDERS);
