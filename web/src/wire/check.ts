// Compiled by `make check` and never run: the types of the wire can be used the way a client uses them, and only so.

import { updated } from "./changes.ts";
import { VERSION } from "./protocol.ts";
import type { Code, GameInfo, Hello, Play, Talked, ToClient, ToServer } from "./protocol.ts";
import type * as road from "./road-to-the-palace.ts";
import type * as royal from "./royal-secrets.ts";
import type * as secrets from "./secrets.ts";

interface Known {
  readonly seq: number;
  readonly game: GameInfo | null;
  readonly talk: readonly Talked[];
  readonly refusal: Code | null;
}

function never(none: never): never {
  throw new TypeError(`not a message of this version: ${JSON.stringify(none)}`);
}

/** Every message has its case: a new one without fails the check. */
export function after(known: Known, message: ToClient): Known {
  switch (message.type) {
    case "Welcome":
      return { seq: message.seq, game: message.game, talk: message.talk, refusal: null };
    case "GameBegan":
    case "TakenBack":
      return { ...known, seq: message.seq, game: message.game };
    case "Played": {
      if (known.game === null) return known;
      const { situation, events, changes } = message;
      const history = [...known.game.history, ...events];
      const view = updated(known.game.view as royal.View, changes);
      return { ...known, seq: message.seq, game: { ...known.game, view, history, situation } };
    }
    case "Heard":
      return { ...known, seq: message.seq, talk: [...known.talk, message.talk] };
    case "TableChanged":
    case "DealAsked":
    case "Settled":
      return { ...known, seq: message.seq };
    case "Refused":
      return { ...known, refusal: message.code };
    case "Done":
    case "Claims":
      return known;
    default:
      return never(message);
  }
}

/** So has every kind of talk. */
export function line(talk: Talked): string {
  switch (talk.kind) {
    case "said":
      return talk.text;
    case "claimed":
      return talk.words.id;
    case "answered":
      return talk.reply;
    case "noted":
      return talk.words.id;
    default:
      return never(talk);
  }
}

/** Changes keep the type of a view. */
export const views = {
  road: (view: road.View, changes: Changes): road.View => updated(view, changes),
  royal: (view: royal.View, changes: Changes): royal.View => updated(view, changes),
  secrets: (view: secrets.View, changes: Changes): secrets.View => updated(view, changes),
};
type Changes = Parameters<typeof updated>[1];

/** What has a default may be left out. */
export const hello: Hello = { type: "Hello", version: VERSION };
const move: royal.Move = { type: "ChooseAudience", sovereign: "queen" };
export const play: Play = { type: "Play", id: "a1", ply: 0, move };

// What follows must not compile; where it does, the check fails.

// @ts-expect-error: a request has an id
export const unmarked: ToServer = { type: "Start" };

// @ts-expect-error: there is no such message
export const unheard: ToServer = { type: "Cheat", id: "a1" };

// @ts-expect-error: there are two sovereigns
export const third: royal.Move = { type: "ChooseAudience", sovereign: "cardinal" };

// @ts-expect-error: a move of another game
export const foreign: secrets.Move = move;

export function kindOf(event: road.Event): string {
  if (event.type === "RoundBegan") return "began";
  // @ts-expect-error: there are other events
  return never(event);
}

export function peek(message: ToClient): unknown {
  // @ts-expect-error: what a message holds is known once one has looked which it is
  return message.game;
}

export function cheat(view: royal.View): void {
  // @ts-expect-error: a view is for reading
  view.round = 7;
}
