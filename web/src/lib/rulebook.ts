// The rules pages, fetched once a language.

import { type Block, blocksOf } from "./markdown.ts";

const pages = new Map<string, Promise<Block[]>>();

export function rulesOf(game: string, lang: string): Promise<Block[]> {
  const key = `${game}/${lang}`;
  const known = pages.get(key);
  if (known) return known;
  const page = fetch(`/api/rules/${key}`).then(async (response) => {
    if (!response.ok) throw new Error(String(response.status));
    return blocksOf(await response.text());
  });
  page.catch(() => pages.delete(key));
  pages.set(key, page);
  return page;
}
