// Written by python -m camarilla.protocol.typescript: change the Python types, not this file.

export type SecretsMove =
  | KeepCard
  | OfferCard
  | Accept
  | Refuse
  | Interrupt
  | LetPass
  | SwapTokens
  | PlaceBefore
  | LookAt
  | SwapCentre
  | GiveBullet;

/** SE-3.3: keep this one as the proposal; the other goes under the deck. */
export interface KeepCard {
  readonly type: "KeepCard";
  readonly card: Character;
}

/** SE-1.1: the eight Characters, in the order of the rules. */
export type Character =
  | "double-agent"
  | "psychiatrist"
  | "politician"
  | "detective"
  | "diplomat"
  | "journalist"
  | "scientist"
  | "assassin";

/** SE-3.4. */
export interface OfferCard {
  readonly type: "OfferCard";
  readonly to: number;
}

/** SE-3.5. */
export interface Accept {
  readonly type: "Accept";
}

/** SE-3.5. */
export interface Refuse {
  readonly type: "Refuse";
}

/** SE-4.4. */
export interface Interrupt {
  readonly type: "Interrupt";
}

/** SE-4.6: the UN holder does not interrupt. */
export interface LetPass {
  readonly type: "LetPass";
}

/** SE-5.1: Psychiatrist. The lower seat is named first. */
export interface SwapTokens {
  readonly type: "SwapTokens";
  readonly first: number;
  readonly second: number;
}

/** SE-5.3: Politician. */
export interface PlaceBefore {
  readonly type: "PlaceBefore";
  readonly player: number;
}

/** SE-5.6: Detective. */
export interface LookAt {
  readonly type: "LookAt";
  readonly place: number | null;
}

/** SE-5.5: Diplomat. */
export interface SwapCentre {
  readonly type: "SwapCentre";
  readonly side: Side;
}

/** SE-5.5: which neighbour. Left is the next to play, right the one before. */
export type Side = "left" | "right";

/** SE-5.8: Assassin. */
export interface GiveBullet {
  readonly type: "GiveBullet";
  readonly to: number;
}

export type AnySecretsEvent =
  | FirstLooksTaken
  | TurnBegan
  | CardKept
  | CardOffered
  | OfferAnswered
  | OfferSettled
  | CardPlaced
  | CardsTurnedDown
  | TokensSwapped
  | TokenLookedAt
  | TokenShown
  | CentreSwapped
  | BulletDrawn
  | BulletGiven
  | UnitedNationsMoved
  | SecretsRevealed
  | GameEnded;

/** SE-2.5: the identities dealt to the players in seat order, then the centre's; null where not seen. */
export interface FirstLooksTaken {
  readonly type: "FirstLooksTaken";
  readonly identities: readonly (Identity | null)[];
  /** Whether all looked at their right-hand neighbour's too. */
  readonly to_right: boolean;
  readonly centre_shown: boolean;
}

/** SE-1.3: what a token makes of its owner. */
export type Identity = "cia" | "kgb" | "hippie";

/** SE-3.1: the cards turned up, in order: the first and the last are kept out, those between went under. */
export interface TurnBegan {
  readonly type: "TurnBegan";
  readonly turn: number;
  readonly active: number;
  readonly turned_up: readonly Character[];
}

/** SE-3.3. */
export interface CardKept {
  readonly type: "CardKept";
  readonly seat: number;
  readonly card: Character | null;
}

/** SE-3.4. */
export interface CardOffered {
  readonly type: "CardOffered";
  readonly seat: number;
  readonly to: number;
}

/** SE-4.6: a sealed answer. */
export interface OfferAnswered {
  readonly type: "OfferAnswered";
  readonly seat: number;
  readonly answer: Answer;
}

/** SE-3.5, SE-4.4: what the target and the UN holder may say, in the order of `actions`. */
export type Answer = "accept" | "refuse" | "interrupt" | "let-pass";

/** SE-3.5, SE-3.6, SE-4.4: whose card it is, by whose answer; and the card, revealed. */
export interface OfferSettled {
  readonly type: "OfferSettled";
  readonly active: number;
  readonly target: number;
  readonly owner: number;
  readonly by: Answer;
  readonly card: Character;
}

/** SE-3.6, SE-5.3: a Politician lies before another player than its owner. */
export interface CardPlaced {
  readonly type: "CardPlaced";
  readonly owner: number;
  readonly before: number;
  readonly card: Character;
}

/** SE-3.7, SE-5.7. */
export interface CardsTurnedDown {
  readonly type: "CardsTurnedDown";
  readonly seat: number;
  readonly cards: readonly Character[];
  readonly by: TurnedBy;
}

/** Why cards are turned face down, with the rule that says so. */
export type TurnedBy = "SE-3.7" | "SE-5.7";

