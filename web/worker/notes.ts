// The note of a call, as the server sent it, and where a click on it leads.

/** What a push carries. */
export interface Note {
  readonly title: string;
  readonly body: string;
  readonly url: string;
  readonly tag: string;
  readonly lang: string;
}

/** A push in words; one that cannot be read still says who called, since a browser wants every push shown. */
export function noteOf(text: string, origin: string): Note {
  const said = parsed(text);
  return {
    title: said["title"] || "Camarilla",
    body: said["body"] ?? "",
    url: inside(said["url"] ?? "/", origin),
    tag: said["tag"] || "camarilla",
    lang: said["lang"] ?? "",
  };
}

function parsed(text: string): Readonly<Record<string, string>> {
  try {
    const found: unknown = JSON.parse(text);
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, value]) => typeof value === "string"));
  } catch {
    return {};
  }
}

/** An address within the house; anything else leads home. */
export function inside(url: string, origin: string): string {
  try {
    const found = new URL(url, origin);
    return found.origin === origin ? found.pathname + found.search + found.hash : "/";
  } catch {
    return "/";
  }
}

/** Which of the open tabs shows that page, if one does: one that is looked at before one that is hidden. */
export function tabAt<T extends { readonly url: string; readonly focused: boolean }>(tabs: readonly T[], url: string): T | null {
  const there = tabs.filter((tab) => new URL(tab.url).pathname === new URL(url, tab.url).pathname);
  return there.find((tab) => tab.focused) ?? there[0] ?? null;
}
