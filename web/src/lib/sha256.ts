// SHA-256, HMAC and HKDF (FIPS 180-4, RFC 2104, RFC 5869): browsers keep theirs for pages that came by https, and a
// table in the living room is reached by plain http.

const utf8 = new TextEncoder();

/** The first 32 bits of the fractional parts of a root of each of the first primes. */
function fractions(count: number, root: number): Uint32Array {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(Math.floor((n ** (1 / root) % 1) * 2 ** 32));
  }
  return Uint32Array.from(found);
}

const FIRST = fractions(8, 2);
const ROUNDS = fractions(64, 3);

export function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function unhex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError("not hexadecimal");
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function bytesOf(text: string): Uint8Array {
  return utf8.encode(text);
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function mixed(state: Uint32Array, block: DataView, at: number): void {
  const words = new Uint32Array(64);
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = turned(word(i - 15), 7) ^ turned(word(i - 15), 18) ^ (word(i - 15) >>> 3);
    const late = turned(word(i - 2), 17) ^ turned(word(i - 2), 19) ^ (word(i - 2) >>> 10);
    words[i] = word(i - 16) + early + word(i - 7) + late;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + word(i)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => {
    state[i] = (state[i] ?? 0) + value;
  });
}

export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((message.length + 8) >> 6) * 64 + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  const state = FIRST.slice();
  for (let at = 0; at < padded.length; at += 64) mixed(state, view, at);
  const digest = new Uint8Array(32);
  state.forEach((word, i) => new DataView(digest.buffer).setUint32(4 * i, word));
  return digest;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(joined(block.map((byte) => byte ^ 0x36), message));
  return sha256(joined(block.map((byte) => byte ^ 0x5c), inner));
}

/** HKDF with one block of output, which is all that a deal needs. */
export function hkdf(secret: Uint8Array, salt: Uint8Array, info: string): Uint8Array {
  return hmac(hmac(salt, secret), joined(bytesOf(info), Uint8Array.of(1)));
}
