// Written by python -m camarilla.protocol.typescript: change the Python types, not this file.

export type RoyalMove =
  | ChooseAudience
  | HandParley
  | BetCard
  | ShowThirdCard
  | Pass
  | UseFavour
  | DividePlayers
  | Stab
  | AwardMedal
  | Recruit;

/** RS-4.1. */
export interface ChooseAudience {
  readonly type: "ChooseAudience";
  readonly sovereign: Sovereign;
}

/** RS-2.2: whose audience. */
export type Sovereign = "king" | "queen";

/** RS-3.3. */
export interface HandParley {
  readonly type: "HandParley";
  readonly to: number;
}

/** RS-5.1, RS-5.2. */
export interface BetCard {
  readonly type: "BetCard";
  readonly card: Card;
  readonly face: Face;
}

export type Card = Courtier | Excuse | Valet | Cardinal;

/** RS-1.2: a Courtier of a player's colour. */
export interface Courtier {
  readonly type: "Courtier";
  readonly number: number;
  readonly colour: number;
  readonly value: number;
}

/** RS-6.2: the Courtier that withdraws its player. */
export interface Excuse {
  readonly type: "Excuse";
  readonly number: number;
  readonly colour: number;
}

/** RS-1.3: a Valet with its rumour. */
export interface Valet {
  readonly type: "Valet";
  readonly number: number;
  readonly value: number;
  readonly rumour: number;
}

/** RS-1.4: a card of the Cardinal's. */
export interface Cardinal {
  readonly type: "Cardinal";
  readonly number: number;
  readonly value: number;
}

/** RS-5.1: which way up a card lies. */
export type Face = "up" | "down";

/** RS-6.11. */
export interface ShowThirdCard {
  readonly type: "ShowThirdCard";
  readonly card: Card;
}

/** RS-8.2: use no Favour now. */
export interface Pass {
  readonly type: "Pass";
}

/** RS-8: a Favour that needs no object. */
export interface UseFavour {
  readonly type: "UseFavour";
  readonly favour: Favour;
}

/** RS-8: the nine Favours, in the order of the rulebook. */
export type Favour =
  | "corruption"
  | "planning"
  | "royal-dinner"
  | "espionage"
  | "stabbing"
  | "medal-of-merit"
  | "recruitment"
  | "royal-pardon"
  | "master-stroke";

/** RS-8.6: Planning. Whoever is not sent to the King goes to the Queen. */
export interface DividePlayers {
  readonly type: "DividePlayers";
  readonly to_king: readonly number[];
}

/** RS-8.9. */
export interface Stab {
  readonly type: "Stab";
  readonly place: Place;
}

/** Where a bet lies: a player's (or, without a seat, the Cardinal's) first or second one. */
export interface Place {
  readonly seat: number | null;
  readonly bet: number;
}

/** RS-8.10. */
export interface AwardMedal {
  readonly type: "AwardMedal";
  readonly place: Place;
}

/** RS-8.11. */
export interface Recruit {
  readonly type: "Recruit";
  readonly place: Place;
}

export type AnyRoyalEvent =
  | RoundBegan
  | PlanningAnswered
  | PlanningSettled
  | PlayersDivided
  | AudienceChosen
  | FavourUsed
  | ValetDrawn
  | Passed
  | ParleyHanded
  | CardBet
  | CardinalBet
  | CardsSpied
  | CardStabbed
  | MedalAwarded
  | RecruitNamed
  | CardsRevealed
  | PlayerWithdrew
  | AudienceCounted
  | AudienceNotHeld
  | PointsDue
  | TieDeclared
  | ThirdCardChosen
  | ThirdCardsShown
  | CardHandedOver
  | AudienceTaken
  | AudienceDiscarded
  | PointsPaid
  | CardRecruited
  | RecruitmentFailed
  | RoundEnded
  | HandCounted
  | GameEnded;

/** RS-3.1. */
export interface RoundBegan {
  readonly type: "RoundBegan";
  readonly round: number;
  readonly king: AudienceCard;
  readonly queen: AudienceCard;
  readonly beginner: number;
}

