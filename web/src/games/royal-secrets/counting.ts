// RS-6: the count, taken apart into steps that can be shown one after the other. Nothing is worked out here that the
// events do not say, and what is said of each step are the log's own lines.

import type { Sentence } from "../../wire/protocol.ts";
import type {
  AudienceCard,
  AudienceCounted,
  Bet,
  Card,
  Event,
  Favour,
  HeldCard,
  Player,
  PointsDue,
  Sovereign,
} from "../../wire/royal-secrets.ts";
import { ROUNDS, SOVEREIGNS } from "./words.ts";

export interface Lane {
  readonly seat: number | null;
  readonly bets: readonly (Bet & { readonly turned: boolean })[];
}

export interface Change {
  readonly seat: number;
  readonly points: number;
}

export interface Rumour {
  readonly by: number;
  readonly valets: readonly Card[];
  readonly victims: readonly Change[];
}

export type Picture =
  | { readonly kind: "reveal"; readonly lanes: readonly Lane[] }
  | { readonly kind: "withdrawal"; readonly lanes: readonly Lane[]; readonly drew: readonly number[] }
  | { readonly kind: "total"; readonly counted: AudienceCounted; readonly lanes: readonly Lane[] }
  | { readonly kind: "points"; readonly changes: readonly Change[] }
  | { readonly kind: "rumour"; readonly rumours: readonly Rumour[] }
  | {
      readonly kind: "majority";
      readonly sums: readonly { readonly seat: number | null; readonly influence: number }[];
      readonly withdrew: readonly number[];
      readonly taker: number | null;
      readonly tied: readonly number[];
      readonly favour: Favour;
    }
  | {
      readonly kind: "third";
      readonly cards: readonly HeldCard[];
      readonly taker: number | null;
      readonly favour: Favour | null;
    }
  | { readonly kind: "empty" }
  | { readonly kind: "paid"; readonly changes: readonly Change[] }
  | { readonly kind: "hands"; readonly hands: readonly { seat: number; cards: readonly Card[]; points: number }[] };

export interface Step {
  readonly picture: Picture;
  /** What it shows; nothing if it did not come to that, or has not yet. */
  readonly events: readonly Event[];
  readonly rule: string;
  readonly says: readonly Sentence[];
}

/** An event, with what the log says of it. */
export interface Told {
  readonly event: Event;
  readonly line: Sentence | null;
}

type Say = (events: readonly Event[]) => readonly Sentence[];

/** What belongs together: an audience, a tie, or the bill of the round. */
export interface Page {
  readonly key: string;
  readonly sovereign: Sovereign | null;
  readonly card: AudienceCard | null;
  readonly steps: readonly Step[];
}

/** What a count has to know of the table beforehand: the audiences, and who attends which, with what lies there. */
export interface Company {
  readonly king: AudienceCard | null;
  readonly queen: AudienceCard | null;
  readonly cardinal: readonly Bet[];
  readonly players: readonly Pick<Player, "at" | "bets">[];
}

type Laid = { readonly [seat: number]: Bet[] } & { readonly cardinal: Bet[] };

/** The table as it lies when the cards are turned up: what was seen before, and the last bets and Favours. */
function laidOut(before: Company, events: readonly Event[]): Laid {
  const laid = { cardinal: [...before.cardinal], ...before.players.map((player) => [...player.bets]) } as Laid;
  const at = (seat: number | null): Bet[] => (seat === null ? laid.cardinal : (laid[seat] ?? []));
  const change = (place: { seat: number | null; bet: number }, news: Partial<Bet>): void => {
    const bets = at(place.seat);
    const old = bets[place.bet - 1];
    if (old) bets[place.bet - 1] = { ...old, ...news };
  };
  for (const event of events) {
    if (event.type === "CardBet" || event.type === "CardinalBet") {
      const { card, face } = event;
      at(event.type === "CardBet" ? event.seat : null).push({ card, face, stabbed: false, medal: false, recruiter: null });
    } else if (event.type === "CardStabbed") change(event.place, { stabbed: true, card: event.card });
    else if (event.type === "MedalAwarded") change(event.place, { medal: true });
    else if (event.type === "RecruitNamed") change(event.place, { recruiter: event.seat });
    else if (event.type === "CardsRevealed") for (const { place, card } of event.cards) change(place, { card });
  }
  return laid;
}


