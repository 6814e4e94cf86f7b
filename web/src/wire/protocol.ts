// Written by python -m camarilla.protocol.typescript: change the Python types, not this file.

export const VERSION = 2;
export const MOST_BYTES = 32768;
export const MOST_WORDS = 500;

/** The close codes that are ours; 1001 and 1012 are the standard's, for a server that goes down. */
export const CLOSING = {
  BAD_MESSAGES: 4400,
  NO_SESSION: 4401,
  KEY_ENDED: 4402,
  NOT_ALLOWED: 4403,
  NO_TABLE: 4404,
  TOO_SLOW: 4408,
  VERSION: 4409,
  FLOODING: 4429,
} as const;

export type ToServer =
  | Hello
  | Sit
  | Stand
  | AddBot
  | Clear
  | Change
  | Invite
  | HandOver
  | Start
  | Rematch
  | Commit
  | Reveal
  | Play
  | Undo
  | Back
  | Go
  | Wait
  | LetBotPlay
  | TakeOver
  | LetIn
  | CallSomebody
  | Shown
  | Look
  | Say
  | AskClaims
  | MakeClaim
  | AnswerClaim
  | Mute;

/** The first words on a connection; who has been here before says how far it heard, in which stretch. */
export interface Hello {
  readonly type: "Hello";
  readonly version: number;
  readonly stretch?: string | null;
  readonly since?: number;
}

/** Take a seat: this one, or the first that is free. */
export interface Sit {
  readonly type: "Sit";
  readonly id: string;
  readonly seat?: number | null;
}

/** Give the seat up; while a game goes on a stand-in plays on. */
export interface Stand {
  readonly type: "Stand";
  readonly id: string;
}

/** The host seats a bot of a level: here, or at the first free seat. */
export interface AddBot {
  readonly type: "AddBot";
  readonly id: string;
  readonly level: string;
  readonly seat?: number | null;
}

/** The host frees a seat before the game begins. */
export interface Clear {
  readonly type: "Clear";
  readonly id: string;
  readonly seat: number;
}

/** The host sets the table anew before the game begins. */
export interface Change {
  readonly type: "Change";
  readonly id: string;
  readonly settings: Settings;
}

/** How a table is set before the game begins. */
export interface Settings {
  readonly game: string;
  readonly players: number;
  /** The game's own table options; what is not chosen is as the game has it. */
  readonly options: { readonly [name: string]: unknown };
  readonly talk: Talk;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly spectators: boolean;
  readonly rated: boolean;
  /**
   * The waiting time: after how many seconds a stand-in plays for somebody who is away; null for never.
   *
   * It counts only without a clock: a clock says by itself when a decision is taken for somebody. A table where
   * one person plays with bots waits for that person for ever, whatever it says.
   */
  readonly grace: number | null;
}

/** What may be said: anything and claims, claims only, nothing. */
export type Talk = "free" | "claims" | "silent";

export type Clock = NoClock | PerDecision | Bank;

/** Nobody is hurried: for an evening among friends, or for days. */
export interface NoClock {
  readonly kind: "none";
}

/** So much time for each decision. */
export interface PerDecision {
  readonly kind: "decision";
  readonly seconds: number;
}

/** So much time for the whole game, and a little more with each decision. */
export interface Bank {
  readonly kind: "bank";
  readonly seconds: number;
  readonly increment: number;
}

/** Who may see a table and sit down: everybody, whoever has the link, whom the host invites. */
export type Visibility = "public" | "link" | "private";

/** The host lets somebody see and join a private table. */
export interface Invite {
  readonly type: "Invite";
  readonly id: string;
  readonly name: string;
}

/** The host makes whoever sits there the host. */
export interface HandOver {
  readonly type: "HandOver";
  readonly id: string;
  readonly seat: number;
}

/** The host begins the game. */
export interface Start {
  readonly type: "Start";
  readonly id: string;
}

/** Once more with the same people, after a game has ended. */
export interface Rematch {
  readonly type: "Rematch";
  readonly id: string;
}

