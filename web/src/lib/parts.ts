// What this browser gave to the deals of a table, and the seals it was shown: kept in this tab, also when the page is
// loaded again.

import type { DealAsked } from "../wire/protocol.ts";

export interface Part {
  readonly nonce: string;
  /** The seals of all, the server's first; none while they have not been shown. */
  readonly seals: readonly string[];
}

/** The seals that a deal shows, the server's first. */
export function sealsIn(asked: DealAsked): string[] {
  return [asked.seed_commitment ?? "", ...asked.commitments.map(([, seal]) => seal)];
}

/** Whether one's own seal is among those shown, and they are the same that were shown first. */
export function isFirstShown(kept: Part, asked: DealAsked, seat: number, own: string): boolean {
  const mine = asked.commitments.some(([place, seal]) => place === seat && seal === own);
  const shown = sealsIn(asked);
  return mine && (kept.seals.length === 0 || kept.seals.join() === shown.join());
}

export class Parts {
  readonly #table: string;
  readonly #known = new Map<number, Part>();

  constructor(table: string) {
    this.#table = table;
  }

  of(deal: number): Part | null {
    return this.#known.get(deal) ?? this.#read(deal);
  }

  keep(deal: number, part: Part): void {
    this.#known.set(deal, part);
    try {
      sessionStorage.setItem(this.#key(deal), JSON.stringify(part));
    } catch {
      // a browser that keeps nothing can still check the deal until it is closed
    }
  }

  #read(deal: number): Part | null {
    try {
      const found = sessionStorage.getItem(this.#key(deal));
      return found === null ? null : (JSON.parse(found) as Part);
    } catch {
      return null;
    }
  }

  #key(deal: number): string {
    return `camarilla-part-${this.#table}-${deal}`;
  }
}
