// The table after an event, as far as it can be seen from the event: what lies there between two steps of a count. The
// table after the last step comes from the server.

import type { Bet, Card, Event, Place, Player, Sovereign, View } from "../../wire/royal-secrets.ts";

function seated(view: View, seat: number, change: (player: Player) => Partial<Player>): View {
  return { ...view, players: view.players.map((player, other) => (other === seat ? { ...player, ...change(player) } : player)) };
}

const altered = (bets: readonly Bet[], bet: number, change: Partial<Bet>): readonly Bet[] =>
  bets.map((one, index) => (index === bet - 1 ? { ...one, ...change } : one));

function laid(view: View, { seat, bet }: Place, change: Partial<Bet>): View {
  if (seat === null) return { ...view, cardinal: altered(view.cardinal, bet, change) };
  return seated(view, seat, ({ bets }) => ({ bets: altered(bets, bet, change) }));
}

function without(hand: readonly Card[] | null, card: Card | null): readonly Card[] | null {
  const place = hand === null || card === null ? -1 : hand.findIndex(({ number }) => number === card.number);
  return hand === null || place < 0 ? hand : hand.toSpliced(place, 1);
}

const both = <One>([king, queen]: readonly [One, One], sovereign: Sovereign, one: One): readonly [One, One] =>
  sovereign === "king" ? [one, queen] : [king, one];

export function after(view: View, event: Event): View {
  switch (event.type) {
    case "AudienceChosen":
      return seated(view, event.seat, () => ({ at: [event.sovereign] }));
    case "PlayersDivided":
      return { ...view, players: view.players.map((player, seat) => ({ ...player, at: [event.to_king.includes(seat) ? "king" : "queen"] })) };
    case "FavourUsed":
      return seated(view, event.seat, ({ favours, at }) => {
        const spent = favours.findIndex(({ favour }) => favour === event.favour);
        return { favours: spent < 0 ? favours : favours.toSpliced(spent, 1), at: event.favour === "royal-dinner" ? ["king", "queen"] : at };
      });
    case "CardBet":
    case "CardinalBet":
      return bet(view, event);
    case "ValetDrawn":
      return drawn({ ...view, valets_left: view.valets_left - 1 }, event.seat, event.card);
    case "CardStabbed":
      return laid(view, event.place, { stabbed: true, card: event.card });
    case "MedalAwarded":
      return laid(view, event.place, { medal: true });
    case "RecruitNamed":
      return laid(view, event.place, { recruiter: event.seat });
    case "CardsRevealed":
      return event.cards.reduce((now, { place, card }) => laid(now, place, { card, face: "up" }), view);
    default:
      return counted(view, event);
  }
}

/** The table after an event of the count. */
function counted(view: View, event: Event): View {
  switch (event.type) {
    case "PlayerWithdrew":
      return { ...view, withdrawn: [...view.withdrawn, event.seat] };
    case "AudienceCounted":
      return { ...view, results: both(view.results, event.sovereign, event.succeeded ? "succeeded" : "failed") };
    case "AudienceNotHeld":
      return { ...view, results: both(view.results, event.sovereign, "not-held") };
    case "PointsDue":
      return seated(view, event.seat, (player) => {
        if (event.reason === "RS-6.8") return { rumours: player.rumours - event.points };
        return event.points > 0 ? { gains: player.gains + event.points } : { losses: player.losses - event.points };
      });
    case "TieDeclared":
      return { ...view, tied: both(view.tied, event.sovereign, event.seats) };
    case "AudienceTaken":
      return { ...view, takers: both(view.takers, event.sovereign, event.seat) };
    case "PointsPaid":
      return seated(view, event.seat, ({ points }) => ({ points: points === null ? null : points + event.change, gains: 0, losses: 0, rumours: 0 }));
    default:
      return view;
  }
}

function bet(view: View, event: Extract<Event, { type: "CardBet" | "CardinalBet" }>): View {
  const one: Bet = { card: event.card, face: event.face, stabbed: false, medal: false, recruiter: null };
  if (event.type === "CardinalBet") return { ...view, cardinal: [...view.cardinal, one] };
  return seated(view, event.seat, ({ bets, hand, hand_size }) => ({
    bets: [...bets, one],
    hand: without(hand, event.card),
    hand_size: hand_size - 1,
  }));
}

function drawn(view: View, seat: number, card: Card | null): View {
  return seated(view, seat, ({ hand, hand_size, masked_valets }) => ({
    hand: hand === null || card === null ? hand : [...hand, card],
    hand_size: hand_size + 1,
    masked_valets: masked_valets + 1,
  }));
}
