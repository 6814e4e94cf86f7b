// How somebody likes to be shown what happens is kept for them by the server, so that every device knows it. This browser
// has a copy: for the first moment, and for whoever has not come in yet.

import type { BotSpeed, ByItself, PaceSettings } from "../wire/protocol.ts";

/** What has been chosen in this browser; null where nothing was. */
export interface ChosenHere {
  readonly bots: BotSpeed | null;
  readonly byItself: ByItself | null;
  readonly motion: boolean | null;
}

/** The same, as the server keeps it. */
export function asKept({ bots, byItself, motion }: ChosenHere): PaceSettings {
  return { bots: bots ?? "normal", by_itself: byItself ?? "no", motion };
}

/**
 * What to do when it has become known who somebody is: use what the server keeps for them (`use`), or tell it what was
 * chosen here (`tell`). `own`: they are who has used this browser so far, and has not just logged in. `unsent`: something
 * was chosen that the server could not be told.
 */
export function whenKnown(
  pace: PaceSettings | null,
  here: ChosenHere,
  { own, unsent }: { own: boolean; unsent: boolean },
): { readonly use: PaceSettings } | { readonly tell: PaceSettings } | null {
  const isChosen = Object.values(here).some((one) => one !== null);
  if (own && isChosen && (unsent || pace === null)) return { tell: asKept(here) };
  return pace && { use: pace };
}
