// Which of one's games wait for one: looked up, less often while nobody looks, and shown on the first page, its title and
// the icon.

import { house } from "../lib/house.svelte.ts";
import { server } from "../lib/server.ts";
import type { Turn } from "../wire/protocol.ts";

/** How often a hidden page looks, in milliseconds: its title and the icon's number are seen all the same. */
const RARELY = 60_000;

class TurnsState {
  all = $state.raw<readonly Turn[]>([]);

  /** Those that wait for somebody at this screen: where others wait, too, before games against bots. */
  get mine(): readonly Turn[] {
    return longestFirst(this.all.filter((turn) => turn.yours));
  }

  /**
   * Look, now and every so often while the page is visible, rarely while it is not, and whenever it gets hidden or is come
   * back to: what is left on the icon is then of now. Returns how to stop.
   */
  watch(every: number): () => void {
    const lookIf = (hidden: boolean) => () => void (document.hidden === hidden ? this.look() : undefined);
    const look = (): void => void this.look();
    look();
    const timers = [setInterval(lookIf(false), every), setInterval(lookIf(true), RARELY)];
    document.addEventListener("visibilitychange", look);
    return () => {
      for (const timer of timers) clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async look(): Promise<void> {
    if (!house.me) return this.#take([]);
    const answer = await server.myTurns().catch(() => null); // asked again soon
    if (answer) this.#take(answer);
  }

  #take(turns: readonly Turn[]): void {
    this.all = turns;
    showBadge(this.mine.length);
  }
}

/** Where others wait the one that has waited longest comes first; of games against bots the one that was played last. */
export function longestFirst(turns: readonly Turn[]): Turn[] {
  const began = (turn: Turn): number => turn.since ?? Infinity;
  const [others, bots] = [turns.filter((turn) => !turn.alone), turns.filter((turn) => turn.alone)];
  return [...others.toSorted((a, b) => began(a) - began(b)), ...bots.toSorted((a, b) => began(b) - began(a))];
}

/** The number on the icon of an installed page. */
function showBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}

export const turns = new TurnsState();