/** A seat's part in the deal, sealed: SHA-256 of its nonce (docs/fairness.md). */
export interface Commit {
  readonly type: "Commit";
  readonly id: string;
  readonly number: number;
  readonly commitment: string;
}

/** A seat's part in the deal, opened. */
export interface Reveal {
  readonly type: "Reveal";
  readonly id: string;
  readonly number: number;
  readonly nonce: string;
}

/** A decision. `ply` is how many decisions the seat had seen when it was taken. */
export interface Play {
  readonly type: "Play";
  readonly id: string;
  readonly ply: number;
  readonly move: unknown;
}

/** Take one's last decision back, as long as nothing hidden came to light by it and nobody else decided since. */
export interface Undo {
  readonly type: "Undo";
  readonly id: string;
}

/** Play on oneself after a stand-in has played. */
export interface Back {
  readonly type: "Back";
  readonly id: string;
}

/** Go away for now: a stand-in plays at once, until one returns. */
export interface Go {
  readonly type: "Go";
  readonly id: string;
}

/** Wait for whoever sits there and is away: the waiting time begins anew. */
export interface Wait {
  readonly type: "Wait";
  readonly id: string;
  readonly seat: number;
}

/** Wait no longer for whoever sits there and is away: a stand-in plays at once, until they return. */
export interface LetBotPlay {
  readonly type: "LetBotPlay";
  readonly id: string;
  readonly seat: number;
}

/** Ask to sit where a seat was given up or is played by a stand-in; the host lets one in. */
export interface TakeOver {
  readonly type: "TakeOver";
  readonly id: string;
  readonly seat: number;
}

/** The host lets whoever asks for a seat sit there, with everything that it has seen, or does not. */
export interface LetIn {
  readonly type: "LetIn";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly welcome?: boolean;
}

/** Call whoever sits there, is away and is asked for a decision: the usual note, once for a decision. */
export interface CallSomebody {
  readonly type: "CallSomebody";
  readonly id: string;
  readonly seat: number;
}

/**
 * What one's client has shown: everything up to this ply (`Situation.ply`) of the game. It is not answered.
 *
 * Whoever says so goes on from there with any client. Where one person plays with bots, bots wait for it; while the
 * opening itself is still being shown, the ply is -1. That may be said as soon as the cards are dealt (`DealAsked`).
 */
export interface Shown {
  readonly type: "Shown";
  readonly ply: number;
  /** Which game at this table: `GameInfo.number`. */
  readonly number: number;
  readonly bots?: BotSpeed;
}

/** How long bots seem to think where one person plays with them. */
export type BotSpeed = "calm" | "normal" | "quick";

/**
 * Whether somebody looks at this table now, or the page is hidden: who looks is not called.
 *
 * With a mark it is answered with Done: a client's heartbeat, by which it notices a connection that is dead.
 */
export interface Look {
  readonly type: "Look";
  readonly looking: boolean;
  readonly id?: string | null;
}

/** Say something to the table. */
export interface Say {
  readonly type: "Say";
  readonly id: string;
  readonly text: string;
}

/** Ask what one may claim now; answered with Claims. */
export interface AskClaims {
  readonly type: "AskClaims";
  readonly id: string;
}

/** Make one of the claims on offer. */
export interface MakeClaim {
  readonly type: "MakeClaim";
  readonly id: string;
  readonly claim: unknown;
}

/** Say what one thinks of a claim, by its number in the talk of this game. */
export interface AnswerClaim {
  readonly type: "AnswerClaim";
  readonly id: string;
  readonly claim: number;
  readonly reply: Reply;
}

/** What can be answered to a claim. */
export type Reply = "believe" | "doubt" | "agree" | "shrug";

/** Hear no more of somebody, or hear them again. */
export interface Mute {
  readonly type: "Mute";
  readonly id: string;
  readonly name: string;
  readonly muted: boolean;
}