const isDue = (event: Event, ...reasons: readonly string[]): event is PointsDue =>
  event.type === "PointsDue" && reasons.includes(event.reason);

/** The points that were given out with an audience's outcome: they follow it. */
function duesAfter(events: readonly Event[], counted: AudienceCounted): readonly PointsDue[] {
  const dues: PointsDue[] = [];
  for (const event of events.slice(events.indexOf(counted) + 1)) {
    if (!isDue(event, "RS-6.5", "RS-6.6", "RS-6.3")) break;
    dues.push(event);
  }
  return dues;
}

/** Who took an audience's card, or nobody, or who is tied for it; and what that brought in the last round. */
function majorityOf(events: readonly Event[], sovereign: Sovereign): readonly Event[] {
  const first = events.findIndex(
    (event) =>
      (event.type === "AudienceTaken" || event.type === "AudienceDiscarded" || event.type === "TieDeclared") &&
      event.sovereign === sovereign,
  );
  const found = events[first];
  if (found === undefined) return [];
  const prize = events[first + 1];
  return prize !== undefined && isDue(prize, "RS-6.14") ? [found, prize] : [found];
}

function rumoursOf(events: readonly Event[], seats: readonly number[], laid: Laid): readonly Rumour[] {
  const dues = events.filter((event) => isDue(event, "RS-6.8"));
  const sources = [...new Set(dues.flatMap((due) => due.by ?? []))].filter((by) => seats.includes(by));
  return sources.map((by) => ({
    by,
    valets: (laid[by] ?? []).flatMap((bet) => (bet.card?.type === "Valet" && !bet.stabbed ? [bet.card] : [])),
    victims: added(dues.filter((due) => due.by === by)),
  }));
}

function added(dues: readonly Change[]): readonly Change[] {
  const seats = [...new Set(dues.map((due) => due.seat))];
  return seats.map((seat) => ({
    seat,
    points: dues.filter((due) => due.seat === seat).reduce((all, due) => all + due.points, 0),
  }));
}

/** An audience that somebody attends has all the steps of RS-6, whatever comes of them: which are there tells nothing. */
function audiencePage(before: Company, events: readonly Event[], said: Say, sovereign: Sovereign): Page | null {
  const card = before[sovereign];
  const empty = events.find((event) => event.type === "AudienceNotHeld" && event.sovereign === sovereign);
  if (empty) {
    return { key: sovereign, sovereign, card, steps: [{ picture: { kind: "empty" }, events: [empty], rule: "RS-4.2", says: said([empty]) }] };
  }
  const counted = events.find((event) => event.type === "AudienceCounted" && event.sovereign === sovereign);
  if (counted?.type !== "AudienceCounted" || card === null) return null;
  const laid = laidOut(before, events);
  const revealed = events.find((event) => event.type === "CardsRevealed");
  const seats = before.players.flatMap((player, seat) => (player.at.includes(sovereign) ? [seat] : []));
  const here: readonly (number | null)[] = counted.cardinal === null ? seats : [...seats, null];
  const turned = revealed?.type === "CardsRevealed" ? revealed.cards.filter(({ place }) => here.includes(place.seat)) : [];
  const lanes = here.map((seat) => ({
    seat,
    bets: (seat === null ? laid.cardinal : (laid[seat] ?? [])).map((bet, index) => ({
      ...bet,
      turned: turned.some(({ place }) => place.seat === seat && place.bet === index + 1),
    })),
  }));
  const steps: Step[] = [
    { picture: { kind: "reveal", lanes }, events: revealed ? [revealed] : [], rule: "RS-6.1", says: [{ id: "web-royal-revealed", args: { count: turned.length } }] },
  ];
  const withdrew = events.filter((event) => event.type === "PlayerWithdrew" && seats.includes(event.seat));
  const gone = withdrew.flatMap((event) => (event.type === "PlayerWithdrew" ? [event.seat] : []));
  const drew = events.filter((event, at) => event.type === "ValetDrawn" && withdrew.includes(events[at - 1]!));
  steps.push({
    picture: {
      kind: "withdrawal",
      lanes: lanes.filter(({ seat }) => seat !== null && gone.includes(seat)),
      drew: drew.flatMap((event) => (event.type === "ValetDrawn" ? [event.seat] : [])),
    },
    events: [...withdrew, ...drew],
    rule: "RS-6.2",
    says: said([...withdrew, ...drew]),
  });
  const stayed = lanes.filter(({ seat }) => seat === null || !gone.includes(seat));
  steps.push({ picture: { kind: "total", counted, lanes: stayed }, events: [counted], rule: "RS-6.4", says: said([counted]) });
  const dues = duesAfter(events, counted);
  const changes = seats.map((seat) => ({ seat, points: dues.find((due) => due.seat === seat)?.points ?? 0 }));
  steps.push({ picture: { kind: "points", changes }, events: dues, rule: dues[0]?.reason ?? "RS-6.5", says: said(dues) });
  const rumours = rumoursOf(events, seats, laid);
  const heard = events.filter((event) => isDue(event, "RS-6.8") && rumours.some(({ by }) => by === event.by));
  steps.push({ picture: { kind: "rumour", rumours }, events: heard, rule: "RS-6.8", says: said(heard) });
  const told = majorityOf(events, sovereign);
  const first = told[0];
  steps.push({
    picture: {
      kind: "majority",
      sums: counted.cardinal === null ? counted.sums : [...counted.sums, { seat: null, influence: counted.cardinal }],
      withdrew: gone,
      taker: first?.type === "AudienceTaken" ? first.seat : null,
      tied: first?.type === "TieDeclared" ? first.seats : [],
      favour: card.favour,
    },
    events: told,
    rule: first?.type === "TieDeclared" ? "RS-6.11" : counted.cardinal === null ? "RS-6.9" : "RS-6.10",
    says: said(told),
  });
  return { key: sovereign, sovereign, card, steps };
}

