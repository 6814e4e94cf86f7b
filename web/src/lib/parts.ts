// What this browser gave to the deals of a table, and the seals it was shown: kept in this tab, also when the page is
// loaded again.

export interface Part {
  readonly nonce: string;
  /** The seals of all, the server's first; none while they have not been shown. */
  readonly seals: readonly string[];
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
