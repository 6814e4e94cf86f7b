// What the whole page shares: the language, the look, where one is, who one is.

import type { BotSpeed, ByItself, Me, PaceSettings } from "../wire/protocol.ts";
import { BOT_SPEEDS, BY_ITSELF } from "../app/pace.ts";
import { asKept, type ChosenHere, whenKnown } from "../app/pace-settings.ts";
import type { Face } from "./scene.ts";
import { server, Unwilling } from "./server.ts";
import { catalogue, LANGUAGES, type Lang, Speaker } from "./speaker.ts";
import { keep, kept } from "./keeping.ts";

const EN = import.meta.glob<string>(["../../../src/camarilla/locales/en/*.ftl", "!../../../src/camarilla/locales/en/cli*.ftl"], {
  query: "?raw",
  import: "default",
});
const FR = import.meta.glob<string>(["../../../src/camarilla/locales/fr/*.ftl", "!../../../src/camarilla/locales/fr/cli*.ftl"], {
  query: "?raw",
  import: "default",
});

async function loaded(lang: Lang): Promise<Speaker> {
  const files = Object.values(lang === "fr" ? FR : EN);
  return new Speaker(lang, catalogue(lang, await Promise.all(files.map((load) => load()))));
}

export type Scheme = "auto" | "light" | "dark" | "contrast";
export type Theme = "house" | Face["theme"];

function preferred(): Lang {
  const wanted = [kept("lang"), ...navigator.languages].map((lang) => lang?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((lang) => lang === wanted.find((one) => one === "en" || one === "fr")) ?? "en";
}

const DARK = matchMedia("(prefers-color-scheme: dark)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");
const CONTRAST = matchMedia("(prefers-contrast: more)");

/** What has been chosen in this browser of what is kept for the person. */
function chosenHere(): ChosenHere {
  const motion = kept("motion");
  return {
    bots: BOT_SPEEDS.find((one) => one === kept("bots")) ?? null,
    byItself: BY_ITSELF.find((one) => one === kept("byItself")) ?? null,
    motion: motion === null ? null : motion !== "off",
  };
}

class House {
  speaker = $state.raw<Speaker>(new Speaker("en", catalogue("en", [])));
  path = $state(location.pathname);
  query = $state(location.search);
  hash = $state(location.hash);
  scheme = $state<Scheme>((kept("scheme") as Scheme | null) ?? "auto");
  motion = $state(chosenHere().motion ?? !STILL.matches);
  sound = $state(kept("sound") === "on");
  guide = $state(kept("guide") !== "off");
  /** How long bots seem to think, and what happens stays on the screen. */
  bots = $state<BotSpeed>(chosenHere().bots ?? "normal");
  /** Whether what pays or reveals waits for Next. */
  byItself = $state<ByItself>(chosenHere().byItself ?? "no");
  /** Who one is; null for somebody who has not come in yet. */
  me = $state.raw<Me | null>(null);
  /** A dialog that may open over any page. */
  open = $state<"settings" | "account" | "calls" | null>(null);
  /** A rule that is being looked up, by its id. */
  rule = $state<string | null>(null);
  theme = $state<Theme>("house");

  get lang(): Lang {
    return this.speaker.lang;
  }

  async speak(lang: Lang): Promise<void> {
    this.speaker = await loaded(lang);
    document.documentElement.lang = lang;
    keep("lang", lang);
  }

  async enter(): Promise<void> {
    const known = kept("been") === null ? null : server.me().catch(() => null);
    await this.speak(preferred());
    this.dress();
    for (const query of [DARK, CONTRAST]) query.addEventListener("change", () => this.dress());
    addEventListener("popstate", () => this.#arrive());
    const me = await known;
    if (me) this.meet(me);
  }

  /** Who one is has become known: so has what is kept for them. `own`: they have used this browser so far. */
  meet(me: Me, own = true): Me {
    this.me = me;
    if (me.is_bot) return me;
    const pace = whenKnown(me.pace, chosenHere(), { own, unsent: kept("pace-unsent") === "yes" });
    if (pace && "tell" in pace) this.#tellPace(pace.tell);
    else keep("pace-unsent", "no");
    if (pace && "use" in pace) this.#usePace(pace.use);
    return me;
  }

  #usePace({ bots, by_itself, motion }: PaceSettings): void {
    [this.bots, this.byItself] = [bots, by_itself];
    keep("bots", bots);
    keep("byItself", by_itself);
    const isStill = STILL.matches && kept("motion") === null; // what this device asks for is not overruled from elsewhere
    if (motion !== null && !isStill) {
      this.motion = motion;
      keep("motion", motion ? "on" : "off");
    }
    this.dress();
  }

  #telling: Promise<unknown> = Promise.resolve();

  /** One after the other; what could not be told is told when one comes again. */
  #tellPace(pace: PaceSettings): void {
    keep("pace-unsent", "yes");
    this.#telling = this.#telling.then(() => server.setPace(pace)).then(
      () => keep("pace-unsent", "no"),
      () => undefined,
    );
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.#arrive();
    if (!location.hash) scrollTo(0, 0);
  }

  #arrive(): void {
    this.path = location.pathname;
    this.query = location.search;
    this.hash = location.hash;
    this.rule = null;
  }

  /** Be somebody: whoever one was, else a guest with a name made up at court. */
  async somebody(name?: string): Promise<Me> {
    if (this.me) return this.me;
    for (let tries = 0; ; tries++) {
      try {
        const me = await server.comeIn(name ?? courtName());
        keep("been", "yes");
        return this.meet(me);
      } catch (wrong) {
        const taken = wrong instanceof Unwilling && wrong.trouble?.code === "full";
        if (name !== undefined || !taken || tries > 4) throw wrong;
      }
    }
  }

  /** Be somebody of that name. */
  async called(name: string): Promise<void> {
    const me = await this.somebody(name);
    if (me.name !== name) this.me = await server.rename(name);
  }

  choose<K extends "scheme" | "motion" | "sound" | "guide" | "bots" | "byItself">(key: K, value: House[K]): void {
    this[key] = value as never;
    keep(key, typeof value === "boolean" ? (value ? "on" : "off") : String(value));
    this.dress();
    if (this.me && !this.me.is_bot && (key === "bots" || key === "byItself" || key === "motion")) this.#tellPace(asKept(chosenHere()));
  }

  wear(theme: Theme): void {
    this.theme = theme;
    this.dress();
  }

  dress(): void {
    const { dataset } = document.documentElement;
    const dark = this.scheme === "dark" || (this.scheme !== "light" && DARK.matches);
    dataset["theme"] = this.theme;
    dataset["scheme"] = dark ? "dark" : "light";
    dataset["contrast"] = this.scheme === "contrast" || CONTRAST.matches ? "more" : "as-drawn";
    dataset["motion"] = this.motion ? "on" : "off";
  }
}

export const house = new House();

/** A message of the catalogues, in the page's language. */
export function t(id: string, args: Readonly<Record<string, string | number>> = {}): string {
  return house.speaker.text(id, args);
}

/** A list that a catalogue keeps in one message. */
export function listed(id: string): string[] {
  return t(id).split(" · ");
}

export function courtName(): string {
  const pick = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)] ?? "";
  const [title, place] = [pick(listed("web-court-titles")), pick(listed("web-court-places"))];
  return `${title} ${place}`;
}

/** Why something could not be done, in words. */
export function explained(wrong: unknown): string {
  if (wrong instanceof Unwilling) return wrong.trouble ? house.speaker.say(wrong.trouble.why) : t("web-unreachable");
  return t("web-unreachable");
}
