// One connection to one table: what is known of it, what may be asked of it. It comes back by itself when it is lost.

import type {
  Claims,
  DealAsked,
  GameInfo,
  Refused,
  Sentence,
  Shown,
  Situation,
  TableInfo,
  Talked,
  ToClient,
  ToServer,
  Welcome,
  You,
} from "../wire/protocol.ts";
import { CLOSING, VERSION } from "../wire/protocol.ts";
import { updated } from "../wire/changes.ts";
import { isFirstShown, Parts, sealsIn } from "./parts.ts";
import { hex } from "./sha256.ts";
import { nonceSeal } from "./verify.ts";

/** Everything a client may ask, without the mark that this file puts on it. */
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Ask = DistributiveOmit<Exclude<ToServer, { type: "Hello" | "Shown" | "Look" }>, "id">;

/** Everything that is counted. */
type News = Exclude<Extract<ToClient, { readonly seq: number }>, Welcome>;

export type Connection = "connecting" | "connected" | "lost" | "closed";

const FOR_GOOD = new Set<number>([
  CLOSING.BAD_MESSAGES,
  CLOSING.NO_SESSION,
  CLOSING.NOT_ALLOWED,
  CLOSING.NO_TABLE,
  CLOSING.VERSION,
]);
const LONGEST_WAIT = 5000;
/** So often whoever looks at a page asks whether its connection is alive, and so long it waits for anything at all. */
const HEARTBEAT = 15_000;
const SILENCE = 8000;
/** As browsers do, of a connection that is gone without a word. */
const SILENT = 1006;
/** When something has happened to the network the connection may be dead. */
const NETWORK = ["online", "offline"] as const;

export class Seat {
  readonly id: string;
  /** Whose seat it is, if it is a companion's at one's own screen. */
  readonly companion: string | null;
  connection = $state<Connection>("connecting");
  closed = $state<number | null>(null);
  you = $state.raw<You | null>(null);
  table = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  view = $state.raw<unknown>(null);
  situation = $state.raw<Situation | null>(null);
  history = $state.raw<readonly { readonly type: string }[]>([]);
  /** The line of the log for each event of the history; null where it needs no words. */
  lines = $state.raw<readonly (Sentence | null)[]>([]);
  talk = $state.raw<readonly Talked[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** By how many milliseconds the server's clock is ahead of this machine's. */
  ahead = $state(0);
  /** This browser's part in each deal, and the seals that were shown before it: to check the deal with. */
  readonly parts: Parts;

  #socket: WebSocket | null = null;
  #stretch: string | null = null;
  #seq = 0;
  #wait = 100;
  #marks = 0;
  /** How far this reader was last said to have been shown what happened. */
  #shown: Shown | null = null;
  #listener: ((message: ToClient) => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  /** Runs while a heartbeat is not answered. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<string, { request: ToServer; done: (answer: Claims | null) => void; fail: (why: Refused) => void }>();

  constructor(id: string, companion: string | null = null) {
    this.id = id;
    this.companion = companion;
    this.parts = new Parts(companion === null ? id : `${id}-${companion}`);
    this.#connect();
    this.#heartbeat = setInterval(this.#beat, HEARTBEAT);
    document.addEventListener("visibilitychange", this.#beat);
    for (const news of NETWORK) window.addEventListener(news, this.#beat);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#beat);
    for (const news of NETWORK) window.removeEventListener(news, this.#beat);
    this.connection = "closed";
    clearInterval(this.#heartbeat);
    this.#hush();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Ask for something; it is asked again if the connection is lost, and has one effect all the same. */
  ask(request: Ask): Promise<Claims | null> {
    const id = `w${Date.now().toString(36)}-${this.#marks++}`;
    const marked = { ...request, id } as ToServer;
    this.refused = null; // what was refused before is past
    return new Promise((done, fail) => {
      this.#asked.set(id, { request: marked, done, fail });
      this.#send(marked);
    });
  }

  /** Whoever shows what arrives hears all of it, in order. */
  listen(listener: (message: ToClient) => void): void {
    this.#listener = listener;
  }

  /** Say how far this reader has been shown what happened; it is not answered, so it is said again on a new connection. */
  tell(shown: Shown): void {
    this.#shown = shown;
    this.#send(shown);
  }

  /** Hear no more of somebody, or hear them again. */
  async mute(name: string, muted: boolean): Promise<void> {
    await this.ask({ type: "Mute", name, muted });
    if (!this.you) return;
    const others = this.you.muted.filter((one) => one !== name);
    this.you = { ...this.you, muted: muted ? [...others, name] : others };
  }

  /** What is said, without those one does not hear. */
  unmuted(talk: readonly Talked[]): readonly Talked[] {
    const muted = this.you?.muted ?? [];
    return muted.length === 0 ? talk : talk.filter((one) => one.kind !== "said" || !muted.includes(one.name));
  }

  /**
   * Say whether anybody looks at this page: who looks is not called. Where somebody does, it has to be answered: a
   * connection that says nothing at all any more is given up, whatever the browser thinks of it.
   */
  readonly #beat = (event?: Event): void => {
    if (event?.type !== "offline") this.#look(document.hidden ? null : `h${this.#marks++}`); // nothing gets out then
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#silence ??= setTimeout(() => this.#giveUp(), SILENCE);
  };

  #look(id: string | null): void {
    this.#send({ type: "Look", looking: !document.hidden, id });
  }

  #hush(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #giveUp(): void {
    const socket = this.#socket;
    if (socket) socket.onopen = socket.onmessage = socket.onclose = null; // it may take a minute to close
    socket?.close();
    this.#lost(SILENT);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = this.companion === null ? "" : `?as=${encodeURIComponent(this.companion)}`;
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}${query}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send({ type: "Hello", version: VERSION, stretch: this.#stretch, since: this.#seq });
      this.#look(null);
      if (this.#shown) this.#send(this.#shown); // bots may wait for it, and it may have been lost
      for (const { request } of this.#asked.values()) this.#send(request);
    };
    socket.onmessage = (message) => {
      this.connection = "connected";
      this.#hush();
      this.#wait = 100;
      this.#hear(JSON.parse(String(message.data)) as ToClient);
    };
    socket.onclose = (event) => this.#lost(event.code);
  }

  #lost(code: number): void {
    this.#hush();
    if (this.connection === "closed") return;
    if (FOR_GOOD.has(code)) {
      this.connection = "closed";
      this.closed = code;
      return;
    }
    this.connection = "lost";
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ToClient): void {
    switch (message.type) {
      case "Done":
        this.#answer(message.id, null);
        return;
      case "Claims":
        this.#answer(message.id, message);
        return;
      case "Refused":
        this.#refuse(message);
        return;
      case "Welcome":
        this.#welcome(message);
        break;
      default:
        if (message.seq > 0) this.#seq = message.seq; // a DealAsked that is repeated is not counted
        this.#learn(message);
    }
    this.#listener?.(message);
  }

  #answer(id: string, answer: Claims | null): void {
    this.#asked.get(id)?.done(answer);
    this.#asked.delete(id);
  }

  #refuse(refused: Refused): void {
    this.refused = refused;
    if (refused.id === null) return;
    this.#asked.get(refused.id)?.fail(refused);
    this.#asked.delete(refused.id);
  }

  #welcome(message: Welcome): void {
    this.#stretch = message.stretch;
    this.#seq = message.seq;
    this.you = message.you;
    this.table = message.table;
    this.talk = message.talk;
    this.#setClock(message.now);
    this.#take(message.game);
  }

  /** How the server's clock stands to this machine's, but for the time a message takes. */
  #setClock(now: number): void {
    if (now > 0) this.ahead = now - Date.now();
  }

