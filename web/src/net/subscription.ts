// A browser's push subscription as the server wants it, and how a device is called in the list of them.

import type { NewPush } from "../wire/protocol.ts";

/** Just what is used of a PushSubscription. */
interface Subscribed {
  toJSON(): { endpoint?: string | undefined; keys?: Record<string, string> | undefined };
}

export function subscriptionBody(subscription: Subscribed, agent: string, lang: NewPush["lang"]): NewPush {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label: deviceLabel(agent), lang };
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

/** A device in the names its maker gave it: "Chrome, Android". */
export function deviceLabel(agent: string): string {
  const found = [BROWSERS, SYSTEMS].flatMap((kinds) => kinds.find(([mark]) => mark.test(agent))?.[1] ?? []);
  return found.join(", ") || "Browser";
}

/** By what the server lists a subscription; browsers that have subscriptions have this, too. */
export async function endpointHash(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint)));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The server's public key as `PushManager.subscribe` takes it. */
export function keyBytes(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Uint8Array.from(atob(base64.padEnd(Math.ceil(base64.length / 4) * 4, "=")), (letter) => letter.charCodeAt(0));
}