/** RS-6.11: a tie that was broken. */
function tiePages(before: Company, events: readonly Event[], said: Say): readonly Page[] {
  return events.flatMap((shown, index) => {
    if (shown.type !== "ThirdCardsShown") return [];
    const after = events.slice(index + 1);
    const end = after.findIndex((event) => event.type === "ThirdCardsShown" || event.type === "PointsPaid");
    const told = (end < 0 ? after : after.slice(0, end)).filter(
      (event) =>
        ((event.type === "AudienceTaken" || event.type === "AudienceDiscarded") && event.sovereign === shown.sovereign) ||
        event.type === "CardHandedOver" ||
        isDue(event, "RS-6.14"),
    );
    const taken = told.find((event) => event.type === "AudienceTaken");
    const taker = taken?.type === "AudienceTaken" ? taken.seat : null;
    const { sovereign, cards } = shown;
    const card = before[sovereign];
    const picture = { kind: "third", cards, taker, favour: card?.favour ?? null } as const;
    return [{ key: `tie-${sovereign}`, sovereign, card, steps: [{ picture, events: [shown, ...told], rule: "RS-6.11", says: said([shown, ...told]) }] }];
  });
}

/** RS-6.7, RS-7: what the round comes to, and what is left in the hands when it is the last. */
function billPage(events: readonly Event[], said: Say): Page {
  const paid = events.flatMap((event) => (event.type === "PointsPaid" ? [event] : []));
  const mercies = events.filter((event) => isDue(event, "RS-8.12", "RS-8.13", "RS-6.7"));
  const moved = events.filter((event) => event.type === "CardRecruited" || event.type === "RecruitmentFailed");
  const steps: Step[] = [
    {
      picture: { kind: "paid", changes: paid.map(({ seat, change }) => ({ seat, points: change })) },
      events: [...mercies, ...paid, ...moved],
      rule: "RS-6.7",
      says: said([...mercies, ...paid, ...moved]),
    },
  ];
  const hands = events.flatMap((event) =>
    event.type === "HandCounted" ? [{ seat: event.seat, cards: event.hand, points: event.points }] : [],
  );
  if (hands.length > 0 || events.some((event) => event.type === "RoundBegan" && event.round === ROUNDS.length)) {
    const last = events.filter(({ type }) => type === "HandCounted" || type === "GameEnded");
    steps.push({ picture: { kind: "hands", hands }, events: last, rule: "RS-7.4", says: said(last.filter(({ type }) => type === "GameEnded")) });
  }
  return { key: "bill", sovereign: null, card: null, steps };
}