export type ToClient =
  | Welcome
  | Done
  | Refused
  | Claims
  | TableChanged
  | DealAsked
  | GameBegan
  | Played
  | TakenBack
  | Heard
  | Settled;

/** Everything, to whoever comes or has missed too much. It begins a stretch, or goes on after `seq`. */
export interface Welcome {
  readonly type: "Welcome";
  readonly version: number;
  readonly stretch: string;
  readonly seq: number;
  readonly you: You;
  readonly table: TableInfo;
  readonly game: GameInfo | null;
  readonly talk: readonly Talked[];
  /** The server's time as it said so, in milliseconds since 1970: other clocks need not agree with it. */
  readonly now: number;
}

/** Who the reader is at this table. */
export interface You {
  readonly name: string;
  readonly seat: number | null;
  readonly is_host: boolean;
  readonly muted: readonly string[];
  /** Who sits here at the reader's own screen: the curtain between them is for the client to draw. */
  readonly companions: readonly Companion[];
  /** How fast the reader likes bots to be: what a client that does not ask for it says in `Shown`. */
  readonly bots: BotSpeed;
  /** The seat that somebody else has taken over from the reader in this game. */
  readonly former: FormerSeat | null;
}

/** Somebody who plays at one's own screen, by a connection of their own: `/ws/tables/TABLE?as=ID`. */
export interface Companion {
  readonly id: string;
  readonly name: string;
  readonly seat: number;
}

/** Where the reader sat until somebody else took the seat over, with everything that it had seen. */
export interface FormerSeat {
  /** In which game at this table: `TableInfo.number`. */
  readonly number: number;
  readonly seat: number;
  /** Who sits there now. */
  readonly taken_by: string;
}

/** A table, as everybody who may see it sees it. */
export interface TableInfo {
  readonly id: string;
  readonly settings: Settings;
  readonly host: string;
  readonly seats: readonly Seat[];
  readonly phase: Phase;
  /** Which game at this table this is, counted from 1. */
  readonly number: number;
  readonly created: number;
  /** How many watch, as far as the server that says so knows. */
  readonly spectators: number;
  /** Since when nobody was here while a game went on, so nobody played; null again after the next decision. */
  readonly slept_since: number | null;
  /** When somebody came again; null while nobody has. */
  readonly slept_until: number | null;
}

export type Seat = OpenSeat | PersonSeat | BotSeat;

/** Nobody sits here yet. */
export interface OpenSeat {
  readonly kind: "open";
}

/** Somebody sits here. */
export interface PersonSeat {
  readonly kind: "person";
  readonly name: string;
  /** Declared as a remote bot: it plays through an API token. */
  readonly is_bot: boolean;
  readonly is_host: boolean;
  /** When the last of their connections closed, in milliseconds since 1970; null while they are here. */
  readonly away_since: number | null;
  /** Whether a stand-in plays for them now. */
  readonly stand_in: boolean;
  /** Whether they gave the seat up for good while the game went on. */
  readonly left: boolean;
  /** When a stand-in will play for them unless they return or the table waits anew; null if none is on its way. */
  readonly waits_until: number | null;
  /** Who asks the host to be let in at this seat, which was given up or is played by a stand-in. */
  readonly wanted_by: string | null;
}

/** One of our bots sits here. */
export interface BotSeat {
  readonly kind: "bot";
  readonly name: string;
  readonly level: string;
}

/** What a table is doing. */
export type Phase = "waiting" | "dealing" | "playing" | "over";

/** A game as one reader knows it: all of it. */
export interface GameInfo {
  readonly number: number;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly view: unknown;
  /** The events so far as this reader saw them; none where a table option leaves them to memory. */
  readonly history: readonly unknown[];
  /** The line of the log for each of them; null where it needs no words. */
  readonly lines: readonly (Sentence | null)[];
  readonly situation: Situation;
  /** Which deal at this table it was dealt by: one that was broken off counts too; 0 if it was not dealt here. */
  readonly deal: number;
  /** SHA-256 of the server's part in the deal, published before the seats opened theirs. */
  readonly seed_commitment: string;
  /** The game that this one goes on from: the cards are that game's, and whoever plays may have seen them all. */
  readonly origin: Origin | null;
  /** For each event of the history that tells what a stand-in or the clock decided: which; none if all are null. */
  readonly by: readonly (By | null)[];
  /** What this reader has not been shown yet, if its client has ever said what it shows. */
  readonly missed: Missed | null;
}

