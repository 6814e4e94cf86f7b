import { expect, test } from "vitest";
import english from "../../../src/camarilla/locales/en/web-absence.ftl?raw";
import { marksOf } from "../lib/marks.ts";
import { catalogue, Speaker } from "../lib/speaker.ts";
import type { Noted, PersonSeat, Sentence, TableInfo, You } from "../wire/protocol.ts";
import { isSolo, mayBeTaken, noticeOf, replacedBy, statusOf, statusWords, waitingIn } from "./absence.ts";
import { namesAt, placed, takenOverAfter } from "./log-notes.ts";
import { markedLine, markedWords } from "./marked-line.ts";
import { sleepersAt, sleptFor } from "./sleep.ts";

const NOW = 1_790_000_000_000;
const en = new Speaker("en", catalogue("en", [english, "bets = { $player } bets. Well done, { $player }.\nnobody = It is night."]), ["Ann", "Dario"]);

const person = (name: string, more: Partial<PersonSeat> = {}): PersonSeat => ({
  kind: "person",
  name,
  is_bot: false,
  is_host: name === "Ann",
  away_since: null,
  stand_in: false,
  left: false,
  waits_until: null,
  wanted_by: null,
  ...more,
});

const table = (seats: TableInfo["seats"], more: Partial<TableInfo> = {}): TableInfo => ({
  id: "t",
  settings: { game: "g", players: seats.length, options: {}, talk: "free", clock: { kind: "none" }, visibility: "link", spectators: true, rated: false, grace: 90 },
  host: "Ann",
  seats,
  phase: "playing",
  number: 1,
  created: 0,
  spectators: 0,
  slept_since: null,
  slept_until: null,
  ...more,
});

const you = (name: string, seat: number | null, former: You["former"] = null): You => ({ name, seat, is_host: name === "Ann", muted: [], companions: [], bots: "normal", former });
const bot = { kind: "bot", name: "Milou", level: "courtier" } as const;

test("somebody away is told by this machine's clock, whatever the server's says", () => {
  const ahead = 3_600_000;
  const [, mark] = marksOf(table([person("Ann"), person("Dario", { away_since: NOW - 125_000 + ahead, waits_until: NOW + 42_000 + ahead })]), ahead);
  expect(mark?.absence?.waitsUntil).toBe(NOW + 42_000);
  expect(en.say(statusWords(mark, NOW)!)).toBe("away for 2 minutes");
  expect(statusOf(mark)).toBe("away");
});

test("a stand-in, a seat that was given up, a bot and somebody who is here", () => {
  const marks = marksOf(table([person("Ann"), person("Dario", { away_since: NOW, stand_in: true }), person("Zoé", { left: true, stand_in: true }), bot]));
  expect(marks.map(statusOf)).toEqual(["here", "stand-in", "left", "bot"]);
  expect(marks.map((mark) => statusWords(mark, NOW)?.id)).toEqual([undefined, "web-stand-in-plays", "web-seat-given-up", undefined]);
});

test("one person with bots plays alone, also when the others have given up", () => {
  expect(isSolo(table([person("Ann"), bot]))).toBe(true);
  expect(isSolo(table([person("Ann"), person("Dario", { left: true })]))).toBe(true);
  expect(isSolo(table([person("Ann"), person("Dario", { away_since: NOW })]))).toBe(false);
  expect(isSolo(table([person("Ann"), person("Rob", { is_bot: true })]))).toBe(true);
});

test("those who are away are told one after the other, the soonest first, and oneself never", () => {
  const seats = [person("Ann", { away_since: 1, waits_until: 1 }), person("Dario", { away_since: 1, waits_until: 90 }), person("Zoé", { away_since: 1, waits_until: 40 })];
  expect(noticeOf(table(seats), you("Ann", 0), marksOf(table(seats)))).toEqual({ kind: "away", seat: 2, until: 40, waits: 90, more: 1 });
});

test("the host is asked first about who would like to play, the others are not", () => {
  const seats = [person("Ann"), person("Dario", { left: true, stand_in: true, wanted_by: "Zoé" })];
  const marks = marksOf(table(seats));
  expect(noticeOf(table(seats), you("Ann", 0), marks)).toEqual({ kind: "wanted", seat: 1, by: "Zoé" });
  expect(noticeOf(table(seats), you("Bob", 2), marks)).toBeNull();
  expect(noticeOf(table(seats), you("Zoé", null), marks)).toEqual({ kind: "asked", seat: 1 });
  expect(noticeOf(table(seats), you("Max", null), marks)).toBeNull();
});

test("who watches may ask for a seat that a bot plays, but not at a rated table", () => {
  const seats = [person("Ann"), person("Dario", { away_since: 5, stand_in: true })];
  const marks = marksOf(table(seats));
  expect(noticeOf(table(seats), you("Zoé", null), marks)).toEqual({ kind: "takeable", seat: 1 });
  const rated = table(seats, { settings: { ...table(seats).settings, rated: true } });
  expect([mayBeTaken(rated, marks[1]), noticeOf(rated, you("Zoé", null), marks)]).toEqual([false, null]);
  expect(noticeOf(table(seats, { phase: "over" }), you("Zoé", null), marks)).toBeNull();
});

