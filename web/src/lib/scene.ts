// What a game's drawing is given, whoever gives it: a seat at a live table, or a replay.

import type { Component } from "svelte";
import type { Absence } from "../app/absence.ts";
import type { By, Offer, Situation } from "../wire/protocol.ts";
import type { DecisionOf } from "../app/deciders.ts";
import type { Director } from "../app/director.svelte.ts";
import type { Divide, Happening } from "../app/moments.ts";
import type { Speaker } from "./speaker.ts";

/** A game in one reader's eyes, at one moment. */
export interface Scene<View> {
  readonly view: View;
  /** Whose eyes these are: a seat, or null for somebody who watches. */
  readonly you: number | null;
  readonly names: readonly string[];
  /** Which seats are bots, away, or played by a stand-in, and who decided last for each: shown beside the names. */
  readonly marks: readonly SeatMark[];
  /** What is asked and what may be decided; null in a replay. */
  readonly situation: Situation | null;
  /** What has just been shown; null at first. Where motion is off, it is shown without any. */
  readonly happening: Happening | null;
  /** Who shows it, at the viewer's pace: what is on the screen now (`moment`), Next, what happened so far. */
  readonly shown?: Director;
  readonly speaker: Speaker;
  /** A decision is on its way: nothing else can be chosen meanwhile. */
  readonly busy: boolean;
  /** Table, game and seat: what is half decided here is kept under it; null where nothing is decided. */
  readonly place: string | null;
  /** Take a decision: one of `situation.offers`; it may be the second half of a gesture. Whether the table has taken it. */
  play(offer: Offer, joins?: boolean): Promise<boolean>;
  /** Take one's last decision back, while `situation.can_undo`. */
  undo(): void;
  /** Show a rule by its id. */
  rule(id: string): void;
}

export interface SeatMark {
  readonly kind: "person" | "bot" | "open";
  readonly away: boolean;
  readonly standIn: boolean;
  readonly level: string | null;
  /** More about somebody who is not there; none for bots, in a replay, and for whoever is there. */
  readonly absence?: Absence;
  /** Who took the last decision of this seat that was shown; null if whoever sits there did. */
  readonly by: By | null;
}

/**
 * A game, as the page knows it: the default export of `games/KEY/face.ts`.
 *
 * `Table` is drawn inside `<main class="stage stage--THEME">`, the grid of table.css, in which the frame has put the
 * prompt line at `prompt` already: what it draws takes the other areas. A game may give its stage another grid, as long
 * as that has a place called `prompt`. Art that is used by id is put on the page by the game with `parts/Sprite.svelte`;
 * seat signs and icons (`art/common.svg`) are always there.
 *
 * Every control that takes a decision, or leads to one (a card is lifted, a side of it picked), carries `data-choice`;
 * one that cannot be used now is `disabled` or `aria-disabled`, one that is picked already is `aria-pressed`. Ways back
 * carry none. What has to be put away before one can go on (a card that is shown in secret) is a modal dialog inside the
 * stage, and what puts it away carries `data-choice` too; nothing else may lie over a control. So what is asked can
 * always be answered by clicks on these alone, in whatever order they are found: that is how the browser tests play any
 * game (tests/browser/playing.py). The frame says on the stage whose turn it is
 * (`data-turn`: yours, theirs, over), how far the game is (`data-ply`) and what is asked (`data-asks`).
 */
export interface Face<View = never> {
  readonly key: string;
  readonly theme: "royal" | "secrets" | "road";
  /** A side wins, and the others lose: nobody has a place. */
  readonly sides?: true;
  /** How what happens divides into moments; where a game does not say, what one decision brings is one pass. */
  readonly moments?: Divide<View>;
  /** Whose decision an event tells: so a seat shows that a stand-in or the clock has decided for it. */
  readonly decisionOf?: DecisionOf;
  /** The board, the seats, one's own hand and the tray of what may be chosen: everything between bar and panel. */
  readonly Table: Component<{ scene: Scene<View> }>;
  /** The words in the bar: round and phase. */
  readonly Progress: Component<{ scene: Scene<View> }>;
  /** Where every point came from, when it is over. */
  readonly End: Component<{ scene: Scene<View>; history: readonly { readonly type: string }[] }>;
  /** With all cards open: what no view tells, from what has happened and from what the last moment reveals. */
  readonly opened?: (view: View, history: readonly { readonly type: string }[], last: readonly { readonly type: string }[]) => View;
  /** A player's picture in the ranking at the end; a game that has none shows the seats' signs. */
  readonly Portrait?: Component<{ scene: Scene<View>; seat: number }>;
  /** What one may reread of what one saw, if the game has more than the log. */
  readonly Notebook: Component<{ scene: Scene<View> }> | null;
}
