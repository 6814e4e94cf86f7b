// How what happens at this table divides into moments: offers and answers pass, swaps are watched, looks and the end wait.

import { type Moment, type News, part } from "../../app/moments.ts";
import type { Sentence } from "../../wire/protocol.ts";
import type { Character, Event, View } from "../../wire/secrets.ts";
import { type EndingTold, endingOf } from "./ending.ts";
import { putAway } from "./seen.ts";
import { type Look, lookIn, looksOnArrival, tableAfter } from "./showing.ts";
import type { Place } from "./words.ts";

/** What has happened to the reader: said in large letters. */
export type Mine =
  | { readonly kind: "swapped"; readonly by: number; readonly other: Place }
  | { readonly kind: "placed"; readonly by: number; readonly card: Character }
  | { readonly kind: "bullet"; readonly by: number };

export interface Drawing {
  /** What moves on the table. */
  readonly event: Event | null;
  /** A private look, on the large card. */
  readonly look: Look | null;
  /** The end, and which of its steps. */
  readonly ending: { readonly told: EndingTold; readonly at: number; readonly last: number } | null;
  readonly mine: Mine | null;
}

type Plan = Pick<Moment<View, Event, Drawing>, "kind" | "ownNext" | "row" | "title" | "glance"> & { readonly lasts?: number; readonly drawing: Drawing };

/** How long an event is on the screen, in milliseconds, if it is not read or followed; what is not named here needs no time. */
const LASTS: Partial<Record<Event["type"], number>> = {
  TurnBegan: 300,
  CardKept: 150,
  CardOffered: 300,
  OfferSettled: 1100,
  CardPlaced: 320,
  CardsTurnedDown: 500,
  TokenLookedAt: 750,
  TokenShown: 900,
  BulletDrawn: 350,
  BulletGiven: 350,
  UnitedNationsMoved: 420,
};
/** Tokens have to be followed with the eyes: also at the quickest pace there is more time than they take. */
const SWAP = 1900;
const MIX = 2300;
/** What happens to oneself is read as well. */
const TO_ME = 3200;

export const moments = (news: News<View>): readonly Moment<View>[] => divide(news as News<View, Event>, putAway);

/** `seen` finds the mark of what this reader has put away at this table before. */
export function divide(news: News<View, Event>, seen: (view: View) => string | null = () => null): readonly Moment<View, Event, Drawing>[] {
  if (news.events.length === 0) return arrival(news, seen(news.after));
  const found: Moment<View, Event, Drawing>[] = [];
  let [from, before] = [0, news.before];
  const put = (to: number, plan: Plan): void => {
    const after = tableAfter(news.before, news.after, news.events, to);
    found.push({ ...plan, ...part(news, from, to), before, after });
    [from, before] = [to, after];
  };
  const steps = finalSteps(news);
  for (const [at, event] of news.events.entries()) {
    if (event.type === "SecretsRevealed" && steps.length > 0) put(at + 1, steps[0]!);
    else if (event.type === "GameEnded" && steps.length > 0) {
      for (const step of steps.slice(1, -1)) put(at, step);
      put(at + 1, steps.at(-1)!);
    } else {
      const plan = planOf(event, news);
      if (plan !== null) put(at + 1, plan);
    }
  }
  return ended(found, news, from);
}

/** What came after the last thing that takes time goes with it. */
function ended(found: readonly Moment<View, Event, Drawing>[], news: News<View, Event>, from: number): readonly Moment<View, Event, Drawing>[] {
  const last = found.at(-1);
  if (last === undefined) return [{ ...part(news, 0, news.events.length), ...quiet(null, 0), before: news.before, after: news.after }];
  const begun = from - last.events.length;
  return [...found.slice(0, -1), { ...last, ...part(news, begun, news.events.length), after: news.after }];
}

/** SE-2.5, SE-7.1: whoever comes to a table is shown what they have not put away yet. */
function arrival({ after, replayed }: News<View, Event>, seen: string | null): readonly Moment<View, Event, Drawing>[] {
  if (replayed) return [];
  return looksOnArrival(after, seen).map((look) => ({ ...looking(null, look), events: [], lines: [], by: [], before: after, after }));
}

function quiet(event: Event | null, lasts: number): Plan {
  return { kind: "pass", lasts, drawing: { event, look: null, ending: null, mine: null } };
}

function looking(event: Event | null, look: Look): Plan {
  return { kind: "stop", ownNext: true, title: { id: "web-secrets-look-title", args: {} }, drawing: { event, look, ending: null, mine: null } };
}

function watched(event: Event, lasts: number, mine: Mine | null = null): Plan {
  return { kind: "beat", lasts: mine ? TO_ME : lasts, drawing: { event, look: null, ending: null, mine } };
}

/** How one event is shown; null if it goes with the next. */
function planOf(event: Event, { you, replayed, before, after }: News<View, Event>): Plan | null {
  const mine = replayed ? null : you;
  switch (event.type) {
    case "FirstLooksTaken": {
      const look = mine === null ? undefined : looksOnArrival(after)[0];
      return look === undefined ? null : looking(event, look);
    }
    case "TokenLookedAt":
    case "TokenShown": {
      const look = mine === null ? null : lookIn(event, before.turn);
      return look === null ? quiet(event, LASTS[event.type] ?? 0) : looking(event, look);
    }
    case "TokensSwapped":
      return watched(event, SWAP, mine === null ? null : swapped(event.owner, event.first, event.second, mine));
    case "CentreSwapped":
      return watched(event, MIX);
    case "OfferSettled": {
      const takesPart = mine !== null && [event.active, event.target, event.owner].includes(mine);
      return { ...quiet(event, LASTS.OfferSettled ?? 0), kind: takesPart ? "beat" : "pass" };
    }
    case "CardPlaced":
      if (mine === null || event.before !== mine || event.owner === mine) break;
      return watched(event, TO_ME, { kind: "placed", by: event.owner, card: event.card });
    case "BulletGiven":
      if (mine === null || event.to !== mine) break;
      return watched(event, TO_ME, { kind: "bullet", by: event.owner });
  }
  const lasts = LASTS[event.type];
  return lasts === undefined ? null : quiet(event, lasts);
}

/** Whether one's own token was among those that changed places, and with which. */
function swapped(by: number, first: Place, second: Place, you: number): Mine | null {
  if (first !== you && second !== you) return null;
  return { kind: "swapped", by, other: first === you ? second : first };
}

/** SE-6: the end as it is worked out: the identities, the scores, the Hippies, the agencies. */
function finalSteps(news: News<View, Event>): readonly Plan[] {
  const told = endingOf(news.events);
  if (told === null) return [];
  const last = told.ended.ending === "lone-hippie" ? 2 : 3;
  const verdict: Sentence | null = news.lines[news.events.indexOf(told.ended)] ?? null;
  return Array.from({ length: last + 1 }, (_, at) => ({
    kind: "stop",
    ownNext: true,
    row: { key: "end", at: at + 1, of: last + 1 },
    title: { id: "web-secrets-verdict", args: {} },
    ...(verdict === null ? {} : { glance: [verdict] }),
    drawing: { event: null, look: null, ending: { told, at, last }, mine: null },
  }));
}
