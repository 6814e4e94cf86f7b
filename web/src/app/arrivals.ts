// What arrives, as moments that wait to be shown: a decision, a game's beginning, what was missed.

import type { Claimed, GameInfo, Played, Talked } from "../wire/protocol.ts";
import { type Frame, frameOf, missedStep, type Queued, queued, silent, stepOf, talkUntil } from "./frame.ts";
import type { Divide, Moment } from "./moments.ts";

/** A change that takes no time: something was said, a game is put away. */
export function change(frame: Frame): Queued {
  return { moment: null, frame, own: false, asked: false, place: 0, ends: true, ply: frame.situation?.ply ?? 0 };
}

/** More was said: what others claimed is told on the card. */
export function said(before: Frame, talk: readonly Talked[]): Queued {
  const known = new Set(claimsIn(before.talk).map(({ number }) => number));
  const fresh = claimsIn(talk).filter(({ number, seat }) => !known.has(number) && seat !== before.game?.seat);
  return { ...change({ ...before, talk }), claims: fresh.map(({ words }) => words) };
}

/** All is over, and it is known which claims were true: a moment of its own, if it is known of any. */
export function settled(before: Frame, talk: readonly Talked[]): Queued {
  const verdicts = claimsIn(talk).map((claim) => claim.settled);
  const [kept, broken] = [true, false].map((one) => verdicts.filter((verdict) => verdict === one).length) as [number, number];
  const frame = { ...before, talk };
  if (kept + broken === 0) return change(frame);
  const words = { id: "web-claims-settled", args: { kept, broken } };
  const moment: Moment = { kind: "beat", events: [], lines: [], by: [], before: before.view, after: before.view, title: words, glance: [words] };
  return { ...change(frame), moment };
}

const claimsIn = (talk: readonly Talked[]): Claimed[] => talk.filter((one) => one.kind === "claimed");

/** What was said since, and if all is over what became of it, as far as one has not been told. */
function lastWords(before: Frame, talk: readonly Talked[]): readonly Queued[] {
  const open = talk.map((one) => (one.kind === "claimed" ? { ...one, settled: null } : one));
  const isTold = claimsIn(before.talk).some((one) => one.settled !== null);
  const end = settled({ ...before, talk: open }, talk);
  return isTold || end.moment === null ? [said(before, talk)] : [said(before, open), end];
}

export function played(latest: Frame, message: Played, divide: Divide, own: boolean): readonly Queued[] {
  const about = { you: latest.game?.seat ?? null, entered: false, replayed: false };
  return queued(latest, stepOf(latest, message), divide, about, own);
}

/** A game begins: its opening is shown at once, unless there is something in it to be read. */
export function began(game: GameInfo, talk: readonly Talked[], divide: Divide): readonly Queued[] {
  const all = frameOf(game, talk);
  const first: Frame = { ...all, history: [], lines: [], by: [], situation: silent(game.situation) };
  const step = { events: all.history, lines: all.lines, by: all.by, view: game.view, situation: game.situation, talk };
  return [change(first), ...queued(first, step, divide, { you: game.seat, entered: true, replayed: false }, true)];
}

/** A page comes to a game that goes on, and nobody knows what was shown of it: it is shown as it is. */
export function entered(game: GameInfo, talk: readonly Talked[], divide: Divide): readonly Queued[] {
  const frame = frameOf(game, talk);
  const step = { events: [], lines: [], by: [], view: game.view, situation: game.situation, talk };
  return queued(frame, step, divide, { you: game.seat, entered: true, replayed: false });
}

/** What a game still has to show of how things stood before what was missed, and is not folded: a look that was not put away. */
export function leftToShow(frame: Frame, divide: Divide): readonly Queued[] {
  const { game, view, talk, situation } = frame;
  if (situation === null) return [];
  const step = { events: [], lines: [], by: [], view, situation, talk };
  const about = { you: game?.seat ?? null, entered: true, replayed: false };
  const found = queued(frame, step, divide, about).filter(({ moment }) => moment !== null);
  return found.map((one) => ({ ...one, asked: true }));
}

/** What was missed comes in order, as if one had been here; so many of the steps are known already. */
export function missed(game: GameInfo, talk: readonly Talked[], from: Frame, known: number, divide: Divide): readonly Queued[] {
  if (!game.missed) return [];
  const { ply, steps } = game.missed;
  const about = { you: game.seat, entered: false, replayed: false };
  const all: Queued[] = [];
  let before: Frame = { ...from, game };
  for (const [place, step] of steps.slice(known).entries()) {
    const last = known + place === steps.length - 1 ? frameOf(game, talk) : null;
    const words = said(before, talkUntil(talk, step.at, false));
    if (words.frame.talk.length > before.talk.length) {
      all.push(words);
      before = words.frame;
    }
    const more = queued(before, missedStep(before, step, ply + known + place + 1, last, talk), divide, about);
    all.push(...more);
    before = more.at(-1)?.frame ?? before;
  }
  return [...all, ...lastWords(before, talk)];
}

/** What happened meanwhile is known, but not step by step: it is divided as one. */
export function missedAtOnce(game: GameInfo, talk: readonly Talked[], from: Frame, divide: Divide): readonly Queued[] {
  const now = frameOf(game, talk);
  const told = from.history.length;
  const [events, lines, by] = [now.history.slice(told), now.lines.slice(told), now.by.slice(told)];
  const step = { events, lines, by, view: game.view, situation: game.situation, talk: from.talk };
  const about = { you: game.seat, entered: false, replayed: false };
  const all = queued(from, step, divide, about);
  return [...all, ...lastWords({ ...now, talk: from.talk }, talk)];
}