/** SE-5.1, SE-5.2: in the open, unseen. */
export interface TokensSwapped {
  readonly type: "TokensSwapped";
  readonly owner: number;
  readonly first: number | null;
  readonly second: number | null;
}

/** SE-5.2, SE-5.3, SE-5.6: all see which token, only the owner of the card sees what it is. */
export interface TokenLookedAt {
  readonly type: "TokenLookedAt";
  readonly owner: number;
  readonly place: number | null;
  readonly identity: Identity | null;
}

/** SE-5.4, SE-5.5: the Journalist's owner shows their own to all others, the Diplomat's the centre's to all. */
export interface TokenShown {
  readonly type: "TokenShown";
  readonly owner: number;
  readonly place: number | null;
  readonly identity: Identity | null;
}

/** SE-5.5: all see that it happened, only the owner knows with which neighbour. */
export interface CentreSwapped {
  readonly type: "CentreSwapped";
  readonly owner: number;
  readonly neighbour: number | null;
}

/** SE-5.8. */
export interface BulletDrawn {
  readonly type: "BulletDrawn";
  readonly owner: number;
  readonly points: number | null;
}

/** SE-5.8. */
export interface BulletGiven {
  readonly type: "BulletGiven";
  readonly owner: number;
  readonly to: number;
}

/** SE-4.2, SE-4.3: who had the UN token and who has it now; null is the centre. */
export interface UnitedNationsMoved {
  readonly type: "UnitedNationsMoved";
  readonly former: number | null;
  readonly holder: number | null;
}

/** SE-6.2, SE-7.2: everything, at the end: who was dealt what, what each Diplomat did, and what all are now. */
export interface SecretsRevealed {
  readonly type: "SecretsRevealed";
  readonly dealt: readonly Identity[];
  readonly negotiations: readonly Negotiated[];
  /** The players' in seat order, then the centre's (SE-6.5). */
  readonly identities: readonly Identity[];
  readonly scores: readonly Score[];
}

/** SE-5.5: a Diplomat's owner swapped the centre's token with a neighbour's; null is one of the two. */
export interface Negotiated {
  readonly type: "Negotiated";
  readonly owner: number;
  readonly neighbour: number | null;
}

/** SE-6.2: a player's score, taken apart. */
export interface Score {
  readonly seat: number;
  readonly identity: Identity;
  readonly characters: number;
  readonly bullets: readonly number[];
  readonly total: number;
}

/** SE-6.3, SE-6.4. */
export interface GameEnded {
  readonly type: "GameEnded";
  readonly ending: Ending;
  readonly winners: readonly number[];
  /** Which side they are on. */
  readonly winner: Identity | null;
  readonly cia: number;
  /** SE-6.4: what the agencies add up to. */
  readonly kgb: number;
}

/** SE-6.3, SE-6.4: the three ways to end. */
export type Ending = "lone-hippie" | "agency" | "nobody";

/** A table of Secrets as one reader knows it. */
export interface SecretsView {
  readonly reader: number | null;
  readonly waiting: readonly number[];
  readonly options: SecretsOptions;
  readonly turn: number;
  readonly step: Step;
  readonly active: number;
  readonly target: number | null;
  readonly owner: number | null;
  /** SE-4.2: who has the UN token; null if it is in the centre. */
  readonly holder: number | null;
  /** SE-4.6: the reader's own sealed answer. */
  readonly sealed: Answer | null;
  /** SE-3.1: the two different Characters of this turn, until the proposal is settled. */
  readonly turned_up: readonly Character[];
  /** SE-3.3: what is offered, for the active player; for all once it is settled. */
  readonly proposal: Character | null;
  readonly deck: number;
  /**
   * SE-3.3: the cards at the bottom of the deck that all have seen go there, in order; while a proposal lies face
   * down there is one more below them.
   */
  readonly under: readonly Character[];
  /** SE-7.2: every proposal that has been settled, in order. */
  readonly settlements: readonly Settlement[];
  readonly players: readonly Player[];
  readonly bullets_left: number;
  /** SE-5.8: what the Bullet costs that the reader has drawn and must give. */
  readonly bullet: number | null;
  /** SE-6.5: the token in the centre, when it is over. */
  readonly centre: Identity | null;
  /** SE-7.1: every look and swap as the reader saw it, its own first looks (SE-2.5) in front. */
  readonly trail: readonly Trace[];
  /** SE-7.1: where in the trail the turn before this one began. */
  readonly recent: number;
  /** SE-7.1: the players' tokens in seat order, then the centre's; for people who play with `beliefs`. */
  readonly beliefs: readonly Belief[] | null;
}

