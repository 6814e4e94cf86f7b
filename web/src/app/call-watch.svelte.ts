// What a table's page does about calls: tells of a question if it is hidden, and asks whether one wants to be called.

import { untrack } from "svelte";
import { on } from "svelte/events";
import { house } from "../lib/house.svelte.ts";
import type { Seat } from "../lib/seat.svelte.ts";
import { isSolo } from "./absence.ts";
import { ring } from "./bell.ts";
import { calls } from "./calls.svelte.ts";
import type { Director } from "./director.svelte.ts";
import { answerForTable } from "./other-tabs.ts";
import { turns } from "./turns.svelte.ts";

/**
 * From a component, once. It goes by what has arrived, not by what has been shown: nobody looks at a hidden page, where
 * whatever is to be read holds up what comes after it.
 *
 * What is returned tells whether the table waits for one, for the page's title: as far as it has been shown to who looks,
 * as far as it has arrived while nobody does.
 */
export function watchForCalls(at: () => Seat | null, shown: () => Director | null): { readonly asked: boolean } {
  const asked = $derived((at()?.situation?.offers.length ?? 0) > 0);
  const question = $derived(asked ? (at()?.situation?.ply ?? null) : null);
  const isShown = $derived((shown()?.situation?.offers.length ?? 0) > 0);
  /** Against bots the table waits for whoever has something to read. */
  const isRead = $derived(isSolo(at()?.table ?? null) && at()?.you?.seat != null && shown()?.waits === true);
  let hidden = $state(document.hidden);
  let decided = $state(false);
  let before: number | null = null;

  $effect(() => on(document, "visibilitychange", () => (hidden = document.hidden)));

  $effect(() => {
    const seat = at();
    if (question !== null && question !== before && seat?.table) {
      const { table } = seat;
      untrack(() => {
        void calls.tell(table);
        if (document.hidden && house.sound) ring(seat.id, seat.game, question);
      });
    }
    if (question === null && before !== null && seat?.connection === "connected") {
      decided ||= shown()?.hasDecided === true; // and nobody took back what one was asked about
      void untrack(() => turns.look()); // the number on the icon counts what waits for one
    }
    before = question;
  });

  $effect(() => {
    calls.isAside = isShown;
  });

  $effect(() => {
    const id = at()?.id;
    return id === undefined ? undefined : answerForTable(id);
  });

  $effect(() => {
    const [table, you] = [at()?.table, at()?.you];
    if (table && you && decided) calls.offer({ table, seat: you.seat, decided, asked });
  });

  $effect(() => () => {
    untrack(() => {
      const seat = at();
      if (seat?.table) calls.offer({ table: seat.table, seat: seat.you?.seat ?? null, decided, asked: false });
    });
  });

  return {
    get asked() {
      return hidden ? asked || isRead : isShown;
    },
  };
}
