import { expect, test } from "vitest";
import { bytesOf, hex, hkdf, hmac, sha256, unhex } from "./sha256.ts";

const { subtle } = crypto;
const random = (length: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(length));
const hexed = (bytes: ArrayBuffer): string => hex(new Uint8Array(bytes));

test("the digests are those of the standard's examples", () => {
  expect(hex(sha256(bytesOf("")))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  expect(hex(sha256(bytesOf("abc")))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("messages of every length up to three blocks hash as another implementation says", async () => {
  for (let length = 0; length < 200; length++) {
    const message = random(length);
    expect(hex(sha256(message))).toBe(hexed(await subtle.digest("SHA-256", message)));
  }
});

test("keys of many lengths sign, and secrets grow into keys, as another implementation says", async () => {
  for (let length = 1; length < 100; length += 7) {
    const [key, message] = [random(length), random(50)];
    const signing = await subtle.importKey("raw", key, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    expect(hex(hmac(key, message))).toBe(hexed(await subtle.sign("HMAC", signing, message)));
    const growing = await subtle.importKey("raw", message, "HKDF", false, ["deriveBits"]);
    const how = { name: "HKDF", hash: "SHA-256", salt: key, info: new TextEncoder().encode("camarilla-deal") };
    expect(hex(hkdf(message, key, "camarilla-deal"))).toBe(hexed(await subtle.deriveBits(how, growing, 256)));
  }
});

test("what is not hexadecimal is refused", () => {
  expect(hex(unhex("00ff7f"))).toBe("00ff7f");
  expect(() => unhex("0g")).toThrow(RangeError);
  expect(() => unhex("0")).toThrow(RangeError);
});