/** RS-1.5: an Audience card, by its number in the deck file (from 0). */
export interface AudienceCard {
  readonly number: number;
  readonly influence: number;
  readonly win: number;
  readonly loss: number;
  readonly favour: Favour;
}

/** RS-8.3: a sealed answer. */
export interface PlanningAnswered {
  readonly type: "PlanningAnswered";
  readonly seat: number;
  readonly uses: boolean;
}

/** RS-8.3, RS-8.6: all have answered. */
export interface PlanningSettled {
  readonly type: "PlanningSettled";
  readonly users: readonly number[];
  readonly decider: number | null;
}

/** RS-8.6. */
export interface PlayersDivided {
  readonly type: "PlayersDivided";
  readonly seat: number;
  readonly to_king: readonly number[];
  readonly to_queen: readonly number[];
}

/** RS-4.1. */
export interface AudienceChosen {
  readonly type: "AudienceChosen";
  readonly seat: number;
  readonly sovereign: Sovereign;
}

/** RS-8. */
export interface FavourUsed {
  readonly type: "FavourUsed";
  readonly seat: number;
  readonly favour: Favour;
}

/** RS-6.2, RS-8.5. */
export interface ValetDrawn {
  readonly type: "ValetDrawn";
  readonly seat: number;
  readonly card: Card | null;
}

/** RS-8.2. */
export interface Passed {
  readonly type: "Passed";
  readonly seat: number;
}

/** RS-3.3, RS-3.6. */
export interface ParleyHanded {
  readonly type: "ParleyHanded";
  readonly seat: number;
  readonly to: number;
}

/** RS-5.1, RS-5.2. */
export interface CardBet {
  readonly type: "CardBet";
  readonly seat: number;
  readonly bet: number;
  readonly face: Face;
  readonly card: Card | null;
}

/** RS-5.5. */
export interface CardinalBet {
  readonly type: "CardinalBet";
  readonly sovereign: Sovereign;
  readonly bet: number;
  readonly face: Face;
  readonly card: Card | null;
}

/** RS-8.8: all know which cards were looked at, only the spy knows what they are. */
export interface CardsSpied {
  readonly type: "CardsSpied";
  readonly seat: number;
  readonly places: readonly Place[];
  readonly cards: readonly Card[] | null;
}

/** RS-8.9. */
export interface CardStabbed {
  readonly type: "CardStabbed";
  readonly seat: number;
  readonly place: Place;
  readonly card: Card;
}

/** RS-8.10. */
export interface MedalAwarded {
  readonly type: "MedalAwarded";
  readonly seat: number;
  readonly place: Place;
}

/** RS-8.11. */
export interface RecruitNamed {
  readonly type: "RecruitNamed";
  readonly seat: number;
  readonly place: Place;
}

/** RS-6.1. */
export interface CardsRevealed {
  readonly type: "CardsRevealed";
  readonly cards: readonly LyingCard[];
}

/** A card and the place where it lies. */
export interface LyingCard {
  readonly place: Place;
  readonly card: Card;
}

/** RS-6.2. */
export interface PlayerWithdrew {
  readonly type: "PlayerWithdrew";
  readonly seat: number;
}

/** RS-6.4. */
export interface AudienceCounted {
  readonly type: "AudienceCounted";
  readonly sovereign: Sovereign;
  readonly asked: number;
  readonly total: number;
  readonly succeeded: boolean;
  readonly sums: readonly Sum[];
  readonly cardinal: number | null;
}

/** The Influence that a participant who stayed brought. */
export interface Sum {
  readonly seat: number;
  readonly influence: number;
}

/** RS-4.2. */
export interface AudienceNotHeld {
  readonly type: "AudienceNotHeld";
  readonly sovereign: Sovereign;
}

/** RS-6.3 to RS-6.8, RS-6.14, RS-8.12, RS-8.13: a gain or a loss of the round, not yet paid. */
export interface PointsDue {
  readonly type: "PointsDue";
  readonly seat: number;
  readonly points: number;
  readonly reason: Reason;
  /** RS-6.8: who bet the Valet. */
  readonly by: number | null;
}

/** Where points come from, with the rule that says so. */
export type Reason = "RS-6.5" | "RS-6.6" | "RS-6.3" | "RS-6.8" | "RS-6.14" | "RS-8.12" | "RS-8.13" | "RS-6.7";