  #take(game: GameInfo | null): void {
    this.game = game;
    this.view = game?.view ?? null;
    this.situation = game?.situation ?? null;
    this.history = (game?.history ?? []) as readonly { type: string }[];
    this.lines = game?.lines ?? [];
  }

  #learn(message: News): void {
    switch (message.type) {
      case "TableChanged":
        this.#setClock(message.now);
        if (message.table.number !== this.table?.number) {
          this.talk = this.talk.filter((said) => said.kind === "said"); // claims belong to the game they were made in
        }
        this.table = message.table;
        if (message.table.phase === "waiting") this.#take(null);
        return;
      case "DealAsked":
        this.#deal(message);
        return;
      case "GameBegan":
      case "TakenBack":
        this.#take(message.game);
        return;
      case "Played": {
        this.view = updated(this.view, message.changes);
        this.situation = message.situation;
        this.history = [...this.history, ...(message.events as readonly { type: string }[])];
        this.lines = [...this.lines, ...message.lines];
        return;
      }
      case "Heard":
        this.talk = [...this.talk, message.talk];
        return;
      case "Settled":
        this.talk = this.talk.map((said) =>
          said.kind === "claimed" ? { ...said, settled: message.claims[said.number] ?? null } : said,
        );
        return;
    }
  }

  /**
   * Give one's part to the deal: sealed first, then opened; asked again, the same (docs/fairness.md). It is opened to
   * the seals that were shown first, one's own among them: a server that shows others afterwards may have chosen its
   * seed after it knew what the seats gave, and gets nothing.
   */
  #deal(asked: DealAsked): void {
    const seat = this.you?.seat ?? null;
    if (seat === null || !asked.seats.includes(seat)) return;
    const kept = this.parts.of(asked.number);
    if (asked.seed_commitment === null) {
      if (kept?.seals.length) return;
      const nonce = kept?.nonce ?? hex(crypto.getRandomValues(new Uint8Array(32)));
      this.parts.keep(asked.number, { nonce, seals: [] });
      const commitment = nonceSeal(this.id, asked.number, seat, nonce);
      this.ask({ type: "Commit", number: asked.number, commitment }).catch(() => undefined);
    } else if (kept && isFirstShown(kept, asked, seat, nonceSeal(this.id, asked.number, seat, kept.nonce))) {
      this.parts.keep(asked.number, { nonce: kept.nonce, seals: sealsIn(asked) });
      this.ask({ type: "Reveal", number: asked.number, nonce: kept.nonce }).catch(() => undefined);
    }
  }
}