/** A message of the catalogues, by its id, with what to fill in. */
export interface Sentence {
  readonly id: string;
  readonly args: { readonly [name: string]: Arg };
}

export type Arg = number | string | Name | Several | Phrase;

/** The name of whoever sits at this seat, as known where the sentence is read. */
export interface Name {
  readonly type: "name";
  readonly seat: number;
}

/** Things to be joined the way the language joins them: "a, b and c". */
export interface Several {
  readonly type: "several";
  readonly of: readonly Arg[];
}

/** A sentence inside a sentence: a card's name, a favour's name. */
export interface Phrase {
  readonly type: "phrase";
  readonly of: Sentence;
}

/** What is asked of whom, in this reader's eyes. `offers` is empty for whoever owes no decision. */
export interface Situation {
  /** How many decisions this reader has seen. */
  readonly ply: number;
  readonly choice: Choice;
  readonly offers: readonly Offer[];
  readonly can_undo: boolean;
  readonly clocks: Clocks | null;
  readonly outcome: Outcome | null;
}

/** What a table waits for, as people are told: a sentence, an explanation, and the rule behind it. */
export interface Choice {
  readonly prompt: Sentence;
  readonly help: Sentence;
  readonly rule: string;
}

/** A decision that may be taken now, in words, with what it would do. */
export interface Offer {
  readonly move: unknown;
  readonly label: Sentence;
  readonly consequences: readonly Sentence[];
}

/** Every seat's time left in milliseconds at the moment `at`, and whose runs on from there. */
export interface Clocks {
  readonly at: number;
  readonly left: readonly (number | null)[];
  readonly running: readonly number[];
}

/** How a game ended: points, places (1 is first; equal places are shared), and why, for people. */
export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly why: Sentence;
}

/** Where a game comes from that was not dealt here: a game that had ended, after so many of its decisions. */
export interface Origin {
  readonly table: string;
  readonly number: number;
  readonly decisions: number;
}

/** Who took a decision for a seat. */
export type By = "person" | "bot" | "stand-in" | "clock";

/**
 * What has happened since this reader's client last said `Shown`: how things stood then, and each step since.
 *
 * The view after the last step is the game's view now. Nothing of it where a table option leaves the past to memory.
 */
export interface Missed {
  readonly ply: number;
  /** When it was last shown something, or went if that was later, in milliseconds since 1970. */
  readonly since: number;
  readonly view: unknown;
  /** How many events of the game's history it had been shown. */
  readonly history: number;
  /** What was to be decided then, in words. */
  readonly choice: Choice;
  readonly steps: readonly MissedStep[];
}

/** One decision that this reader has not been shown yet: what it saw of it, and what that changed in its view. */
export interface MissedStep {
  readonly at: number;
  readonly events: readonly unknown[];
  readonly lines: readonly (Sentence | null)[];
  readonly by: readonly (By | null)[];
  readonly changes: readonly (readonly [readonly (string | number)[], unknown])[];
  /** What the table waited for then. */
  readonly choice: Choice;
}

export type Talked = Spoken | Claimed | Answered | Noted;

