// How long things are shown: as the person likes it.

import type { BotSpeed, ByItself } from "../wire/protocol.ts";
import type { Moment } from "./moments.ts";

export interface Pace {
  readonly bots: BotSpeed;
  readonly byItself: ByItself;
}

export const BOT_SPEEDS: readonly BotSpeed[] = ["calm", "normal", "quick"];
export const BY_ITSELF: readonly ByItself[] = ["no", "calm", "quick"];

const PASS = 300;
const BEAT = 3200;
const STOP: Readonly<Record<Exclude<ByItself, "no">, number>> = { calm: 5000, quick: 2000 };
const SCALE: Readonly<Record<BotSpeed, number>> = { calm: 1.6, normal: 1, quick: 0.5 };

const A_LOOK = 1000;

/** So long the end of a decision stays at least that is shown again, among many: there is time to see who did what. */
export const atLeast = (bots: BotSpeed): number => A_LOOK * Math.max(1, SCALE[bots]);

/** For how many milliseconds a moment stays; null until somebody says Next. */
export function lasting(moment: Moment, pace: Pace): number | null {
  switch (moment.kind) {
    case "pass":
      return (moment.lasts ?? PASS) * SCALE[pace.bots];
    case "beat":
      return (moment.lasts ?? BEAT) * SCALE[pace.bots];
    case "stop":
      return pace.byItself === "no" ? null : STOP[pace.byItself];
  }
}
