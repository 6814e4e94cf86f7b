// Which notes have been read, by game; kept in this browser.

import { keep, kept } from "../keeping.ts";

class Read {
  #names = $state.raw<Readonly<Record<string, readonly string[]>>>({});

  of(game: string): readonly string[] {
    return this.#names[game] ?? (kept(`guide-${game}`) ?? "").split(" ").filter(Boolean);
  }

  add(game: string, name: string): void {
    if (!this.of(game).includes(name)) this.#set(game, [...this.of(game), name]);
  }

  forget(game: string): void {
    this.#set(game, []);
  }

  #set(game: string, names: readonly string[]): void {
    this.#names = { ...this.#names, [game]: names };
    keep(`guide-${game}`, names.join(" "));
  }
}

export const read = new Read();