/** Somebody said something; `seat` is null for a spectator. */
export interface Spoken {
  readonly kind: "said";
  readonly at: number;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Somebody made a claim, the game's claim number `number`; when the game is over it is settled. */
export interface Claimed {
  readonly kind: "claimed";
  readonly at: number;
  readonly number: number;
  readonly seat: number;
  readonly claim: unknown;
  readonly words: Sentence;
  /** Whether it was true; null if it is not, or never, settled. */
  readonly settled: boolean | null;
}

/** Somebody answered a claim. */
export interface Answered {
  readonly kind: "answered";
  readonly at: number;
  readonly claim: number;
  readonly seat: number;
  readonly reply: Reply;
  readonly words: Sentence;
}

/** Something about the table that everybody is told in words: who has gone, who plays for whom, who is back. */
export interface Noted {
  readonly kind: "noted";
  readonly at: number;
  /** Whose seat it is about. */
  readonly seat: number;
  readonly words: Sentence;
  /** After how many events of the reader's history it came; null where the past is left to memory. */
  readonly after: number | null;
}

/** What was asked for has happened, and is kept. */
export interface Done {
  readonly type: "Done";
  readonly id: string;
}

/** What was asked for has not happened, and nothing has changed. `id` is null if it could not be read. */
export interface Refused {
  readonly type: "Refused";
  readonly id: string | null;
  readonly code: Code;
  readonly why: Sentence;
  readonly rule: string | null;
}

/** Why something was refused, for programs; the sentence says it to people. */
export type Code =
  | "bad-message"
  | "too-large"
  | "too-fast"
  | "version"
  | "forbidden"
  | "not-now"
  | "not-yours"
  | "stale"
  | "illegal"
  | "bad-move"
  | "bad-options"
  | "full"
  | "unknown"
  | "shown"
  | "busy"
  | "broken";

/** What may be claimed now: the same whatever one holds. */
export interface Claims {
  readonly type: "Claims";
  readonly id: string;
  readonly claims: readonly ClaimOffer[];
}

/** Something that may be claimed now, in words. */
export interface ClaimOffer {
  readonly claim: unknown;
  readonly words: Sentence;
}

/** Somebody came or went, a seat or a setting changed. */
export interface TableChanged {
  readonly type: "TableChanged";
  readonly seq: number;
  readonly table: TableInfo;
  /** The server's time as it said so, in milliseconds since 1970. */
  readonly now: number;
}

/** Seats are asked for their part in the deal: sealed first, and opened once the server has sealed its own. */
export interface DealAsked {
  readonly type: "DealAsked";
  readonly seq: number;
  /** Which deal at this table it is. */
  readonly number: number;
  /** Who takes part. */
  readonly seats: readonly number[];
  /** null while the parts are to be sealed. */
  readonly seed_commitment: string | null;
  /** What the seats have sealed, shown before any of it is opened: keep it, to check the deal with. */
  readonly commitments: readonly (readonly [number, string])[];
}

/** A game has been dealt. */
export interface GameBegan {
  readonly type: "GameBegan";
  readonly seq: number;
  readonly game: GameInfo;
}

/** A decision was taken: what this reader saw of it, and what that changed in its view. */
export interface Played {
  readonly type: "Played";
  readonly seq: number;
  readonly events: readonly unknown[];
  /** The line of the log for each event; null where it needs no words. */
  readonly lines: readonly (Sentence | null)[];
  readonly changes: readonly (readonly [readonly (string | number)[], unknown])[];
  readonly situation: Situation;
  /** For each event that tells a decision of a stand-in's or of the clock's: which; none if all are null. */
  readonly by: readonly (By | null)[];
}

/** A seat took its last decision back: the game as it is now. Whoever had seen nothing of it is told nothing. */
export interface TakenBack {
  readonly type: "TakenBack";
  readonly seq: number;
  readonly game: GameInfo;
  readonly seat: number;
}

/** Something was said. */
export interface Heard {
  readonly type: "Heard";
  readonly seq: number;
  readonly talk: Talked;
}

/** The game is over: what became of its claims, by number. */
export interface Settled {
  readonly type: "Settled";
  readonly seq: number;
  readonly claims: readonly (boolean | null)[];
}

/** A name to be called by. */
export interface Named {
  readonly name: string;
}

/** A name and a password. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** What a remote bot is called. */
export interface Labelled {
  readonly label: string;
}

/** From where a game that has ended is to go on, in whose seat, and how strong the bots in the others are. */
export interface PlayOn {
  /** After how many: `ReplayStep.decisions`, or 0 for the beginning. */
  readonly decisions: number;
  readonly seat: number;
  readonly level: string;
}

/** When somebody is not called. */
export interface CallSettings {
  readonly quiet?: QuietHours | null;
  /** The tables that one is not called for. */
  readonly muted_tables?: readonly string[];
}

/** When somebody is not called: from one minute of the day to another, where they live. A call waits until then. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  /** As the IANA calls it: "Europe/Paris". */
  readonly zone: string;
}

