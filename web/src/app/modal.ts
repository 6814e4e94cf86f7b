// A dialog that lies over the table as long as there is something on it.

import { tick } from "svelte";

/**
 * Whoever closes it has put away what is on it. Browsers close a dialog without asking when Escape is pressed again, so
 * it is the closing that counts; if there is more on it then, it comes back.
 */
export function modal(putAway: () => void): (dialog: HTMLDialogElement) => () => void {
  return (dialog) => {
    const before = document.activeElement;
    let gone = false;
    const closed = (): void => {
      if (gone) return;
      putAway();
      void tick().then(() => {
        if (!gone) dialog.showModal();
      });
    };
    dialog.showModal();
    dialog.addEventListener("close", closed);
    return () => {
      gone = true;
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  };
}
