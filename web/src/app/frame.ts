// How things stand after one whole moment: all that is drawn of a game is drawn from one of these.

import { updated } from "../wire/changes.ts";
import type { By, GameInfo, MissedStep, Played, Sentence, Situation, Talked } from "../wire/protocol.ts";
import { asOne, type Divide, type Moment, type News, type Told } from "./moments.ts";

export interface Frame {
  readonly game: GameInfo | null;
  readonly view: unknown;
  readonly history: readonly Told[];
  readonly lines: readonly (Sentence | null)[];
  readonly by: readonly (By | null)[];
  readonly talk: readonly Talked[];
  readonly situation: Situation | null;
}

/** A moment in the queue, and how things stand after it; without a moment it takes no time. */
export interface Queued {
  readonly moment: Moment | null;
  readonly frame: Frame;
  /** It is the viewer's own decision, or was asked for: it is neither waited for nor folded away. */
  readonly own: boolean;
  readonly asked: boolean;
  /** Which moment of its happening it is. */
  readonly place: number;
  /** Whether it is the last one of its happening: what is asked next is known after it. */
  readonly ends: boolean;
  /** How many decisions had been shown before it. */
  readonly ply: number;
  /** What others claimed: it takes no time, but whoever was away reads it on the card. */
  readonly claims?: readonly Sentence[];
}

export const NOTHING: Frame = { game: null, view: null, history: [], lines: [], by: [], talk: [], situation: null };

export function marked(by: readonly (By | null)[] | undefined, events: readonly unknown[]): readonly (By | null)[] {
  return by && by.length === events.length ? by : events.map(() => null);
}

/** A game as it stands now, all at once. */
export function frameOf(game: GameInfo, talk: readonly Talked[]): Frame {
  const history = game.history as readonly Told[];
  const { view, lines, situation } = game;
  return { game, view, history, lines, by: marked(game.by, history), talk, situation };
}

/** A game as it stood when its reader was last shown something. */
export function frameBefore(game: GameInfo, talk: readonly Talked[]): Frame {
  const missed = game.missed;
  if (!missed) return frameOf(game, talk);
  const now = frameOf(game, talkUntil(talk, missed.since, false));
  const first = missed.steps[0];
  const told = missed.history;
  const [history, lines, by] = [now.history.slice(0, told), now.lines.slice(0, told), now.by.slice(0, told)];
  const situation = first ? silent({ ...game.situation, ply: missed.ply, choice: missed.choice }) : game.situation;
  return { ...now, view: missed.view, history, lines, by, situation };
}

/** What had been said by then; claims are settled when all is over. */
export function talkUntil(talk: readonly Talked[], at: number, over: boolean): readonly Talked[] {
  return talk
    .filter((said) => said.at <= at)
    .map((said) => (said.kind === "claimed" && !over ? { ...said, settled: null } : said));
}

/** What is known of a moment between two questions: nothing is asked. */
export function silent(situation: Situation): Situation {
  return { ...situation, offers: [], can_undo: false, clocks: null, outcome: null };
}

/** A decision that arrived, in the form a game divides. */
export interface Step {
  readonly events: readonly Told[];
  readonly lines: readonly (Sentence | null)[];
  readonly by: readonly (By | null)[];
  readonly view: unknown;
  readonly situation: Situation;
  readonly talk: readonly Talked[];
}

export function stepOf(before: Frame, played: Played): Step {
  const events = played.events as readonly Told[];
  const view = updated(before.view, played.changes);
  return { events, lines: played.lines, by: marked(played.by, events), view, situation: played.situation, talk: before.talk };
}

/** A step that was missed. The last one leads to how things are now. */
export function missedStep(before: Frame, step: MissedStep, ply: number, last: Frame | null, talk: readonly Talked[]): Step {
  const events = step.events as readonly Told[];
  const view = updated(before.view, step.changes);
  const situation = last?.situation ?? { ...silent(before.situation!), ply, choice: step.choice };
  const said = talkUntil(talk, step.at, false);
  return { events, lines: step.lines, by: marked(step.by, events), view, situation, talk: said };
}

/** What a game cannot divide is one pass: else the table would stand still for good, and bots would wait for it. */
function divided(news: News, divide: Divide): readonly Moment[] {
  try {
    return divide(news);
  } catch (wrong) {
    console.error(wrong);
    return asOne(news);
  }
}

/** The frames of a step, moment by moment: the last one is how things stand after it. */
export function queued(before: Frame, step: Step, divide: Divide, about: Pick<News, "you" | "entered" | "replayed">, own = false): Queued[] {
  const { events, lines, by } = step;
  const end: Frame = {
    game: before.game,
    view: step.view,
    history: [...before.history, ...events],
    lines: [...before.lines, ...lines],
    by: [...before.by, ...by],
    talk: step.talk,
    situation: step.situation,
  };
  const rest = { own, asked: false, ply: (before.situation?.ply ?? 0) - (about.entered ? 1 : 0) }; // an opening comes before all decisions
  if (events.length === 0 && !about.entered) return [{ moment: null, frame: end, place: 0, ends: true, ...rest }];
  const news: News = { key: 0, events, lines, by, before: before.view, after: step.view, past: before.history, pastLines: before.lines, ...about };
  const moments = divided(news, divide);
  if (moments.length === 0) return [{ moment: null, frame: end, place: 0, ends: true, ...rest }];
  const situation = before.situation && silent(before.situation);
  let told = 0;
  return moments.map((moment, place) => {
    told += moment.events.length;
    if (place === moments.length - 1) return { moment, frame: end, place, ends: true, ...rest };
    const seen = before.history.length + told;
    const [history, told_lines, marks] = [end.history.slice(0, seen), end.lines.slice(0, seen), end.by.slice(0, seen)];
    const frame: Frame = { game: before.game, view: moment.after, history, lines: told_lines, by: marks, talk: before.talk, situation };
    return { moment, frame, place, ends: false, ...rest };
  });
}