/** RS-6.11. */
export interface TieDeclared {
  readonly type: "TieDeclared";
  readonly sovereign: Sovereign;
  readonly seats: readonly number[];
}

/** RS-6.11: sealed until all have chosen. */
export interface ThirdCardChosen {
  readonly type: "ThirdCardChosen";
  readonly seat: number;
  readonly card: Card;
}

/** RS-6.11. */
export interface ThirdCardsShown {
  readonly type: "ThirdCardsShown";
  readonly sovereign: Sovereign;
  readonly cards: readonly HeldCard[];
}

/** A card and the player who shows it. */
export interface HeldCard {
  readonly seat: number;
  readonly card: Card;
}

/** RS-6.11. */
export interface CardHandedOver {
  readonly type: "CardHandedOver";
  readonly seat: number;
  readonly to: number;
  readonly card: Card;
}

/** RS-6.9, RS-6.10. */
export interface AudienceTaken {
  readonly type: "AudienceTaken";
  readonly sovereign: Sovereign;
  readonly seat: number;
  readonly favour: Favour;
}

/** RS-6.6, RS-6.10, RS-6.11: nobody takes the Audience card. */
export interface AudienceDiscarded {
  readonly type: "AudienceDiscarded";
  readonly sovereign: Sovereign;
}

/** RS-6.7: all of a player's gains and losses of the round, netted. */
export interface PointsPaid {
  readonly type: "PointsPaid";
  readonly seat: number;
  readonly change: number;
}

/** RS-8.11: at the end of the round. */
export interface CardRecruited {
  readonly type: "CardRecruited";
  readonly seat: number;
  readonly place: Place;
  readonly card: Card;
}

/** RS-8.11: the hidden card was a 0 Courtier. */
export interface RecruitmentFailed {
  readonly type: "RecruitmentFailed";
  readonly seat: number;
  readonly place: Place;
}

/** RS-7.1. */
export interface RoundEnded {
  readonly type: "RoundEnded";
  readonly round: number;
}

/** RS-7.4. */
export interface HandCounted {
  readonly type: "HandCounted";
  readonly seat: number;
  readonly hand: readonly Card[];
  readonly points: number;
}

/** RS-7.5. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly scores: readonly number[];
  readonly winners: readonly number[];
}

/** All a reader has been shown at a table of Royal Secrets. */
export interface RoyalView {
  readonly reader: number | null;
  readonly waiting: readonly number[];
  readonly options: RoyalOptions;
  readonly round: number;
  readonly step: Step;
  readonly tile: number;
  readonly asked: number | null;
  /** RS-3.3: 0 choosing an audience, 1 first bet, 2 second bet. */
  readonly bet: number;
  readonly acted: readonly number[];
  readonly passed: readonly number[];
  readonly planned: boolean;
  readonly king: AudienceCard | null;
  readonly queen: AudienceCard | null;
  readonly takers: readonly [number | null, number | null];
  readonly results: readonly [Result, Result];
  readonly tied: readonly [readonly number[], readonly number[]];
  readonly withdrawn: readonly number[];
  readonly pardoned: readonly number[];
  readonly struck: readonly number[];
  readonly players: readonly Player[];
  readonly cardinal: readonly Bet[];
  readonly valets_left: number;
  readonly cardinals_left: number;
  readonly used_cardinals: readonly Card[];
  readonly discard: readonly Card[];
  readonly past: readonly AudienceCard[];
  /** The reader's own sealed answer: 0 or 1 for Planning, the number of the third card. */
  readonly sealed: number | null;
}

/** What a table may decide beforehand. */
export interface RoyalOptions {
  /** RS-2.1: show everybody's points. */
  readonly open_scores: boolean;
  /** RS-6.7: let points go below zero. */
  readonly debts: boolean;
  /** RS-9: the printed numbers played with. */
  readonly deck: DeckFile;
}

/** RS-9: the printed numbers of a box, with where they come from. */
export interface DeckFile {
  readonly name: string;
  readonly provenance: string;
  readonly audiences: readonly PrintedAudience[];
  readonly valets: readonly PrintedValet[];
}