/** What a table may decide beforehand. */
export interface SecretsOptions {
  /** SE-4.3: the UN token goes back to the centre, or a holder tied for the fewest cards keeps it. */
  readonly un_ties: UnTies;
  /** SE-7.1: looks are shown once only, or may be reread, or are worked out for everybody. */
  readonly notebook: Notebook;
}

/** SE-4.3: what a UN holder does who is no longer alone with the fewest cards. */
export type UnTies = "centre" | "keep";

/** SE-7.1: how much people may reread. */
export type Notebook = "off" | "log" | "beliefs";

/** What the table waits for, in the order of `state`. */
export type Step =
  | "keeping"
  | "offering"
  | "answering"
  | "swapping"
  | "placing"
  | "negotiating"
  | "looking"
  | "giving"
  | "over";

/** SE-7.2: a proposal that has been settled, as everybody saw it. */
export interface Settlement {
  readonly active: number;
  readonly target: number;
  /** SE-3.5: the target if it was accepted, the active player if it was refused; anybody else has interrupted. */
  readonly owner: number;
  readonly card: Character;
  /** SE-3.3: the one that went under the deck. */
  readonly other: Character;
  /** SE-5.3, SE-5.8: who got the Politician, or the Bullet, from its owner. */
  readonly given_to: number | null;
}

/** One seat, in the reader's eyes. */
export interface Player {
  readonly cards: readonly LyingCard[];
  readonly bullets: readonly Bullet[];
  /** SE-6.2: when it is over. Before that, what the reader knows is in the trail, its own identity too. */
  readonly identity: Identity | null;
}

/** A Character before a player; null is one turned face down that is left to memory (see `as_shown`). */
export interface LyingCard {
  readonly card: Character | null;
  readonly face_up: boolean;
}

/** SE-5.8: a Bullet before a player, and who gave it; null is a value that the reader has not seen. */
export interface Bullet {
  readonly shooter: number;
  readonly points: number | null;
}

export type Trace = Looked | Swapped | Negotiated;

/** A token was looked at where it lay then; null is an identity that the reader has not seen. */
export interface Looked {
  readonly type: "Looked";
  readonly place: number | null;
  readonly seers: readonly number[];
  readonly identity: Identity | null;
}

/** Two tokens changed places in the open. */
export interface Swapped {
  readonly type: "Swapped";
  readonly first: number | null;
  readonly second: number | null;
}

/** SE-7.1: the chances of each identity at a place, as exact fractions: (1, 3) is a third. */
export interface Belief {
  readonly cia: readonly [number, number];
  readonly kgb: readonly [number, number];
  readonly hippie: readonly [number, number];
}

/** The order of every pile, top first. Identities and Characters by their number in SE-1, from 0. */
export interface SecretsDeal {
  readonly players: number;
  readonly first: number;
  /** SE-2.2: the identities of the players in seat order, then the centre's. */
  readonly tokens: readonly number[];
  /** SE-2.3: the Characters. */
  readonly deck: readonly number[];
  /** SE-2.3: the Bullets, by what they cost. */
  readonly bullets: readonly number[];
}

export type AnySecretsClaim = IAm | TheyAre | CentreIs | SameSide | ProposalIs | CardBrings | IWill | BulletCosts;

/** SE-1.3: "I am CIA". */
export interface IAm {
  readonly type: "IAm";
  readonly identity: Identity;
}

/** SE-1.3: "Bruno is KGB". */
export interface TheyAre {
  readonly type: "TheyAre";
  readonly seat: number;
  readonly identity: Identity;
}

/** SE-2.2: "the token in the centre is a Hippie". */
export interface CentreIs {
  readonly type: "CentreIs";
  readonly identity: Identity;
}

/** SE-6.4: "you and I are of the same agency". Two Hippies are not: each plays alone (SE-6.3). */
export interface SameSide {
  readonly type: "SameSide";
  readonly seat: number;
}

/** SE-3.4: "my proposal is a Scientist". */
export interface ProposalIs {
  readonly type: "ProposalIs";
  readonly card: Character;
}

/** SE-3.4: "take it, it brings you points", or "refuse it, it costs you points", said to the target. */
export interface CardBrings {
  readonly type: "CardBrings";
  readonly gain: boolean;
}

/** SE-3.5, SE-4.4: "I will refuse", said by the target; "I will interrupt", said by the UN holder. */
export interface IWill {
  readonly type: "IWill";
  readonly answer: Answer;
}

/** SE-5.8: "the Bullet that I gave to Bruno costs 2 points": the last one; to nobody, the one still in hand. */
export interface BulletCosts {
  readonly type: "BulletCosts";
  readonly to: number | null;
  readonly points: number;
}

export type Move = SecretsMove;
export type Event = AnySecretsEvent;
export type View = SecretsView;
export type Deal = SecretsDeal;
export type Claim = AnySecretsClaim;
export type Options = SecretsOptions;
