// What the service worker does with a request: pure, so that it can be tested without a browser.

/** The page itself, a part of it under a hashed name, or nothing of the worker's business. */
export type Way = "page" | "asset" | "pass";

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** What the server makes anew for each who asks is never kept: games, accounts, sockets, its own measures. */
const LIVE = ["/api/", "/ws/", "/healthz", "/metrics"];

export function wayOf(request: Asked, origin: string): Way {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin) return "pass";
  if (LIVE.some((path) => url.pathname.startsWith(path))) return "pass";
  if (request.mode === "navigate") return "page";
  return url.pathname.startsWith("/assets/") ? "asset" : "pass";
}

/** Answers of a proxy whose server is away. */
export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}

/** The page as it is shown without a connection: the same shell, told so. */
export function offlineShell(html: string): string {
  return html.replace("<html ", "<html data-offline ");
}

/** The caches of the house that may go: all but the newest two, since a tab of the version before may still be open. */
export function outdated(names: readonly string[], current: string): string[] {
  const others = names.filter((name) => name.startsWith("camarilla-") && name !== current);
  return others.slice(0, -1);
}
