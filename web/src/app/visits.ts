// Which visit of this browser this is: nobody is asked for anything at the first one.

import { keep, kept } from "../lib/keeping.ts";

function counted(): number {
  const before = Number(kept("visits") ?? 0);
  try {
    if (sessionStorage.getItem("camarilla-visit") !== null) return Math.max(1, before);
    sessionStorage.setItem("camarilla-visit", "yes");
  } catch {
    return 1; // a browser that keeps nothing is always new
  }
  keep("visits", String(before + 1));
  return before + 1;
}

/** From 1; a reload, or another page in the same tab, is the same visit. */
export const visit = counted();
