// Claims on the page: what they say without the name in front, and which kind they are.

import type { ClaimOffer, Sentence } from "../wire/protocol.ts";
import type { Speaker } from "./speaker.ts";

export type ClaimKind = "claim" | "promise" | "question";

const PROMISES = /^(Will|IWill|GoingFor|WantsNext|LeaveMe)/;
const QUESTIONS = /^Asks/;

export function typeOf(claim: unknown): string {
  const type = (claim as { type?: unknown } | null)?.type;
  return typeof type === "string" ? type : "";
}

export function kindOf(claim: unknown): ClaimKind {
  const type = typeOf(claim);
  return QUESTIONS.test(type) ? "question" : PROMISES.test(type) ? "promise" : "claim";
}

/** "WillBring" as it is written in the catalogues: "will-bring". */
export function dashed(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-").toLowerCase();
}

/** What is claimed, without who says it: that stands beside it. */
export function claimWords(words: Sentence, speaker: Speaker): string {
  const said = speaker.say({ ...words, args: { ...words.args, player: "" } });
  const bare = said.replace(/^[\s\u00a0]*:[\s\u00a0]*/, "");
  return bare.charAt(0).toLocaleUpperCase(speaker.lang) + bare.slice(1);
}

/** Offers by their type, in the order in which they came. */
export function grouped(offers: readonly ClaimOffer[]): [string, ClaimOffer[]][] {
  const groups = new Map<string, ClaimOffer[]>();
  for (const offer of offers) {
    const type = typeOf(offer.claim);
    groups.set(type, [...(groups.get(type) ?? []), offer]);
  }
  return [...groups];
}
