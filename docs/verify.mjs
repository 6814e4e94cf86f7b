// The deal of a Camarilla record, checked without Camarilla: docs/fairness.md, in JavaScript.
// It needs WebCrypto only, so it runs in a browser and in Node 20 or newer. It does not play the moves again.

const utf8 = new TextEncoder();
const { subtle } = globalThis.crypto;

export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text, what = "a secret") {
  if (!/^[0-9a-f]{64}$/.test(text)) throw new Error(`${what} is not 32 bytes in hexadecimal`);
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}

function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return whole;
}

const sha256 = async (bytes) => new Uint8Array(await subtle.digest("SHA-256", bytes));

export const nonceCommitment = (table, number, seat, nonce) =>
  sha256(joined(utf8.encode(`camarilla-nonce|${table}|${number}|${seat}|`), nonce));

export const seedCommitment = (table, number, seed) =>
  sha256(joined(utf8.encode(`camarilla-seed|${table}|${number}|`), seed));

export async function dealKey(seed, nonces) {
  const salt = await sha256(joined(...nonces));
  const secret = await subtle.importKey("raw", seed, "HKDF", false, ["deriveBits"]);
  const how = { name: "HKDF", hash: "SHA-256", salt, info: utf8.encode("camarilla-deal") };
  return new Uint8Array(await subtle.deriveBits(how, secret, 256));
}

// ---------------------------------------------------------------------------------------------------- drawing

export class Dealing {
  static async from(key) {
    const rng = new Dealing();
    rng.key = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    rng.counter = 0n;
    return rng;
  }

  async below(n) {
    const size = BigInt(n);
    const fair = 2n ** 64n - (2n ** 64n % size);
    for (;;) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setBigUint64(0, this.counter++);
      const digest = await subtle.sign("HMAC", this.key, joined(utf8.encode("deal|"), counter));
      const word = new DataView(digest).getBigUint64(0);
      if (word < fair) return Number(word % size);
    }
  }

  async shuffled(things) {
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = await this.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }
}

const copies = (counts, names = counts.map((_, i) => i)) => counts.flatMap((count, i) => Array(count).fill(names[i]));
const upTo = (n) => Array.from({ length: n }, (_, i) => i);

// ------------------------------------------------------------------------------------------------- the games

export const DEALS = {
  "royal-secrets": async (players, options, rng) => {
    const audiences = await rng.shuffled(upTo(options.deck.audiences.length));
    const valets = await rng.shuffled(upTo(options.deck.valets.length));
    const cardinals = await rng.shuffled(copies([2, 4, 6, 2], [-10, 0, 10, 20]));
    const first = await rng.below(players);
    const [king, queen, removed] = [audiences.slice(0, 7), audiences.slice(7, 14), audiences.slice(14)];
    return { players, first, king, queen, removed, valets, cardinals };
  },

  secrets: async (players, options, rng) => {
    const inPlay = { 4: [2, 2, 1], 5: [2, 2, 2], 6: [3, 3, 1], 7: [3, 3, 2], 8: [4, 4, 1] };
    const tokens = await rng.shuffled(copies(inPlay[players]));
    const deck = await rng.shuffled(copies([3, 2, 4, 3, 3, 4, 6, 4]));
    const bullets = await rng.shuffled([-3, -2, -1, 0]);
    return { players, first: await rng.below(players), tokens, deck, bullets };
  },

  "road-to-the-palace": async (players, options, rng) => {
    const politician = 10;
    const box = {
      2: [4, 2, 4, 2, 4, 2, 5, 0, 5, 0, 2],
      3: [6, 3, 6, 3, 6, 3, 6, 2, 6, 2, 3],
      4: [8, 4, 8, 4, 8, 4, 7, 4, 7, 4, 4],
    };
    const all = await rng.shuffled(copies(box[players]));
    const removed = all.splice(0, { 2: 0, 3: 46 - options.three_player_cards, 4: 2 }[players]);
    const width = { 2: 3, 3: 4, 4: 4 }[players];
    const cards = [];
    let seen = 0;
    for (; cards.length < 3 * width; seen++) if (all[seen] !== politician) cards.push(all[seen]);
    const aside = seen - cards.length;
    let deck = all.slice(seen).concat(Array(aside).fill(politician));
    if (aside > 0) deck = await rng.shuffled(deck);
    const grid = upTo(3).map((row) => cards.slice(row * width, row * width + width));
    return { players, first: await rng.below(players), grid, deck, removed, set_aside: aside };
  },
};

// -------------------------------------------------------------------------------------------------- checking

function check(fits, what) {
  if (!fits) throw new Error(what);
}

const isObject = (thing) => typeof thing === "object" && thing !== null;

export function same(a, b) {
  if (!isObject(a) || !isObject(b)) return a === b;
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && same(a[name], b[name]));
}

/** The key that a proof gives, once every commitment in it is found to be kept. */
export async function keyOf({ table, number, players, nonces, seed, seed_commitment }) {
  const given = [];
  let last = -1;
  for (const { seat, nonce, commitment } of nonces) {
    check(seat > last && seat < players, "the nonces are not those of different seats, in order");
    last = seat;
    given.push(unhex(nonce, `the nonce of seat ${seat}`));
    const committed = hex(await nonceCommitment(table, number, seat, given.at(-1)));
    check(committed === commitment, `the commitment of seat ${seat} is not that of its nonce`);
  }
  const secret = unhex(seed, "the seed");
  check(hex(await seedCommitment(table, number, secret)) === seed_commitment, "the seed was not committed to");
  return dealKey(secret, given);
}

/**
 * Check the deal of a record (the parsed JSON). `shown` are all the commitments that were shown before the nonces
 * were, if you kept them. Throws an Error that says which part does not fit.
 */
export async function verify(record, shown) {
  const { proof } = record;
  check(isObject(proof), "this record holds no proof");
  check(proof.game === record.game && Object.hasOwn(DEALS, proof.game), "the proof is about another game");
  check(proof.players === record.deal.players, "the proof is about another number of players");
  check(same(proof.options, record.options), "the proof is about other table options");
  const rng = await Dealing.from(await keyOf(proof));
  const deal = await DEALS[proof.game](proof.players, proof.options, rng);
  check(same(deal, record.deal), "the deal is not the one that the key gives");
  if (shown === undefined) return;
  const held = [proof.seed_commitment, ...proof.nonces.map(({ commitment }) => commitment)];
  check(same(held.sort(), [...shown].sort()), "the commitments are not those that were shown");
}
