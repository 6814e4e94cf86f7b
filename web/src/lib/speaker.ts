// Sentences in English and French: the twin of camarilla.locales, with the same catalogues.

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import type { Sentence } from "../wire/protocol.ts";

export type Lang = "en" | "fr";
export const LANGUAGES: readonly Lang[] = ["en", "fr"];

type Arg = Sentence["args"][string];

/** A number as it stands on a card: a true minus sign, and no marks between thousands. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return plain(this.value);
  }
}

function plain(word: number | string): string {
  return typeof word === "string" ? word : String(word).replace("-", "−");
}

/** The catalogues of a language, by their text. */
export function catalogue(lang: Lang, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Says sentences in one language, with the names of those who sit at the table. */
export class Speaker {
  readonly lang: Lang;
  readonly names: readonly string[];
  readonly #bundle: FluentBundle;

  constructor(lang: Lang, bundle: FluentBundle, names: readonly string[] = []) {
    this.lang = lang;
    this.#bundle = bundle;
    this.names = names;
  }

  named(names: readonly string[]): Speaker {
    return new Speaker(this.lang, this.#bundle, names);
  }

  say(sentence: Sentence): string {
    const args: Record<string, string | PlainNumber> = {};
    for (const [name, arg] of Object.entries(sentence.args)) {
      const word = this.#word(arg);
      args[name] = typeof word === "number" ? new PlainNumber(word) : word;
    }
    return this.#said(sentence.id, args);
  }

  text(id: string, args: Readonly<Record<string, string | number>> = {}): string {
    return this.say({ id, args: { ...args } });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  name(seat: number): string {
    const given = this.names[seat];
    if (given) return given;
    return this.has(`seat-${seat}`) ? this.text(`seat-${seat}`) : this.text("seat-other", { number: seat + 1 });
  }

  join(words: readonly string[]): string {
    const last = words.at(-1);
    if (last === undefined) return this.text("list-empty");
    return words
      .slice(0, -1)
      .reverse()
      .reduce((rest, word, place) => this.text(place === 0 ? "list-last" : "list-more", { word, rest }), last);
  }

  #word(arg: Arg): number | string {
    if (typeof arg === "number" || typeof arg === "string") return arg;
    switch (arg.type) {
      case "name":
        return this.name(arg.seat);
      case "several":
        return this.join(arg.of.map((one) => plain(this.#word(one))));
      case "phrase":
        return this.say(arg.of);
    }
  }

  #said(id: string, args: Record<string, string | PlainNumber>): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(message.value, args, errors);
    if (errors.length > 0) console.error(id, errors);
    return text;
  }
}
