// The log's sentences for this game's events: the twin of games/royal_secrets/telling.py.

import type { Arg, Sentence } from "../../wire/protocol.ts";
import type {
  AudienceCard,
  AudienceCounted,
  Card,
  CardBet,
  CardinalBet,
  Event,
  Favour,
  Place,
  PlayersDivided,
  Reason,
  Sovereign,
} from "../../wire/royal-secrets.ts";
import { colourOf } from "./words.ts";

type Args = Readonly<Record<string, Arg>>;

const REASONS: Readonly<Record<Reason, string>> = {
  "RS-6.5": "success",
  "RS-6.6": "failure",
  "RS-6.3": "stood-up",
  "RS-6.8": "rumour",
  "RS-6.14": "last-prize",
  "RS-8.12": "pardon",
  "RS-8.13": "master-stroke",
  "RS-6.7": "nothing-left",
};

const say = (id: string, args: Args = {}): Sentence => ({ id: `royal-secrets-${id}`, args });
const phrase = (id: string, args: Args = {}): Arg => ({ type: "phrase", of: say(id, args) });
const name = (seat: number): Arg => ({ type: "name", seat });
const several = (of: readonly Arg[]): Arg => ({ type: "several", of });
const names = (seats: readonly number[]): Arg => several(seats.map(name));
const colour = (seat: number): Arg => phrase(colourOf(seat));
const favour = (kind: Favour): Arg => phrase(`favour-${kind}`);
const sovereign = (whose: Sovereign): Arg => phrase(whose);

export function cardName(card: Card): Arg {
  switch (card.type) {
    case "Courtier":
      return phrase("card-courtier", { colour: colour(card.colour), value: card.value });
    case "Excuse":
      return phrase("card-excuse", { colour: colour(card.colour) });
    case "Valet":
      return phrase("card-valet", { value: card.value, rumour: card.rumour });
    case "Cardinal":
      return phrase("card-cardinal", { value: card.value });
  }
}

function audience({ influence, win, loss, favour: kind }: AudienceCard): Arg {
  return phrase("card-audience", { influence, win, loss, favour: favour(kind) });
}

function place({ seat, bet }: Place): Arg {
  return seat === null ? phrase("place-cardinal", { bet }) : phrase("place", { player: name(seat), bet });
}

function lying({ seat }: Place, card: Card): Arg {
  if (seat === null) return phrase("lying-cardinal", { card: cardName(card) });
  return phrase("lying", { player: name(seat), card: cardName(card) });
}

function divided({ seat, to_king, to_queen }: PlayersDivided): Sentence {
  const player = name(seat);
  if (to_king.length === 0) return say("log-all-sent", { player, sovereign: sovereign("queen") });
  if (to_queen.length === 0) return say("log-all-sent", { player, sovereign: sovereign("king") });
  return say("log-players-divided", { player, king: names(to_king), queen: names(to_queen) });
}

function bet(told: CardBet | CardinalBet): Sentence {
  const kind = told.type === "CardBet" ? "card" : "cardinal";
  const who: Args = told.type === "CardBet" ? { player: name(told.seat) } : { sovereign: sovereign(told.sovereign) };
  if (told.card === null) return say(`log-${kind}-bet`, { bet: told.bet, ...who });
  return say(`log-${kind}-bet-open`, { bet: told.bet, ...who, card: cardName(told.card), face: told.face });
}

function counted(told: AudienceCounted): Sentence {
  const sums = told.sums.map((own) => phrase("sum", { player: name(own.seat), influence: own.influence }));
  if (told.cardinal !== null) sums.push(phrase("sum-cardinal", { influence: told.cardinal }));
  const how = told.sums.length === 0 ? "deserted" : told.succeeded ? "succeeded" : "failed";
  const { asked, total } = told;
  return say(`log-audience-${how}`, { sovereign: sovereign(told.sovereign), asked, total, sums: several(sums) });
}

function hand(cards: readonly Card[]): Arg {
  const kinds = [...new Map(cards.map((card) => [card.number, card])).values()];
  return several(
    kinds.map((card) => {
      const count = cards.filter((other) => other.number === card.number).length;
      return count === 1 ? cardName(card) : phrase("card-times", { count, card: cardName(card) });
    }),
  );
}