/** A device to be called: what its browser says of its subscription (Push API), and what it is called in lists. */
export interface NewPush {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly label: string;
  readonly lang: "en" | "fr";
}

/** A mail address to be called at, once whoever reads its mail has confirmed it. */
export interface NewMail {
  readonly address: string;
  readonly lang: "en" | "fr";
}

/** An address that a call is posted to. */
export interface NewWebhook {
  readonly url: string;
  readonly lang: "en" | "fr";
}

/** How somebody likes to be shown what happens. */
export interface PaceSettings {
  readonly bots: BotSpeed;
  readonly by_itself: ByItself;
  /** Whether things move; null if that is left to the device. */
  readonly motion: boolean | null;
}

/** Whether what pays or reveals waits for Next, or goes on by itself after a long or a short while. */
export type ByItself = "no" | "calm" | "quick";

/** Why a request was not granted: a code for programs, the sentence and its words for people, the rule. */
export interface Trouble {
  readonly code: string;
  readonly why: Sentence;
  readonly words: string;
  readonly rule: string | null;
}

/** Who one is. */
export interface Me {
  readonly name: string;
  readonly account: boolean;
  readonly is_bot: boolean;
  /** How one likes to be shown what happens (`PUT /api/me/pace`); null until one has said so. */
  readonly pace: PaceSettings | null;
}

