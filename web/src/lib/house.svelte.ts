// What the whole page shares: the language, the look, where one is, who one is.

import { catalogue, LANGUAGES, type Lang, Speaker } from "./speaker.ts";

const EN = import.meta.glob<string>("../../../src/camarilla/locales/en/*.ftl", { query: "?raw", import: "default" });
const FR = import.meta.glob<string>("../../../src/camarilla/locales/fr/*.ftl", { query: "?raw", import: "default" });
const UNUSED = /\/cli\.ftl$/; // what only the terminal says

async function loaded(lang: Lang): Promise<Speaker> {
  const files = Object.entries(lang === "fr" ? FR : EN).filter(([path]) => !UNUSED.test(path));
  return new Speaker(lang, catalogue(lang, await Promise.all(files.map(([, load]) => load()))));
}

export type Scheme = "auto" | "light" | "dark" | "contrast";

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`camarilla-${key}`);
  } catch {
    return null; // a browser that keeps nothing still plays
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`camarilla-${key}`, value);
  } catch {
    // as above
  }
}

function preferred(): Lang {
  const wanted = [kept("lang"), ...navigator.languages].map((lang) => lang?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === wanted.find((one) => one === "en" || one === "fr")) ?? "en";
}

class House {
  speaker = $state.raw<Speaker>(new Speaker("en", catalogue("en", [])));
  path = $state(location.pathname);
  query = $state(location.search);
  scheme = $state<Scheme>((kept("scheme") as Scheme | null) ?? "auto");
  motion = $state(kept("motion") !== "off");
  sound = $state(kept("sound") === "on");
  guide = $state(kept("guide") !== "off");

  async speak(lang: Lang): Promise<void> {
    this.speaker = await loaded(lang);
    document.documentElement.lang = lang;
    keep("lang", lang);
  }

  async open(): Promise<void> {
    await this.speak(preferred());
    this.dress();
    addEventListener("popstate", () => this.#arrive());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.query = location.search;
  }

  choose<K extends "scheme" | "motion" | "sound" | "guide">(key: K, value: House[K]): void {
    this[key] = value as never;
    keep(key, typeof value === "boolean" ? (value ? "on" : "off") : String(value));
    this.dress();
  }

  dress(): void {
    const root = document.documentElement;
    if (this.scheme === "auto") root.removeAttribute("data-scheme");
    else root.dataset["scheme"] = this.scheme;
    root.dataset["motion"] = this.motion ? "on" : "off";
  }
}

export const house = new House();

/** A message of the catalogues, in the page's language. */
export function t(id: string, args: Readonly<Record<string, string | number>> = {}): string {
  return house.speaker.text(id, args);
}
