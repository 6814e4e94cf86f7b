// Between the connection and everything that draws: what arrives is shown in order, moment by moment, at the viewer's
// pace. Board, score, log, prompt, talk and sound are read here, so they are always those of one and the same moment.

import type { BotSpeed, By, ByItself, Choice, Clocks, DealAsked, GameInfo, Sentence, Shown, Situation, TableInfo, Talked, ToClient, Welcome, You } from "../wire/protocol.ts";
import { isSolo, waitingIn } from "./absence.ts";
import { began, change, entered, leftToShow, missed, missedAtOnce, played, said, settled } from "./arrivals.ts";
import { A_WHILE, type CatchUp, catchUpOn, FEW, thingsIn } from "./catch-up.ts";
import { type Frame, frameBefore, frameOf, NOTHING, type Queued, queued, silent, type Step } from "./frame.ts";
import type { Divide, Happening, Showing, Told } from "./moments.ts";
import { atLeast, lasting } from "./pace.ts";

/** What a director needs of the world: a clock, what the person likes, a way to say what was shown, a memory. */
export interface Surroundings {
  now(): number;
  /** Do it so much later; what is returned calls it off. */
  after(ms: number, then: () => void): () => void;
  bots(): BotSpeed;
  byItself(): ByItself;
  /** Whether somebody looks: else nothing that is to be read goes on by itself. */
  looking(): boolean;
  tell(shown: Shown): void;
  /** Where one stopped inside a happening, over a reload of the page. */
  recall(): string | null;
  keep(place: string): void;
}

/** With so little left of one's time the question comes up by itself. */
export const LAST_SECONDS = 10_000;
/** So soon after something has ended by itself, in milliseconds, Next was meant for that. */
const TOO_SOON = 400;
const SOON = 30;
/** The ply of whom the opening is still to be shown. */
const NOTHING_YET = -1;
/** Whoever is back is told so soon after what was missed; nothing is held for longer. */
const MOST_HELD = 3000;

const sameRow = (one: Queued | undefined, other: Queued | null | undefined): boolean =>
  one?.moment?.row !== undefined && one.moment.row.key === other?.moment?.row?.key;

/** Whether something was taken back since what was missed began: then the steps do not follow on what is known here. */
const isTakenBack = ({ missed: told, situation }: GameInfo): boolean => !!told && told.steps.length !== situation.ply - told.ply;

const TOOK_BACK = "table-noted-took-back";
/** Whether something that was noted is told anew: that somebody takes something back is said once, the last time. */
const isToldAnew = (one: Talked, now: Talked): boolean =>
  one.kind === "noted" && now.kind === "noted" && one.seat === now.seat && one.words.id === TOOK_BACK && now.words.id === TOOK_BACK;

/** What was noted comes before what is decided anew: after no more events than there are. */
const placedBefore = (talk: readonly Talked[], events: number): readonly Talked[] =>
  talk.map((one) => (one.kind === "noted" && one.after !== null ? { ...one, after: Math.min(one.after, events) } : one));

/** Whether more is told, and what is known here is its beginning: else something was taken back and decided anew. */
const followsOn = (game: GameInfo, { history }: Frame): boolean =>
  game.history.length > history.length && JSON.stringify(game.history.slice(0, history.length)) === JSON.stringify(history);

export class Director {
  #frame = $state.raw<Frame>(NOTHING);
  #queue = $state.raw<readonly Queued[]>([]);
  /** What is on the screen and not over yet. */
  #now = $state.raw<Queued | null>(null);
  /** The steps of this row that have been shown, this one the last. */
  #row = $state.raw<readonly Queued[]>([]);
  /** What has just been shown; it stays until something else is. */
  happening = $state.raw<Happening | null>(null);
  /** What is on the screen now and not over yet. */
  moment = $state.raw<Showing | null>(null);
  /** For how many milliseconds that stays; null if somebody has to say Next. */
  lasts = $state<number | null>(null);
  catchUp = $state.raw<CatchUp | null>(null);
  /** Nothing at all goes on: a curtain is down. */
  #held = false;
  /** One looks at the last count once more: what happens meanwhile waits, so that it does not pass behind it. */
  again = $state(false);
  /** A note lies beside the table: what would go on by itself stays until it has been read. */
  #reading = false;
  /** In a replay there are no cards: one goes to and fro on the timeline. */
  #replays = false;
  /** What was asked last when all before it had been shown. */
  #choice = $state.raw<Choice | null>(null);
  /** Who sits where, comes and goes: that is no part of the game, and is known at once. */
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  /** What has arrived about the clocks, and when by this machine's own. */
  #clocks = $state.raw<{ readonly clocks: Clocks; readonly came: number } | null>(null);

