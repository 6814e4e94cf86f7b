// How times and numbers are written: as the browser's own reader writes them, where that is the language of the page.

import type { Lang } from "./speaker.ts";

/** The first of the browser's locales that is of this language (en-GB has no AM and PM), else the language. */
export function localeOf(lang: Lang, own: readonly string[] = globalThis.navigator?.languages ?? []): string {
  return own.find((one) => one.toLowerCase().split("-")[0] === lang) ?? lang;
}