/** The count so far; what is still to come is there, but nothing in it, and third cards are only ever added. */
export function pagesOf(before: Company, told: readonly Told[]): readonly Page[] {
  const events = told.map(({ event }) => event);
  const lines = new Map(told.map(({ event, line }) => [event, line]));
  const said: Say = (some) => some.flatMap((event) => lines.get(event) ?? []);
  const audiences = SOVEREIGNS.flatMap((sovereign) => audiencePage(before, events, said, sovereign) ?? []);
  return audiences.length === 0 ? [] : [...audiences, ...tiePages(before, events, said), billPage(events, said)];
}

/** RS-6: the order of the count, in which its events are told: both audiences go through each chapter before the next. */
const CHAPTERS: readonly (readonly Picture["kind"][])[] = [
  ["reveal"],
  ["withdrawal"],
  ["empty", "total", "points"],
  ["rumour"],
  ["majority"],
  ["third"],
  ["paid"],
  ["hands"],
];

/** A step, and where it stands. */
export interface Placed {
  readonly page: Page;
  readonly step: Step;
  /** Which of its page's steps it is. */
  readonly index: number;
}

/** All steps in the order in which they happened. */
export function inOrder(pages: readonly Page[]): readonly Placed[] {
  const all = pages.flatMap((page) => page.steps.map((step, index) => ({ page, step, index })));
  return CHAPTERS.flatMap((kinds) => all.filter(({ step }) => kinds.includes(step.picture.kind)));
}

/** What can be known at some step of how the count goes: third cards are a further step when they are shown. */
export function knownAt(order: readonly Placed[], at: number): readonly Placed[] {
  return order.filter(({ step }, place) => place <= at || step.picture.kind !== "third");
}

/** Which steps of the order come to something: the others are passed over. */
export function stopsOf(order: readonly Placed[]): readonly number[] {
  return order.flatMap(({ step }, place) => (step.events.length > 0 ? [place] : []));
}

/** For each event the last step of the order that shows any of it; of what none shows, that of what comes before. */
export function lastShown(order: readonly Placed[], events: readonly Event[]): readonly number[] {
  let before = -1;
  return events.map((event) => {
    const at = order.findLastIndex(({ step }) => step.events.includes(event));
    return (before = at < 0 ? before : at);
  });
}

/** The part of what happened that belongs to the round that was counted last, or is being played. */
export function lastRound(told: readonly Told[]): readonly Told[] {
  return told.slice(Math.max(0, told.findLastIndex(({ event }) => event.type === "RoundBegan")));
}

/** Who went where in a round, from all that happened in it. Nothing lies there yet: the bets are among the events. */
export function companyOf(told: readonly Told[], players: number): Company {
  const at: Sovereign[][] = Array.from({ length: players }, () => []);
  let [king, queen]: (AudienceCard | null)[] = [null, null];
  for (const { event } of told) {
    if (event.type === "RoundBegan") [king, queen] = [event.king, event.queen];
    else if (event.type === "AudienceChosen") at[event.seat] = [event.sovereign];
    else if (event.type === "PlayersDivided") {
      for (const seat of event.to_king) at[seat] = ["king"];
      for (const seat of event.to_queen) at[seat] = ["queen"];
    } else if (event.type === "FavourUsed" && event.favour === "royal-dinner") at[event.seat] = ["king", "queen"];
  }
  return { king: king ?? null, queen: queen ?? null, cardinal: [], players: at.map((attends) => ({ at: attends, bets: [] })) };
}

/** The last count that was shown, from the log alone: a page that was loaded anew has no more. */
export function lastCount(told: readonly Told[], players: number): readonly Page[] {
  const first = told.findLastIndex(({ event }) => event.type === "CardsRevealed");
  if (first < 0) return [];
  const begins = told.slice(0, first).findLastIndex(({ event }) => event.type === "RoundBegan");
  const after = told.findIndex(({ event }, at) => at > first && event.type === "RoundBegan");
  const round = told.slice(Math.max(0, begins), after < 0 ? undefined : after);
  return pagesOf(companyOf(round, players), round);
}