  readonly #around: Surroundings;
  #divide: Divide | null = null;
  #inbox: ToClient[] = [];
  #keys = 0;
  /** Whether one has decided something here since one came. */
  hasDecided = false;
  /** After how many decisions one's own was sent. */
  #sent: number | null = null;
  #callOff: (() => void) | null = null;
  /** When something that had a Next ended by itself. */
  #beatEnded = -Infinity;
  #callOffClock: (() => void) | null = null;
  #callOffSaying: (() => void) | null = null;
  #said = "";
  /** Since when what waits was not shown, if one was away. */
  #since: number | null = null;
  /** Since when one is away, by what a line that was lost and is back tells first. */
  #away: number | null = null;
  #callOffAway: (() => void) | null = null;
  /** What a running clock jumped over while nobody looked, and how far all had been shown before that. */
  #unseen: { readonly passed: readonly Queued[]; readonly ply: number } | null = null;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  // What is shown.

  get game(): GameInfo | null {
    return this.#frame.game;
  }
  get view(): unknown {
    return this.#frame.view;
  }
  get history(): readonly Told[] {
    return this.#frame.history;
  }
  get lines(): readonly (Sentence | null)[] {
    return this.#frame.lines;
  }
  get by(): readonly (By | null)[] {
    return this.#frame.by;
  }
  get talk(): readonly Talked[] {
    return this.#frame.talk;
  }

  /** Whether something is still to be shown before what is asked. */
  behind = $derived(this.#now !== null || this.#queue.length > 0);

  /** What is asked: it is shown after the last moment before it. One's own clock is always seen. */
  situation = $derived.by<Situation | null>(() => {
    const { situation } = this.#frame;
    if (situation === null || !this.behind) return situation;
    const isEpilogue = this.#now?.moment?.events.length === 0 && this.#now.ply === situation.ply; // how it ended has been shown
    const choice = this.#leadsOn ? situation.choice : (this.#choice ?? situation.choice);
    return { ...silent(situation), choice, clocks: this.#mine, outcome: isEpilogue ? situation.outcome : null };
  });

  /** Whether what is on the screen ends with a question to somebody else, which is asked with it. */
  #leadsOn = $derived.by(() => {
    const me = this.#frame.game?.seat ?? null;
    return this.#now?.ends === true && (me === null || !waitingIn(this.#frame.view).includes(me));
  });