/** The line of the log for an event as somebody has seen it; null where another line says it already. */
export function line(told: Event): Sentence | null {
  switch (told.type) {
    case "RoundBegan":
      return say("log-round-began", {
        round: told.round,
        king: audience(told.king),
        queen: audience(told.queen),
        player: name(told.beginner),
      });
    case "PlanningAnswered":
      return say("log-planning-answered", { player: name(told.seat), uses: told.uses ? "yes" : "no" });
    case "PlanningSettled":
      if (told.decider === null) return say("log-planning-unused");
      return say("log-planning-used", { users: names(told.users), player: name(told.decider) });
    case "PlayersDivided":
      return divided(told);
    case "AudienceChosen":
      return say("log-audience-chosen", { player: name(told.seat), sovereign: sovereign(told.sovereign) });
    case "FavourUsed":
      return say(`log-used-${told.favour}`, { player: name(told.seat) });
    case "ValetDrawn":
      if (told.card === null) return say("log-valet-drawn", { player: name(told.seat) });
      return say("log-valet-drawn-open", { player: name(told.seat), card: cardName(told.card) });
    case "Passed":
      return say("log-passed", { player: name(told.seat) });
    case "ParleyHanded":
      return say("log-parley-handed", { player: name(told.seat), to: name(told.to) });
    case "CardBet":
    case "CardinalBet":
      return bet(told);
    case "CardsSpied": {
      const cards = told.cards;
      if (cards === null) return say("log-cards-spied", { player: name(told.seat), count: told.places.length });
      const seen = told.places.flatMap((at, index) => (cards[index] ? [lying(at, cards[index])] : []));
      return say("log-cards-spied-open", { player: name(told.seat), cards: several(seen) });
    }
    case "CardStabbed":
      return say("log-card-stabbed", { player: name(told.seat), place: place(told.place), card: cardName(told.card) });
    case "MedalAwarded":
      return say("log-medal-awarded", { player: name(told.seat), place: place(told.place) });
    case "RecruitNamed":
      return say("log-recruit-named", { player: name(told.seat), place: place(told.place) });
    case "CardsRevealed":
      if (told.cards.length === 0) return say("log-nothing-revealed");
      return say("log-cards-revealed", { cards: several(told.cards.map((one) => lying(one.place, one.card))) });
    case "PlayerWithdrew":
      return say("log-player-withdrew", { player: name(told.seat) });
    case "AudienceCounted":
      return counted(told);
    case "AudienceNotHeld":
      return say("log-audience-not-held", { sovereign: sovereign(told.sovereign) });
    case "PointsDue":
      return say(`log-points-${REASONS[told.reason]}`, {
        player: name(told.seat),
        points: Math.abs(told.points) / (told.reason === "RS-8.13" ? 2 : 1),
        by: name(told.by ?? told.seat),
        own: told.by === told.seat ? "yes" : "no",
      });
    case "TieDeclared":
      return say("log-tie-declared", { sovereign: sovereign(told.sovereign), players: names(told.seats) });
    case "ThirdCardChosen":
      return say("log-third-card-chosen", { player: name(told.seat), card: cardName(told.card) });
    case "ThirdCardsShown": {
      const held = told.cards.map((one) => phrase("held", { player: name(one.seat), card: cardName(one.card) }));
      return say("log-third-cards-shown", { sovereign: sovereign(told.sovereign), cards: several(held) });
    }
    case "CardHandedOver":
      return say("log-card-handed-over", { player: name(told.seat), to: name(told.to), card: cardName(told.card) });
    case "AudienceTaken":
      return say("log-audience-taken", {
        player: name(told.seat),
        sovereign: sovereign(told.sovereign),
        favour: favour(told.favour),
      });
    case "AudienceDiscarded":
      return say("log-audience-discarded", { sovereign: sovereign(told.sovereign) });
    case "PointsPaid": {
      if (told.change === 0) return null;
      const way = told.change > 0 ? "gained" : "lost";
      return say(`log-points-${way}`, { player: name(told.seat), points: Math.abs(told.change) });
    }
    case "CardRecruited":
      return say("log-card-recruited", { player: name(told.seat), card: cardName(told.card) });
    case "RecruitmentFailed":
      return say("log-recruitment-failed", { player: name(told.seat), place: place(told.place) });
    case "RoundEnded":
      return say("log-round-ended", { round: told.round });
    case "HandCounted":
      if (told.hand.length === 0) return say("log-hand-counted-empty", { player: name(told.seat) });
      return say("log-hand-counted", { player: name(told.seat), cards: hand(told.hand), points: told.points });
    case "GameEnded": {
      const scores = told.scores.map((points, seat) => phrase("score", { player: name(seat), points }));
      const { winners } = told;
      return say("log-game-ended", { scores: several(scores), winners: names(winners), count: winners.length });
    }
  }
}
