// Keeping the page on a screen of one's own, where a browser offers it.

import { keep, kept } from "../lib/keeping.ts";
import { visit } from "./visits.ts";

/** What Chromium fires when the page can be installed; it is in no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: "accepted" | "dismissed" }>;
}

class InstallState {
  #prompt = $state.raw<InstallPrompt | null>(null);
  #declined = $state(kept("install-asked") !== null);
  #small = matchMedia("(max-width: 820px)");

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // the browser's own bar would come at its own moment
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
  }

  /** Whether a click may install it. */
  get isOffered(): boolean {
    return this.#prompt !== null;
  }

  /** On an iPhone nobody fires anything: it is said in words. */
  get isByHand(): boolean {
    return "standalone" in navigator && navigator.standalone === false;
  }

  /** Whether the one bar is due: on a phone, from the second visit on, until it was answered. */
  get isAsked(): boolean {
    return visit > 1 && this.#small.matches && !this.#declined && (this.isOffered || this.isByHand);
  }

  async install(): Promise<void> {
    const prompt = this.#prompt;
    if (!prompt) return;
    await prompt.prompt();
    await prompt.userChoice;
    this.#prompt = null;
    this.decline();
  }

  /** The bar does not come again. */
  decline(): void {
    this.#declined = true;
    keep("install-asked", "yes");
  }
}

export const install = new InstallState();
