import { expect, test } from "vitest";
import cases from "./verify.cases.json" with { type: "json" };
import { type Dealt, nonceSeal, Unproven, verified } from "./verify.ts";

const DEALS = cases as unknown as Dealt[];
const NOTHING = { seat: null, nonce: undefined, seals: undefined };

function misfit(deal: Dealt, kept = NOTHING as Parameters<typeof verified>[1]): string {
  try {
    verified(deal, kept);
  } catch (wrong) {
    if (wrong instanceof Unproven) return wrong.misfit;
    throw wrong;
  }
  return "";
}

test("the deals that Python made are dealt again alike, in every game and number of players", () => {
  expect(DEALS.length).toBeGreaterThanOrEqual(11);
  for (const deal of DEALS) expect(misfit(deal), `${deal.proof.game} ${deal.proof.players}`).toBe("");
});

test("a proof that was tampered with is refused, and it is said where", () => {
  for (const { proof, deal } of DEALS) {
    const flipped = proof.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(misfit({ proof: { ...proof, seed: flipped }, deal })).toBe("seed");
    expect(misfit({ proof, deal: { ...(deal as object), first: 99 } })).toBe("deal");
    expect(misfit({ proof: { ...proof, number: proof.number + 1 }, deal })).not.toBe("");
    const [one, ...rest] = proof.nonces;
    if (one) {
      const other = { ...one, nonce: "00".repeat(32) };
      expect(misfit({ proof: { ...proof, nonces: [other, ...rest] }, deal })).toBe("nonce");
      expect(misfit({ proof: { ...proof, nonces: [one, one] }, deal })).toBe("seats");
    }
  }
});

test("what this browser kept must be in the proof", () => {
  const [first] = DEALS;
  const mine = first?.proof.nonces[0];
  if (!first || !mine) throw new Error("the cases have no nonces");
  const seals = [first.proof.seed_commitment, ...first.proof.nonces.map(({ commitment }) => commitment)];
  expect(misfit(first, { seat: mine.seat, nonce: mine.nonce, seals })).toBe("");
  expect(misfit(first, { seat: mine.seat, nonce: "11".repeat(32), seals })).toBe("mine");
  expect(misfit(first, { seat: mine.seat, nonce: mine.nonce, seals: seals.slice(1) })).toBe("shown");
});

test("the seal of a nonce is the one that docs/fairness.md shows", () => {
  const ann = Array.from({ length: 32 }, (_, i) => (32 + i).toString(16)).join("");
  expect(nonceSeal("attic", 1, 0, ann)).toBe("e0bbb3cb320a7c4bf6ed72a5453d5859c16500bc1d13870119f235f0791e2098");
});