test("whoever was replaced reads who plays there now", () => {
  const former = { number: 1, seat: 1, taken_by: "Zoé" };
  expect(replacedBy(table([person("Ann"), person("Zoé")]), you("Dario", null, former))).toBe("Zoé");
  expect(replacedBy(table([person("Ann"), person("Max")]), you("Dario", null, former))).toBe("Max"); // who sits there by now
  expect(replacedBy(table([person("Ann"), person("Zoé", { left: true })]), you("Dario", null, former))).toBeNull();
  expect(replacedBy(table([person("Ann"), person("Zoé")], { number: 2 }), you("Dario", null, former))).toBeNull(); // that game is over
  expect(replacedBy(table([person("Ann"), person("Dario")]), you("Dario", 1, former))).toBeNull();
  expect(replacedBy(table([person("Ann"), person("Zoé")]), you("Dario", null))).toBeNull();
  expect([replacedBy(null, you("Dario", null, former)), replacedBy(table([]), null)]).toEqual([null, null]);
});

test("a table that slept says for how long to several people, and never to one alone", () => {
  const two = [person("Ann"), person("Dario", { away_since: NOW - 86_400_000 })];
  expect(sleptFor(table(two, { slept_since: NOW - 86_400_000 }), NOW)).toBe(86_400_000);
  expect(sleptFor(table(two, { slept_since: NOW - 86_400_000, slept_until: NOW - 400_000 }), NOW)).toBe(86_000_000);
  expect(sleptFor(table(two), NOW)).toBeNull();
  const clocked = { ...table(two).settings, clock: { kind: "decision", seconds: 86_400 } as const };
  expect(sleptFor(table(two, { slept_since: 1, settings: clocked }), NOW)).toBeNull(); // the clock went on deciding
  expect(sleptFor(table([person("Ann"), bot], { slept_since: 1 }), NOW)).toBeNull();
  expect(sleepersAt(table([...two, bot]), 0).map((one) => [one.name, one.status])).toEqual([["Ann", "you"], ["Dario", "asleep"], ["Milou", "bot"]]);
});

test("a line names the bot where it would name the player, once", () => {
  const line: Sentence = { id: "bets", args: { player: { type: "name", seat: 1 } } };
  expect(markedLine(line, en)).toEqual({ before: "", after: " bets. Well done, Dario." });
  expect(markedWords(line, en)).toBe("a bot for Dario bets. Well done, Dario.");
  expect(markedWords({ id: "nobody", args: {} }, en)).toBe("a bot It is night.");
});

test("whom a table waits for is read from any game's view", () => {
  expect(waitingIn({ waiting: [1, 2] })).toEqual([1, 2]);
  expect([waitingIn(null), waitingIn({}), waitingIn({ waiting: "no" })]).toEqual([[], [], []]);
});

test("notes stand in the log where they came; where the past is left to memory old ones only if they still hold", () => {
  const note = (at: number, seat: number, after: number | null = null): Noted => ({ kind: "noted", at, seat, words: { id: "n", args: {} }, after });
  const marks = marksOf(table([person("Ann"), person("Dario", { away_since: 1 })]));
  const first = placed(null, [note(1, 0), note(2, 1)], 7, marks);
  expect(first.map((one) => [one.note.at, one.after])).toEqual([[1, null], [2, 7]]);
  const later = placed(first, [note(1, 0), note(2, 1), note(3, 0)], 9, marks);
  expect(later.map((one) => [one.note.at, one.after])).toEqual([[1, null], [2, 7], [3, 9]]);
  expect(placed(later, [], 0, marks)).toEqual([]);
  const told = placed(null, [note(1, 0, 3), note(2, 1, 5)], 9, marks);
  expect(told.map((one) => [one.note.at, one.after])).toEqual([[1, 3], [2, 5]]);
  const missed = placed(placed(null, [note(2, 0, 5)], 5, marks), [note(1, 1, 5), note(2, 0, 5)], 5, marks);
  expect(missed.map((one) => one.note.at)).toEqual([1, 2]); // in the order in which it happened, not in that of hearing it
});

test("what somebody did stays theirs when another plays on in their place", () => {
  const taken = (at: number, name: string, other: string, after: number | null): Noted => ({ kind: "noted", at, seat: 1, words: { id: "table-noted-taken-over", args: { name, other } }, after });
  const talk = [taken(1, "Dario", "Zoé", 3), taken(2, "Zoé", "Fay", 5)];
  const notes = talk.map((note) => ({ note, after: note.after }));
  const names = ["Ann", "Fay"];
  expect([0, 2, 3, 4, 5].map((place) => namesAt(place, notes, names)[1])).toEqual(["Dario", "Dario", "Zoé", "Zoé", "Fay"]);
  expect(namesAt(0, notes, names)[0]).toBe("Ann");
  expect(namesAt(0, [{ note: taken(1, "Dario", "Zoé", null), after: null }], names)).toBe(names);
  expect(takenOverAfter(talk, 2)).toEqual([0, 5]);
});
