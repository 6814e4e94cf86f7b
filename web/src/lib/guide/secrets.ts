// The notes of a first game of Secrets. Anchors: identity (one's own token), centre (the token in the middle), pair (the
// two cards turned up), target (where one picks whom to offer it to), proposal (the card that is offered), answer (accept
// or refuse), un (the UN token), tokens (those that were swapped last), cards (the cards before oneself), full (a player
// with three cards or more), choice (where an effect is decided), look (what one is shown), talk, notebook.

import type { View } from "../../wire/secrets.ts";
import type { Note } from "./note.ts";

/** Cards before a player from which on the end is near. */
const NEAR = 3;

const notes: readonly Note<View>[] = [
  { name: "identity", at: "identity", when: () => true },
  { name: "goal", at: "identity", when: () => true },
  { name: "centre", at: "centre", when: ({ view }) => view.turned_up.some((card) => card === "diplomat" || card === "double-agent") },
  { name: "keep", at: "pair", when: ({ asked }) => asked.has("KeepCard") },
  { name: "offer", at: "target", when: ({ asked }) => asked.has("KeepCard") || asked.has("OfferCard") },
  { name: "answer", at: "answer", when: ({ asked }) => asked.has("Accept") },
  { name: "talk", at: "talk", when: ({ talks, view }) => talks && view.step === "answering" },
  { name: "interrupt", at: "un", when: ({ asked }) => asked.has("Interrupt") },
  { name: "un", at: "un", when: ({ view }) => view.holder !== null },
  { name: "swapping", at: "choice", when: ({ asked }) => asked.has("SwapTokens") },
  { name: "placing", at: "choice", when: ({ asked }) => asked.has("PlaceBefore") },
  { name: "negotiating", at: "choice", when: ({ asked }) => asked.has("SwapCentre") },
  { name: "looking", at: "choice", when: ({ asked }) => asked.has("LookAt") },
  { name: "giving", at: "choice", when: ({ asked }) => asked.has("GiveBullet") },
  { name: "swapped", at: "tokens", when: ({ happened }) => happened.has("TokensSwapped") },
  { name: "negotiated", at: "centre", when: ({ happened }) => happened.has("CentreSwapped") },
  {
    name: "looked",
    at: "notebook",
    when: ({ happened, view }) => happened.has("TokenLookedAt") && view.options.notebook !== "off",
  },
  { name: "cards", at: "cards", when: ({ view, you }) => (view.players[you]?.cards.length ?? 0) > 0 },
  { name: "bullet", at: "cards", when: ({ view, you }) => (view.players[you]?.bullets.length ?? 0) > 0 },
  { name: "turned", at: "cards", when: ({ happened }) => happened.has("CardsTurnedDown") },
  {
    name: "end",
    at: "full",
    when: ({ view }) => view.players.some((player) => player.cards.length + player.bullets.length >= NEAR),
  },
];
export default notes;
