// A game at one screen: whoever's it is makes the table, the others sit down beside them, and cards are dealt.

import type { Settings } from "../wire/protocol.ts";
import { explained, house } from "./house.svelte.ts";
import { hurry } from "./play-now.ts";
import { Seat } from "./seat.svelte.ts";
import { server } from "./server.ts";

const LONGEST_GRACE = 1_209_600;

export interface Evening {
  readonly game: string;
  readonly options: Settings["options"];
  /** Everybody at the screen; the first is whoever's it is. */
  readonly names: readonly string[];
  readonly bots: number;
  readonly level: string | null;
}

/** Make the table and go there. Returns why not, or nothing. */
export async function startOnDevice({ game, options, names, bots, level }: Evening): Promise<string> {
  const [first = "", ...others] = names;
  try {
    const me = await house.somebody(first);
    if (me.name !== first && !me.account) house.me = await server.rename(first);
    const table = await server.makeTable({
      game,
      players: names.length + bots,
      options,
      talk: bots > 0 ? "claims" : "silent", // people at one screen talk aloud
      visibility: "link",
      spectators: false,
      grace: LONGEST_GRACE, // nobody plays for them while the device lies on the shelf
    });
    try {
      for (const name of others) await server.seatCompanion(table.id, name);
    } catch (wrong) {
      giveUp(table.id);
      throw wrong;
    }
    hurry(table.id, level);
    house.go(`/t/${table.id}`);
    return "";
  } catch (wrong) {
    return explained(wrong);
  }
}

/** Get up from a table that came to nothing: it is listed no more. */
function giveUp(table: string): void {
  const seat = new Seat(table);
  void seat
    .ask({ type: "Stand" })
    .catch(() => undefined)
    .finally(() => seat.close());
}
