// A table in a few words.

import { beginsWithVowel } from "../app/vowels.ts";
import type { Clock, TableInfo } from "../wire/protocol.ts";
import { house, t } from "./house.svelte.ts";

export function free(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "open").length;
}

export function seatName(seat: TableInfo["seats"][number]): string {
  return seat.kind === "open" ? "" : seat.name;
}

export function tableOf(host: string): string {
  return t(beginsWithVowel(host) ? "web-table-of-vowel" : "web-table-of", { host });
}

/** Whose table it is, how one talks there, how one is hurried. */
export function manners(table: TableInfo): string {
  const said = [tableOf(table.host), t(`web-talk-${table.settings.talk}-short`)];
  if (table.settings.clock.kind !== "none") said.push(clockWords(table.settings.clock));
  if (table.settings.rated) said.push(t("web-rated-short"));
  return said.join(", ");
}

export function others(table: TableInfo, me: string): string {
  const names = table.seats.map(seatName).filter((name) => name && name !== me);
  return names.length > 0 ? t("web-with", { names: house.speaker.join(names) }) : t("web-nobody-yet");
}

export function clockWords(clock: Clock): string {
  switch (clock.kind) {
    case "none":
      return t("web-clock-none");
    case "decision":
      return t("web-clock-decision-words", { time: spell(clock.seconds) });
    case "bank":
      return t("web-clock-bank-words", { time: spell(clock.seconds), more: clock.increment });
  }
}

function spell(seconds: number): string {
  if (seconds % 86_400 === 0) return t("web-days", { count: seconds / 86_400 });
  if (seconds % 3600 === 0) return t("web-hours", { count: seconds / 3600 });
  if (seconds % 60 === 0) return t("web-mins", { count: seconds / 60 });
  return t("web-secs", { count: seconds });
}
