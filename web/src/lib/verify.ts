// The deal of a game that has ended, dealt again from what was sealed before it: docs/fairness.md, in the browser.

import type { Checkable, Proof } from "../wire/protocol.ts";
import { bytesOf, hex, hkdf, hmac, joined, sha256, unhex } from "./sha256.ts";

/** Which part of a proof does not fit; the page has a sentence for each. */
export type Misfit = "seats" | "nonce" | "seed" | "deal" | "shown" | "mine" | "game";

export class Unproven extends Error {
  readonly misfit: Misfit;

  constructor(misfit: Misfit) {
    super(misfit);
    this.misfit = misfit;
  }
}

/** A deal, and how it came about. */
export type Dealt = Pick<Checkable, "proof" | "deal">;

/** What this browser kept from the time of the deal: its own part, and the seals that it was shown. */
export interface Kept {
  readonly seat: number | null;
  readonly nonce: string | undefined;
  readonly seals: readonly string[] | undefined;
}

export function nonceSeal(table: string, number: number, seat: number, nonce: string): string {
  return hex(sha256(joined(bytesOf(`camarilla-nonce|${table}|${number}|${seat}|`), unhex(nonce))));
}

function seedSeal({ table, number, seed }: Proof): string {
  return hex(sha256(joined(bytesOf(`camarilla-seed|${table}|${number}|`), unhex(seed))));
}

function check(fits: boolean, misfit: Misfit): void {
  if (!fits) throw new Unproven(misfit);
}

// ---------------------------------------------------------------------------------------------------------- drawing

class Dealing {
  readonly #key: Uint8Array;
  #counter = 0n;

  constructor(key: Uint8Array) {
    this.#key = key;
  }

  below(n: number): number {
    const size = BigInt(n);
    const fair = 2n ** 64n - (2n ** 64n % size);
    for (;;) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, this.#counter++);
      const digest = hmac(this.#key, joined(bytesOf("deal|"), counter));
      const word = new DataView(digest.buffer).getBigUint64(0);
      if (word < fair) return Number(word % size);
    }
  }

  shuffled<T>(things: readonly T[]): T[] {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [order[i], order[j]] = [order[j] as T, order[i] as T];
    }
    return order;
  }
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const copies = (counts: readonly number[], names: readonly number[] = upTo(counts.length)): number[] =>
  counts.flatMap((count, i) => Array<number>(count).fill(names[i] ?? 0));

// -------------------------------------------------------------------------------------------------------- the games

type Options = Readonly<Record<string, unknown>>;
type Deal = (players: number, options: Options, draws: Dealing) => unknown;

const IDENTITIES: Readonly<Record<number, readonly number[]>> = {
  4: [2, 2, 1],
  5: [2, 2, 2],
  6: [3, 3, 1],
  7: [3, 3, 2],
  8: [4, 4, 1],
};
const ROAD: Readonly<Record<number, readonly number[]>> = {
  2: [4, 2, 4, 2, 4, 2, 5, 0, 5, 0, 2],
  3: [6, 3, 6, 3, 6, 3, 6, 2, 6, 2, 3],
  4: [8, 4, 8, 4, 8, 4, 7, 4, 7, 4, 4],
};
const POLITICIAN = 10;

function royal(players: number, options: Options, draws: Dealing): unknown {
  const deck = options["deck"] as { audiences: unknown[]; valets: unknown[] };
  const audiences = draws.shuffled(upTo(deck.audiences.length));
  const valets = draws.shuffled(upTo(deck.valets.length));
  const cardinals = draws.shuffled(copies([2, 4, 6, 2], [-10, 0, 10, 20]));
  const first = draws.below(players);
  const [king, queen, removed] = [audiences.slice(0, 7), audiences.slice(7, 14), audiences.slice(14)];
  return { players, first, king, queen, removed, valets, cardinals };
}

function secrets(players: number, _: Options, draws: Dealing): unknown {
  const tokens = draws.shuffled(copies(IDENTITIES[players] ?? []));
  const deck = draws.shuffled(copies([3, 2, 4, 3, 3, 4, 6, 4]));
  const bullets = draws.shuffled([-3, -2, -1, 0]);
  return { players, first: draws.below(players), tokens, deck, bullets };
}

function road(players: number, options: Options, draws: Dealing): unknown {
  const all = draws.shuffled(copies(ROAD[players] ?? []));
  const out = players === 4 ? 2 : players === 3 ? 46 - Number(options["three_player_cards"]) : 0;
  const removed = all.splice(0, out);
  const width = players === 2 ? 3 : 4;
  const cards: number[] = [];
  let seen = 0;
  for (; cards.length < 3 * width; seen++) if (all[seen] !== POLITICIAN) cards.push(all[seen] ?? 0);
  const aside = seen - cards.length;
  let deck = [...all.slice(seen), ...Array<number>(aside).fill(POLITICIAN)];
  if (aside > 0) deck = draws.shuffled(deck);
  const grid = upTo(3).map((row) => cards.slice(row * width, row * width + width));
  return { players, first: draws.below(players), grid, deck, removed, set_aside: aside };
}

const DEALS: Readonly<Record<string, Deal>> = { "royal-secrets": royal, secrets, "road-to-the-palace": road };

// --------------------------------------------------------------------------------------------------------- checking

function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return a === b;
  const [one, other] = [a as Options, b as Options];
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && same(one[name], other[name]))
  );
}

function keyOf(proof: Proof): Uint8Array {
  let last = -1;
  for (const { seat, nonce, commitment } of proof.nonces) {
    check(seat > last && seat < proof.players, "seats");
    last = seat;
    check(nonceSeal(proof.table, proof.number, seat, nonce) === commitment, "nonce");
  }
  check(seedSeal(proof) === proof.seed_commitment, "seed");
  const salt = sha256(joined(...proof.nonces.map(({ nonce }) => unhex(nonce))));
  return hkdf(unhex(proof.seed), salt, "camarilla-deal");
}

/** Deal again and compare. Throws Unproven, with the part that does not fit. */
export function verified({ proof, deal }: Dealt, kept: Kept): void {
  const again = DEALS[proof.game];
  if (!again) throw new Unproven("game");
  const dealt = again(proof.players, proof.options as Options, new Dealing(keyOf(proof)));
  check(same(dealt, deal), "deal");
  if (kept.nonce !== undefined) {
    check(proof.nonces.some(({ seat, nonce }) => seat === kept.seat && nonce === kept.nonce), "mine");
  }
  if (kept.seals !== undefined) {
    const held = [proof.seed_commitment, ...proof.nonces.map(({ commitment }) => commitment)];
    check(same(held.sort(), [...kept.seals].sort()), "shown");
  }
}
