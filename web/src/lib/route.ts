// Where in the house an address leads.

export type Route =
  | { readonly page: "home" }
  | { readonly page: "table"; readonly table: string }
  | { readonly page: "replay"; readonly table: string; readonly number: number }
  | { readonly page: "rules"; readonly game: string }
  | { readonly page: "device" }
  | { readonly page: "nowhere" };

export function routeOf(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(plain);
  const [first, second, third, fourth] = parts;
  if (first === undefined || (first === "settings" && parts.length === 1)) return { page: "home" };
  if (first === "device" && parts.length === 1) return { page: "device" };
  if (first === "rules" && parts.length <= 2) return { page: "rules", game: second ?? "royal-secrets" };
  if (first !== "t" || second === undefined) return { page: "nowhere" };
  if (parts.length === 2) return { page: "table", table: second };
  if (third === "replay" && fourth !== undefined && /^\d+$/.test(fourth)) {
    return { page: "replay", table: second, number: Number(fourth) };
  }
  return { page: "nowhere" };
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The table in what somebody pasted: a link, or the bare code. */
export function invitation(pasted: string): string | null {
  const words = pasted.trim();
  const found = /(?:^|\/t\/)([A-Za-z0-9_-]{6,40})\/?(?:[?#].*)?$/.exec(words);
  return found?.[1] ?? null;
}