/** The API token of a remote bot, as its owner sees it in lists; the label is the bot's name. */
export interface Token {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** A token with its key, which is shown this once. */
export interface NewToken {
  readonly token: Token;
  readonly key: string;
}

/** A game that can be played here. */
export interface GameEntry {
  readonly key: string;
  readonly least: number;
  readonly most: number;
  /** The table options, as they are if nothing is chosen. */
  readonly options: unknown;
  /** What may be chosen, as a JSON schema. */
  readonly schema: unknown;
  /** The bots that play it, from the weakest to the strongest. */
  readonly levels: readonly string[];
}

/** A game that has ended, as lists show it. */
export interface Finished {
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly rated: boolean;
  readonly ended: number;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  /** Whether one's client has not shown its end yet: so far no list should tell it. */
  readonly to_see: boolean;
}

/** Whom a running game waits for, as everybody there sees it. */
export interface Turn {
  readonly table: string;
  /** Whether it waits for somebody at one's own screen who has not answered yet. */
  readonly yours: boolean;
  readonly names: readonly string[];
  /** What oneself is asked, in words; null if it waits for others, or for a companion. */
  readonly asks: Sentence | null;
  /** Since when it waits for one, in milliseconds since 1970. */
  readonly since: number | null;
  /** When one's time for this decision runs out; null if it does not. */
  readonly until: number | null;
  /** Whether a bot plays one's own seat until one comes back. */
  readonly is_played_for: boolean;
  /** Who plays at one's seat now, if it was taken over. */
  readonly taken_by: string | null;
  /** Whether one plays with bots only: nobody else waits. */
  readonly alone: boolean;
  /** Whether bots wait until one has been shown what happened: then it waits for one, too. */
  readonly to_see: boolean;
}

/** A rating, as lists show it. */
export interface Rating {
  readonly name: string;
  /** One of our own, called by its level, or a remote one. */
  readonly is_bot: boolean;
  readonly rating: number;
  readonly games: number;
}

/** A game to be looked at again, from its first view on. */
export interface Replay {
  readonly table: string;
  readonly number: number;
  readonly settings: Settings;
  readonly names: readonly string[];
  readonly eyes: string;
  /** The view at the start: one, or every seat's if all cards are open. */
  readonly views: readonly unknown[];
  /** What was told before the first decision. */
  readonly opening: readonly unknown[];
  /** The lines of the log for that. */
  readonly lines: readonly (Sentence | null)[];
  /** What the table waited for then. */
  readonly choice: Choice;
  readonly steps: readonly ReplayStep[];
  readonly outcome: Outcome;
  readonly talk: readonly Talked[];
  /** The game that this one went on from. */
  readonly origin: Origin | null;
  /** The seats at which bots sat. */
  readonly bots: readonly number[];
}

/** One decision of a replay: what these eyes saw of it, and what that changed in their view. */
export interface ReplayStep {
  readonly events: readonly unknown[];
  /** The line of the log for each event; null where it needs no words. */
  readonly lines: readonly (Sentence | null)[];
  /** One list for each view. */
  readonly changes: readonly (readonly (readonly [readonly (string | number)[], unknown])[])[];
  readonly choice: Choice;
  /** How many decisions had been taken then, also by others: where the game may go on from (`PlayOn`). */
  readonly decisions: number;
  /** For each event that tells a decision of a stand-in's or of the clock's: which; none if all are null. */
  readonly by: readonly (By | null)[];
}

/** How a deal came about, and what was dealt: for anybody to check. */
export interface Checkable {
  readonly proof: Proof;
  readonly deal: unknown;
  /** The game whose deal this is, if it was not dealt anew: then the proof is that game's too. */
  readonly origin: Origin | null;
}

/** How a deal came about: who gave what to it, and what it was dealt for. */
export interface Proof {
  readonly table: string;
  /** Which deal of the table it was; one that was broken off counts too. */
  readonly number: number;
  readonly game: string;
  readonly players: number;
  readonly options: unknown;
  /** The server's part, in hexadecimal. */
  readonly seed: string;
  readonly seed_commitment: string;
  /** The parts of the seats where people sit, in seat order; bots give nothing. */
  readonly nonces: readonly SeatNonce[];
}

/** What a seat gave to the deal, in hexadecimal: first its commitment, then the nonce itself. */
export interface SeatNonce {
  /** From 0, as in the moves of a record. */
  readonly seat: number;
  readonly commitment: string;
  readonly nonce: string;
}

/** That the server is well. */
export interface Health {
  readonly status: string;
  readonly version: number;
}

/** How one is called, and how one could be. */
export interface Calls {
  /** The server's public key (VAPID, base64url): what a browser needs to subscribe. Empty where push is off. */
  readonly push_key: string;
  /** Whether this server calls devices. */
  readonly push: boolean;
  /** Whether this server sends mail. */
  readonly mail: boolean;
  /** Whether this server posts to webhooks. */
  readonly webhook: boolean;
  readonly subscriptions: readonly CalledDevice[];
  readonly mail_address: string | null;
  readonly mail_confirmed: boolean;
  readonly webhook_url: string | null;
  readonly quiet: QuietHours | null;
  readonly muted_tables: readonly string[];
}

/** A device that is called. */
export interface CalledDevice {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  /** SHA-256 of its endpoint, in hex: by it a browser finds itself in the list, also after it has changed. */
  readonly endpoint_hash: string;
}

/** What a webhook's calls are signed with (HMAC-SHA256, in `Camarilla-Signature`); it is shown this once. */
export interface WebhookSecret {
  readonly secret: string;
}

/** What a call says, by whatever way it comes: JSON, in a push message encrypted for the browser. */
export interface Note {
  /** The game. */
  readonly title: string;
  /** The table, by its host's name, and that it is one's turn. */
  readonly body: string;
  /** The table's page: where on the server, or the whole address if the server knows its own. */
  readonly url: string;
  /** The table: a newer note takes the place of an older one. */
  readonly tag: string;
  readonly lang: "en" | "fr";
}