/** RS-1.5: what an Audience card says. */
export interface PrintedAudience {
  readonly favour: Favour;
  readonly influence: number;
  readonly win: number;
  readonly loss: number;
}

/** RS-1.3: what a Valet card says. */
export interface PrintedValet {
  readonly value: number;
  readonly rumour: number;
}

/** What the table waits for, in the order of `state`. */
export type Step =
  | "planning-window"
  | "dividing"
  | "choosing"
  | "choice-window"
  | "handing"
  | "betting"
  | "betting-window"
  | "recruitment-window"
  | "tie-break"
  | "losses-window"
  | "over";

/** RS-6.4: how an audience went, in the order of `state`. */
export type Result = "not-counted" | "not-held" | "failed" | "succeeded";

/** One seat, in the reader's eyes. */
export interface Player {
  /** RS-2.1: followed by memory; a person is shown it only with open scores (see `as_shown`). */
  readonly points: number | null;
  readonly at: readonly Sovereign[];
  readonly hand_size: number;
  /** The reader's own; everybody's when it is over. */
  readonly hand: readonly Card[] | null;
  /** The cards all know to be in this hand or face down before this player. */
  readonly known: readonly Card[];
  /** The Valets there whose value only their owner knows. */
  readonly masked_valets: number;
  readonly favours: readonly AudienceCard[];
  readonly bets: readonly Bet[];
  /** RS-8.8: the places (seat * 2 + bet - 1; the Cardinal's are 10 and 11) looked at this round. */
  readonly spied: readonly number[];
  readonly gains: number;
  readonly losses: number;
  readonly rumours: number;
}

/** A card that lies at an audience; null is a card the reader may not know. */
export interface Bet {
  readonly card: Card | null;
  readonly face: Face;
  readonly stabbed: boolean;
  readonly medal: boolean;
  readonly recruiter: number | null;
}

/** The order of every pile, top first. Audience cards and Valets by their number in the deck file, from 0. */
export interface RoyalDeal {
  readonly players: number;
  readonly first: number;
  readonly king: readonly number[];
  readonly queen: readonly number[];
  /** RS-2.2: the four Audience cards that nobody sees. */
  readonly removed: readonly number[];
  /** RS-2.5: the first go to the players in seat order, the rest is the pile. */
  readonly valets: readonly number[];
  /** RS-2.6: the Cardinal's cards, by value. */
  readonly cardinals: readonly number[];
}

export type AnyRoyalClaim =
  | HiddenCardWorth
  | HiddenCardIsNoValet
  | HoldsValet
  | WillAttend
  | WillBring
  | WillMatch
  | WillWithdraw
  | AsksForHelp;

/** My hidden card is worth at least so much, as it is printed. */
export interface HiddenCardWorth {
  readonly type: "HiddenCardWorth";
  readonly influence: number;
}

/** I have not played my Valet: it is not my hidden card. */
export interface HiddenCardIsNoValet {
  readonly type: "HiddenCardIsNoValet";
}

/** I have a Valet of this value, in hand or face down before me. */
export interface HoldsValet {
  readonly type: "HoldsValet";
  readonly value: number;
}

/** I will go to this audience. */
export interface WillAttend {
  readonly type: "WillAttend";
  readonly sovereign: Sovereign;
}

/** Count on me for at least so much Influence this round. */
export interface WillBring {
  readonly type: "WillBring";
  readonly influence: number;
}

/** Bring at least so much Influence this round, and I will too: said to one player, or (null) to all the company. */
export interface WillMatch {
  readonly type: "WillMatch";
  readonly to: number | null;
  readonly influence: number;
}

/** I withdraw my support: one of my cards this round is an Excuse. */
export interface WillWithdraw {
  readonly type: "WillWithdraw";
}

/** Who helps me at this audience? A question, so neither true nor false. */
export interface AsksForHelp {
  readonly type: "AsksForHelp";
  readonly sovereign: Sovereign;
}

export type Move = RoyalMove;
export type Event = AnyRoyalEvent;
export type View = RoyalView;
export type Deal = RoyalDeal;
export type Claim = AnyRoyalClaim;
export type Options = RoyalOptions;
