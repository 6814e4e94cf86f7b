// The notes of a first game of Royal Secrets. Anchors: track, audience, favour, choose, parley, hand, faces, excuse,
// valet, gauge, talk, cardinal, count, favours, window, divide, tie, own.

import type { View } from "../../wire/royal-secrets.ts";
import type { Moment, Note } from "./note.ts";

type At = Moment<View>;

const holds = (type: "Excuse" | "Valet") => ({ view, you }: At) => view.players[you]?.hand?.some((card) => card.type === type) === true;

const notes: readonly Note<View>[] = [
  { name: "goal", at: "track", when: () => true },
  { name: "audience", at: "audience", when: ({ view }) => view.king !== null },
  { name: "choose", at: "choose", when: ({ asked }) => asked.has("ChooseAudience") },
  { name: "favour", at: "favour", when: ({ happened }) => happened.has("AudienceChosen") },
  { name: "parley", at: "parley", when: ({ view, you }) => view.tile === you },
  { name: "hand", at: "hand", when: ({ asked, view }) => asked.has("BetCard") && view.bet === 1 },
  { name: "faces", at: "faces", when: ({ asked, view }) => asked.has("BetCard") && view.bet === 1 },
  { name: "excuse", at: "excuse", when: (at) => at.happened.has("CardBet") && holds("Excuse")(at) },
  { name: "valet", at: "valet", when: (at) => at.happened.has("CardBet") && holds("Valet")(at) },
  { name: "talk", at: "talk", when: ({ talks, view }) => talks && view.step === "betting" },
  { name: "gauge", at: "gauge", when: ({ happened }) => happened.has("CardBet") },
  { name: "second", at: "faces", when: ({ asked, view }) => asked.has("BetCard") && view.bet === 2 },
  { name: "cardinal", at: "cardinal", when: ({ view }) => view.cardinal.length > 0 },
  { name: "count", at: "count", when: ({ happened }) => happened.has("CardsRevealed") },
  { name: "points", at: "own", when: ({ view }) => view.round > 1 },
  { name: "won", at: "favours", when: ({ view, you }) => (view.players[you]?.favours.length ?? 0) > 0 },
  { name: "window", at: "window", when: ({ asked, view }) => asked.size > 0 && view.step.endsWith("-window") },
  { name: "divide", at: "divide", when: ({ asked }) => asked.has("DividePlayers") },
  { name: "tie", at: "tie", when: ({ asked }) => asked.has("ShowThirdCard") },
  { name: "last", at: "track", when: ({ view }) => view.round === 7 },
];
export default notes;