  /** What the prompt tells instead of a question, while something is on the screen: what that is, or the log's last line. */
  telling = $derived.by<Sentence | null>(() => {
    if (!this.moment || (this.moment.kind === "pass" && this.#leadsOn)) return null;
    return this.moment.title ?? this.lines.findLast((line) => line !== null) ?? null;
  });

  /** Whether what is on the screen waits for Next, or may be put away by it. */
  waits = $derived(this.moment !== null && this.moment.kind !== "pass");

  /** How many things wait behind what is shown now; not what comes of the same decision, which is not known yet. */
  after = $derived(thingsIn(this.#queue.filter((one) => one.ply !== this.#now?.ply)).length);

  /** Whether what is shown now is a step of something that goes on. */
  goesOn = $derived(this.#queue.some((one) => sameRow(one, this.#now)));

  /** Whether a curtain is down. */
  get held(): boolean {
    return this.#held;
  }

  /** Whether what is on the screen stays there until somebody says Next. */
  get stays(): boolean {
    return this.moment?.kind === "stop" && this.#around.byItself() === "no";
  }

  get canGoBack(): boolean {
    return this.#now !== null && this.#row.length > 1;
  }

  // What arrives.

  /** From now on it is known how this game's news divide; what came before was kept. null: not known yet, of another game. */
  use(divide: Divide | null): void {
    this.#divide = divide;
    if (divide === null) return;
    for (const message of this.#inbox.splice(0)) this.hear(message);
  }

  hear(message: ToClient): void {
    const [held, led] = [this.#isReading, this.#leadsToMore];
    if (message.type === "Welcome") [this.you, this.table] = [message.you, message.table];
    if (message.type === "TableChanged") this.table = message.table;
    if (message.type === "DealAsked") return this.#announce(message);
    if (this.#divide === null) {
      this.#inbox.push(message);
      return;
    }
    this.#learn(message, this.#divide, this.#latest);
    if (this.catchUp?.jumped === false) this.catchUp = { ...this.catchUp, now: this.#latest.situation ?? this.catchUp.now };
    this.#watchClock();
    if (this.#isReading !== held || (this.moment?.kind === "pass" && this.#leadsToMore && !led)) this.#wind();
    this.#goOn();
  }

  /** One's own decision is on its way: what comes of it is shown at once. */
  decided(): void {
    this.hasDecided = true;
    this.#sent = this.#latest.situation?.ply ?? null;
  }

  /** One's own decision was refused: what comes next is not of one's making. */
  refused(): void {
    this.#sent = null;
  }

  /** In a replay: show this, at once; nothing else waits. */
  stand(frame: Frame): void {
    this.#stand(frame);
  }

  /** In a replay: show what led to the next place of the timeline. It was asked for, so it is never folded. */
  perform(step: Step, you: number | null, divide: Divide): void {
    this.#replays = true;
    this.again = false;
    const all = queued(this.#latest, step, divide, { you, entered: false, replayed: true });
    this.#enqueue(all.map((one) => ({ ...one, asked: true })));
    this.#goOn();
  }

  /** How things will stand when all that has arrived is shown. */
  get #latest(): Frame {
    return this.#queue.at(-1)?.frame ?? this.#frame;
  }

  #learn(message: ToClient, divide: Divide, latest: Frame): void {
    switch (message.type) {
      case "Welcome":
        this.#welcome(message, divide, latest);
        return;
      case "GameBegan":
        this.#time(message.game.situation);
        this.#sent = null;
        this.again = false;
        this.#enqueue(began(message.game, latest.talk.filter(({ kind }) => kind === "said"), divide)); // claims belong to their game
        return;
      case "TableChanged":
        this.#mindAbsence(message.table, message.now);
        if (message.table.phase !== "waiting" || !latest.game) return;
        this.again = false;
        this.#enqueue([change({ ...NOTHING, talk: latest.talk })]);
        return;
      case "TakenBack":
        this.#takeBack(message.game, latest.talk);
        return;
      case "Played": {
        this.#time(message.situation);
        const own = this.#sent !== null && message.situation.ply > this.#sent;
        if (own) this.#sent = null;
        this.#enqueue(played(latest, message, divide, own));
        return;
      }
      case "Heard":
        this.#say(message.talk, latest);
        return;
      case "Settled": {
        const known = (one: Talked): Talked => (one.kind === "claimed" ? { ...one, settled: message.claims[one.number] ?? null } : one);
        this.#enqueue([settled(latest, latest.talk.map(known))]);
      }
    }
  }

  #enqueue(more: readonly Queued[]): void {
    this.#queue = [...this.#queue, ...more];
  }

  /** Something was said: one's own words and who comes and goes are seen at once, the others' words when due. */
  #say(talked: Talked, latest: Frame): void {
    const add = (frame: Frame): Frame => ({ ...frame, talk: [...frame.talk.filter((one) => !isToldAnew(one, talked)), talked] });
    const adding = (one: Queued): Queued => ({ ...one, frame: add(one.frame) });
    const atOnce = talked.kind === "noted" || (talked.kind === "said" && talked.name === this.you?.name);
    if (!atOnce) return this.#enqueue([said(latest, add(latest).talk)]);
    this.#frame = add(this.#frame);
    this.#queue = this.#queue.map(adding);
    this.#row = this.#row.map(adding);
    this.#now = this.#now && adding(this.#now);
  }

  #welcome({ game, talk, now }: Welcome, divide: Divide, latest: Frame): void {
    this.#said = ""; // the server may not have heard it
    this.#away = null;
    this.#callOffAway?.();
    this.#callOffAway = null;
    if (game === null) return this.#stand({ ...NOTHING, talk });
    this.#time(game.situation);
    const same = latest.game?.number === game.number && latest.game.seat === game.seat; // who sits elsewhere sees with other eyes
    const ply = latest.situation?.ply ?? 0;
    const known = latest.history.length === game.history.length || game.history.length === 0; // where the past is left to memory none is told
    if (same && ply === game.situation.ply && known) return this.#refresh(frameOf(game, talk));
    if (same && game.missed && game.missed.ply <= ply && !isTakenBack(game)) {
      this.#enqueue(missed(game, talk, latest, ply - game.missed.ply, divide));
    } else if (same && followsOn(game, latest) && !isTakenBack(game)) {
      this.#enqueue(missedAtOnce(game, talk, latest, divide));
    } else if (game.missed) {
      this.#stand(frameBefore(game, talk));
      const left = leftToShow(this.#frame, divide);
      this.#enqueue(missed(game, talk, this.#frame, 0, divide));
      this.#resume(game.number);
      this.#queue = [...left, ...this.#queue];
    } else {
      this.#stand(frameOf(game, talk));
      this.#enqueue(entered(game, talk, divide));
    }
    this.#since = game.missed?.since ?? null;
    this.#offerIfLong(now);
  }

  /**
   * A line that was lost and is back tells first that one went, then what happened, at last that one is here again.
   * Until then nothing is shown, so that the table stands where one left it; but one is not kept waiting for that.
   */
  #mindAbsence(table: TableInfo, now: number): void {
    const place = this.you?.seat == null ? undefined : table.seats[this.you.seat];
    const away = place?.kind === "person" ? place.away_since : null;
    if (away !== null && this.#away === null) {
      this.#away = away;
      this.#callOffAway = this.#around.after(MOST_HELD, () => {
        this.#return(away);
        this.#goOn();
      });
    } else if (away === null && this.#away !== null) this.#return(now);
  }

  #return(now: number): void {
    this.#callOffAway?.();
    this.#callOffAway = null;
    this.#since = this.#away;
    this.#away = null;
    this.#offerIfLong(now);
  }

  /** Whoever was away for a while, or was played for, gets the card also for little. */
  #offerIfLong(now: number): void {
    const away = this.#since === null ? 0 : now - this.#since; // by the server's clock, both
    const things = thingsIn(this.#queue);
    const isPlayedFor = things.some(({ by, seat }) => by !== null && seat !== null && seat === this.you?.seat);
    if (isPlayedFor || (things.length > 1 && away > A_WHILE)) this.#offer();
  }

  /** The same game at the same place: only what is asked, and what was said, may be news. */
  #refresh(frame: Frame): void {
    const { game, talk, situation } = frame;
    const last = this.#queue.at(-1);
    const anew = (one: Frame): Frame => ({ ...one, game, talk, situation });
    if (last) this.#queue = [...this.#queue.slice(0, -1), { ...last, frame: anew(last.frame) }];
    else this.#frame = anew(this.#frame);
  }

  /** A decision was taken back: what is queued from there on is dropped, and the game is as it is. */
  #takeBack(game: GameInfo, latest: readonly Talked[]): void {
    const talk = placedBefore(latest, game.history.length);
    this.#sent = null;
    this.#time(game.situation);
    const memory = game.history.length === 0; // no past is told: decisions are counted
    const isBefore = (frame: Frame, decision: number): boolean =>
      frame.game?.number !== game.number || (memory ? decision < game.situation.ply - 1 : frame.history.length <= game.history.length);
    const decided = ({ moment, ply }: Queued): number => ply + (moment ? 1 : 0);
    const here = this.#now ? decided(this.#now) : (this.#frame.situation?.ply ?? 0);
    if (!isBefore(this.#frame, here)) return this.#stand(frameOf(game, talk));
    const kept = this.#queue.filter((one) => isBefore(one.frame, decided(one)));
    const heard = placedBefore((kept.at(-1)?.frame ?? this.#frame).talk, game.history.length);
    this.#queue = [...kept, said(frameOf(game, heard), talk)];
    if (this.catchUp?.jumped === false) this.catchUp = null;
  }

  #stand(frame: Frame): void {
    this.#over();
    this.#queue = [];
    this.#row = [];
    this.happening = null;
    this.again = false;
    this.catchUp = null;
    this.#unseen = null;
    this.#since = null;
    this.#frame = frame;
    this.#choice = frame.situation?.choice ?? null;
  }

  /** After a reload: go on at the step where one stopped, inside the first happening. */
  #resume(number: number): void {
    const [at, ply, place = 0] = (this.#around.recall() ?? "").split(" ").map(Number);
    const done = this.#queue.slice(0, place);
    const end = done.at(-1);
    if (at !== number || ply !== this.#frame.situation?.ply || end === undefined) return;
    if (this.#queue[place]?.place !== place || done.some((one, index) => one.place !== index)) return;
    this.#frame = end.frame;
    this.#queue = this.#queue.slice(place);
    this.#row = done.filter((one) => sameRow(one, this.#queue[0]));
  }

  // How it goes on.

  #goOn(): void {
    this.#go();
    if (!this.behind) this.#since = null;
    this.#sayShown();
  }

  /** Show what is next, unless something is on the screen, lies over it, or holds it. */
  #go(): void {
    while (this.#now === null && this.catchUp === null && this.#away === null) {
      const next = this.#queue[0];
      if (next === undefined || (this.#isHeld && next.moment !== null && !(next.own && next.moment.kind === "pass"))) return;
      if (this.#folds(next)) return this.#offer();
      this.#queue = this.#queue.slice(1);
      this.#show(next);
    }
  }

  /** Put what waits on a card, unless one lies there that nobody has seen yet. */
  #offer(): void {
    const { situation } = this.#latest;
    if (situation && this.#unseen === null) this.catchUp = catchUpOn(this.#queue, situation, this.#since, false);
  }

  /**
   * Too much has piled up; but a row that was begun is not broken off, nor what was asked for. What a single decision
   * brings is never too much: whoever looks on sees all of it.
   */
  #folds(next: Queued): boolean {
    if (next.moment === null || next.own || next.asked || sameRow(next, this.#row.at(-1))) return false;
    const moments = this.#queue.filter(({ moment }) => moment !== null);
    const last = Math.max(...moments.map(({ frame }) => frame.situation?.ply ?? 0));
    return last > next.ply + 1 && thingsIn(this.#queue).length > FEW;
  }

  #show(next: Queued): void {
    this.#frame = next.frame;
    if (next.moment === null) {
      this.#choice = next.frame.situation?.choice ?? null;
      if (next.frame.history.length === 0) this.happening = null;
      return;
    }
    this.#row = sameRow(next, this.#row.at(-1)) ? [...this.#row, next] : [next];
    if (next.moment.kind !== "pass") this.#around.keep(`${next.frame.game?.number ?? 0} ${next.ply} ${next.place}`);
    this.#put(next);
  }

  #put(what: Queued): void {
    if (what.moment === null) return;
    const { events, lines, by, before, after } = what.moment;
    this.#keys += 1;
    this.happening = { key: this.#keys, events, lines, by, before, after };
    this.moment = { ...what.moment, key: this.#keys };
    this.#now = what;
    this.#wind();
  }

  /** Let what is on the screen go on by itself when its time is over, if it does. */
  #wind(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.lasts = null;
    const now = this.#now;
    if (!now?.moment) return;
    const pass = now.moment.kind === "pass";
    const covered = this.#leadsToMore;
    const more = now.moment.forced === true || this.#queue[0]?.moment?.forced === true;
    if (pass && now.own && !covered && !more) return this.#over();
    if (!pass && (this.#isHeld || !this.#around.looking())) return;
    if (this.#isReading) return;
    const again = pass && now.asked && now.ends && now.ply >= 0 && !this.#replays;
    const least = again || (pass && covered) ? atLeast(this.#around.bots()) : 0;
    const usual = lasting(now.moment, { bots: this.#around.bots(), byItself: this.#around.byItself() });
    const time = usual === null ? null : Math.max(usual, least);
    if (time === 0) this.#over();
    else if (time !== null) {
      this.lasts = time;
      this.#callOff = this.#around.after(time, () => {
        if (!pass) this.#beatEnded = this.#around.now();
        this.#over();
        this.#goOn();
      });
    }
  }

  /** Whether what comes next lies over the table, or waits: there is time to see what led to it. */
  get #leadsToMore(): boolean {
    const [now, next] = [this.#now?.moment, this.#queue.find(({ moment }) => moment !== null)?.moment];
    return now?.lines.some((line) => line !== null) === true && (next?.kind === "stop" || next?.ownNext === true);
  }

  #over(): void {
    this.#callOff?.();
    this.#callOff = null;
    if (this.#now) this.#choice = this.#frame.situation?.choice ?? null;
    this.#now = null;
    this.moment = null;
  }

  get #isHeld(): boolean {
    return this.#held || this.again;
  }

  /** A curtain comes down: what is to be read waits behind it, also what is on the screen. */
  hold(): void {
    this.#held = true;
    this.#wind();
  }

  /** Whoever comes back to a held table sees on a card what happened meanwhile, if it is more than one thing. */
  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#letGo();
  }

  /** Whether a note holds up what is shown: not what leads to one's own question where others wait for the answer. */
  get #isReading(): boolean {
    return this.#reading && (isSolo(this.table) || !this.#latest.situation?.offers.length);
  }

  /** A note is put beside the table, or put away. */
  read(reading: boolean): void {
    if (this.#reading === reading) return;
    this.#reading = reading;
    this.#wind();
    if (!reading) this.#goOn();
  }

  /** Whether the viewer is shown one by one what was on a card. */
  get isAsked(): boolean {
    return !this.#replays && this.#now?.asked === true;
  }

  /** Look at the last count once more, or no more. */
  lookAgain(again: boolean): void {
    if (this.again === again) return;
    this.again = again;
    if (again) this.#wind();
    else this.#letGo();
  }

  #letGo(): void {
    if (this.#isHeld) return;
    const more = this.#queue.filter(({ asked }) => !asked);
    if (thingsIn(more).length > 1) this.#offer();
    else this.#wind();
    this.#goOn();
  }

  /** The settings have changed, or somebody looks again. */
  wake(): void {
    this.#wind();
    this.#goOn();
  }

  /** Nothing goes on any more. */
  close(): void {
    for (const callOff of [this.#callOff, this.#callOffClock, this.#callOffSaying, this.#callOffAway]) callOff?.();
  }

  // What the viewer says.

  /** What is on the screen has been seen. */
  next(): void {
    if (this.#now === null || this.catchUp !== null) return;
    this.#over();
    this.#goOn();
  }

  /** Next, by what stands there for all that has one: pressed just as a beat ended by itself, it was meant for that. */
  press(): void {
    const soon = this.#around.now() - this.#beatEnded < TOO_SOON;
    if (!soon || this.moment?.kind !== "stop") this.next();
  }

  /** The step before, once more. */
  back(): void {
    const before = this.#row.at(-2);
    if (this.#now === null || before === undefined) return;
    this.#row = this.#row.slice(0, -1);
    this.#queue = [this.#now, ...this.#queue];
    this.#frame = before.frame;
    this.#put(before);
  }

  /** All steps of this row at once: it stays at the last. */
  seeAll(): void {
    const end = this.#queue.findIndex((one) => !sameRow(one, this.#now));
    const rest = end < 0 ? this.#queue : this.#queue.slice(0, end);
    const last = rest.at(-1);
    if (this.#now === null || last === undefined) return;
    this.#queue = this.#queue.slice(rest.length);
    this.#row = [...this.#row, ...rest];
    this.#frame = last.frame;
    this.#put(last);
  }

  /** Everything that waits, one by one after all. */
  showMe(): void {
    this.#queue = this.#queue.map((one) => ({ ...one, asked: true }));
    this.catchUp = null;
    this.#wind();
    this.#goOn();
  }

  /**
   * How things stand now. What is jumped over is told on a card, unless one has no time for it; whoever comes from a card
   * has read it, and is shown what has come since.
   */
  toNow(card = true): void {
    const told = card && this.catchUp?.jumped === false ? this.catchUp.told : 0;
    const passed = told > 0 ? this.#queue.slice(0, told) : this.#queue;
    this.#over();
    this.#queue = this.#queue.slice(passed.length);
    this.again = false;
    this.catchUp = this.#unseen = null;
    const last = passed.at(-1);
    if (last) {
      this.#frame = last.frame;
      this.#row = [];
      this.happening = null;
    }
    this.#choice = this.#frame.situation?.choice ?? null;
    const jumped = card && told === 0 && !this.#replays && this.#frame.situation ? catchUpOn(passed, this.#frame.situation, null, true) : null;
    if (jumped && jumped.things.length > 0) this.catchUp = jumped;
    this.#since = null;
    this.#goOn();
  }

  /** The card is put away: if what it tells was still to be shown, one goes on to how things stand. */
  putAway(): void {
    if (this.catchUp?.jumped === false) return this.toNow();
    this.catchUp = this.#unseen = null;
    this.#goOn();
  }

  /** One's time runs out and nobody looks: the question comes up, and all that nobody saw is on the card. */
  #toNowUnseen(): void {
    const passed = [...(this.#unseen?.passed ?? []), ...(this.#now ? [this.#now] : []), ...this.#queue];
    const ply = this.#unseen?.ply ?? this.#shown?.ply ?? 0;
    this.toNow(false);
    const card = this.#frame.situation && catchUpOn(passed, this.#frame.situation, null, true);
    if (!card || card.things.length === 0) return;
    this.catchUp = card;
    this.#unseen = { passed, ply };
  }

  // Clocks, and what is said of all this.

  #time({ clocks }: Situation): void {
    this.#clocks = clocks && { clocks, came: this.#around.now() };
  }

  /** One's own clock, while what it runs for is still to be shown. */
  get #mine(): Clocks | null {
    const me = this.#frame.game?.seat ?? null;
    const clocks = this.#clocks?.clocks;
    return clocks && me !== null && clocks.running.includes(me) ? { ...clocks, running: [me] } : null;
  }

  /** Whether one's own clock runs. */
  get isHurried(): boolean {
    return this.#mine !== null;
  }

  /** When the news of the clocks came, by this machine's own clock. */
  get clocksCame(): number {
    return this.#clocks?.came ?? 0;
  }

  /** The last seconds of one's time bring the question up by themselves. */
  #watchClock(): void {
    this.#callOffClock?.();
    this.#callOffClock = null;
    const { game, situation } = this.#latest;
    const [me, known] = [game?.seat ?? null, this.#clocks];
    if (me === null || !known || !situation?.offers.length || !known.clocks.running.includes(me)) return;
    const left = known.clocks.left[me];
    if (left == null) return;
    const wait = Math.max(0, known.came + left - LAST_SECONDS - this.#around.now());
    this.#callOffClock = this.#around.after(wait, () => {
      this.again = false;
      if (!this.behind && this.catchUp === null) return;
      if (this.#around.looking()) this.toNow(false);
      else this.#toNowUnseen();
    });
  }

  /** Said while the cards are dealt: nothing of that game has been shown yet, so bots do not begin before one sees it. */
  #announce({ seats }: DealAsked): void {
    const [seat, number] = [this.you?.seat ?? null, this.table?.number]; // which game it is; deals are counted apart
    if (seat === null || number === undefined || !seats.includes(seat)) return;
    this.#around.tell({ type: "Shown", ply: NOTHING_YET, number, bots: this.#around.bots() });
  }

  /** Say how far everything has been shown: once for what comes together. */
  #sayShown(): void {
    if (this.#callOffSaying !== null || this.#shown === null) return;
    this.#callOffSaying = this.#around.after(this.#said === "" ? 0 : SOON, () => {
      this.#callOffSaying = null;
      const shown = this.#shown;
      const words = JSON.stringify(shown);
      if (shown === null || words === this.#said) return;
      this.#said = words;
      this.#around.tell(shown);
    });
  }

  /** What has been shown to its end: of a decision whose last moment is still on the screen, what came before it. */
  get #shown(): Shown | null {
    const { game, situation } = this.#frame;
    if (game === null || game.seat === null || situation === null) return null;
    const ply = this.#unseen?.ply ?? (this.waits ? (this.#now?.ply ?? situation.ply) : situation.ply);
    return { type: "Shown", ply, number: game.number, bots: this.#around.bots() };
  }
}
