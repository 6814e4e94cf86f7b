// Where others find the server: a link to "localhost" leads them to their own machine.

import { server } from "./server.ts";

export function isLocal(host: string): boolean {
  return host === "localhost" || host === "[::1]" || host.startsWith("127.");
}

/** The beginning of a link for others: the page's own, or an address in the network; null if they cannot come in. */
export async function shareable(): Promise<string | null> {
  if (!isLocal(location.hostname)) return location.origin;
  const found = await server.addresses().catch(() => []);
  return found[0] ?? null;
}
