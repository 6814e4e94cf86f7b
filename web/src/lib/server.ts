// The HTTP part of the server.

import type {
  Checkable,
  Companion,
  Credentials,
  Finished,
  GameEntry,
  Me,
  NewToken,
  PaceSettings,
  PlayOn,
  Rating,
  Replay,
  Settings,
  TableInfo,
  Token,
  Trouble,
  Turn,
} from "../wire/protocol.ts";

/** The server did not do what was asked; `trouble` says why. */
export class Unwilling extends Error {
  readonly status: number;
  readonly trouble: Trouble | null;

  constructor(status: number, trouble: Trouble | null) {
    super(trouble?.code ?? String(status));
    this.status = status;
    this.trouble = trouble;
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: { "accept-language": document.documentElement.lang, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new Unwilling(response.status, answer as Trouble | null);
  return answer as T;
}

export const server = {
  comeIn: (name: string) => call<Me>("POST", "/api/session", { name }),
  me: () => call<Me>("GET", "/api/me"),
  rename: (name: string) => call<Me>("PATCH", "/api/me", { name }),
  setPace: (pace: PaceSettings) => call<PaceSettings>("PUT", "/api/me/pace", pace),
  register: (who: Credentials) => call<Me>("POST", "/api/account", who),
  logIn: (who: Credentials) => call<Me>("POST", "/api/login", who),
  logOut: () => call<void>("POST", "/api/logout"),
  tokens: () => call<Token[]>("GET", "/api/tokens"),
  newToken: (label: string) => call<NewToken>("POST", "/api/tokens", { label }),
  dropToken: (id: string) => call<void>("DELETE", `/api/tokens/${encodeURIComponent(id)}`),
  addresses: () => call<string[]>("GET", "/api/addresses"),
  catalogue: () => call<GameEntry[]>("GET", "/api/catalogue"),
  tables: () => call<TableInfo[]>("GET", "/api/tables"),
  myTables: () => call<TableInfo[]>("GET", "/api/me/tables"),
  table: (id: string) => call<TableInfo>("GET", `/api/tables/${encodeURIComponent(id)}`),
  makeTable: (settings: Partial<Settings> & Pick<Settings, "game" | "players">) =>
    call<TableInfo>("POST", "/api/tables", settings),
  seatCompanion: (table: string, name: string) =>
    call<Companion>("POST", `/api/tables/${encodeURIComponent(table)}/companions`, { name }),
  myTurns: () => call<Turn[]>("GET", "/api/me/turns"),
  myGames: () => call<Finished[]>("GET", "/api/me/games"),
  games: () => call<Finished[]>("GET", "/api/games"),
  ratings: (game: string) => call<Rating[]>("GET", `/api/ratings/${game}`),
  replay: (table: string, number: number, eyes: string) =>
    call<Replay>("GET", `/api/games/${table}/${number}/replay?eyes=${eyes}`),
  playOn: (table: string, number: number, from: PlayOn) => call<TableInfo>("POST", `/api/games/${table}/${number}/on`, from),
  proof: (table: string, number: number) => call<Checkable>("GET", `/api/games/${table}/${number}/proof`),
};
