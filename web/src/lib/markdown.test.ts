import { expect, test } from "vitest";
import { blocksOf, excerpt, plainOf, spansOf } from "./markdown.ts";

const PAGES = import.meta.glob<string>("../../../src/camarilla/rules/*.md", { query: "?raw", import: "default", eager: true });

test("text is read with its marks", () => {
  expect(spansOf("The *tile* goes on `[ruling: by us]` (RS-5.2), **once**.").map(({ kind, text }) => [kind, text])).toEqual([
    ["text", "The "],
    ["em", "tile"],
    ["text", " goes on "],
    ["ruling", "ruling: by us"],
    ["text", " ("],
    ["rule", "RS-5.2"],
    ["text", "), "],
    ["strong", "once"],
    ["text", "."],
  ]);
});

test("every rule of every page is found by its id, once, and no mark is left over", () => {
  expect(Object.keys(PAGES)).toHaveLength(6);
  for (const [name, page] of Object.entries(PAGES)) {
    const ids = [...page.matchAll(/^- ([A-Z]{2}-\d+\.\d+) /gm)].map((found) => found[1]);
    const blocks = blocksOf(page);
    expect(blocks.flatMap((block) => (block.kind === "rule" ? [block.id] : []))).toEqual(ids);
    for (const id of ids) expect(excerpt(blocks, id ?? "").length, `${name} ${id}`).toBeGreaterThan(0);
    for (const block of blocks) {
      if (block.kind === "table") expect(block.rows.every((row) => row.length === block.head.length)).toBe(true);
      else for (const spans of block.kind === "rule" ? block.paragraphs : [block.spans]) expect(plainOf(spans)).not.toMatch(/[`|]|\*\*/);
    }
  }
});

test("a rule is shown with its table, and a chapter to its end", () => {
  const blocks = blocksOf("## XX-1 Things\n\n- XX-1.1 A table:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- XX-1.2 Next.\n\n## XX-2 More\n\ntext");
  expect(excerpt(blocks, "XX-1.1").map((block) => block.kind)).toEqual(["rule", "table"]);
  expect(excerpt(blocks, "XX-1").map((block) => block.kind)).toEqual(["heading", "rule", "table", "rule"]);
  expect(excerpt(blocks, "XX-9")).toEqual([]);
});
