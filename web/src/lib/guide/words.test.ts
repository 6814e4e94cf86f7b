import { describe, expect, it } from "vitest";
import en from "../../../../src/camarilla/locales/en/web-guide.ftl?raw";
import fr from "../../../../src/camarilla/locales/fr/web-guide.ftl?raw";
import { GAMES } from "../games.ts";
import { catalogue, type Lang } from "../speaker.ts";
import { notesOf } from "./note.ts";

const TEXTS: readonly (readonly [Lang, string])[] = [
  ["en", en],
  ["fr", fr],
];

describe.each(GAMES.map((game) => game.key))("the guide of %s", (game) => {
  it.each(TEXTS)("has words for every note, and a note for all its words, in %s", async (lang, text) => {
    const names = (await notesOf(game)).map((note) => `web-guide-${game}-${note.name}`);
    const words = [...text.matchAll(/^(web-guide-[\w-]+) =/gm)].flatMap(([, id]) => (id?.startsWith(`web-guide-${game}-`) ? [id] : []));
    expect(words.toSorted()).toEqual(names.toSorted());
    expect(names.every((id) => catalogue(lang, [text]).hasMessage(id))).toBe(true);
  });
});
