// Our rules pages, read into blocks: headings, rules with their ids, tables, lists, paragraphs. No HTML is made here.

export type Span = { readonly kind: "text" | "strong" | "em" | "code" | "ruling" | "rule"; readonly text: string };

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly id: string | null; readonly spans: readonly Span[] }
  | { readonly kind: "rule"; readonly id: string; readonly ruled: boolean; readonly paragraphs: readonly (readonly Span[])[] }
  | { readonly kind: "item"; readonly spans: readonly Span[] }
  | { readonly kind: "table"; readonly head: readonly (readonly Span[])[]; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: "text"; readonly spans: readonly Span[] };

const ID = "[A-Z]{2}-\\d+(?:\\.\\d+)?";
const SPANS = new RegExp(`\`\\[(?:ruling|décision|decision)[^\`]*\\]\`|\`[^\`]+\`|\\*\\*[^*]+\\*\\*|\\*[^*]+\\*|\\b${ID}\\b`, "g");

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(SPANS)) {
    if (found.index > at) spans.push({ kind: "text", text: text.slice(at, found.index) });
    spans.push(spanOf(found[0]));
    at = found.index + found[0].length;
  }
  if (at < text.length) spans.push({ kind: "text", text: text.slice(at) });
  return spans;
}

function spanOf(mark: string): Span {
  if (mark.startsWith("`[")) return { kind: "ruling", text: mark.slice(2, -2) };
  if (mark.startsWith("`")) return { kind: "code", text: mark.slice(1, -1) };
  if (mark.startsWith("**")) return { kind: "strong", text: mark.slice(2, -2) };
  if (mark.startsWith("*")) return { kind: "em", text: mark.slice(1, -1) };
  return { kind: "rule", text: mark };
}

export function plainOf(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join("");
}

/** The blocks of a page. */
export function blocksOf(page: string): Block[] {
  return chunks(page).map(blockOf);
}

/** Lines that belong together: up to an empty line, a new item or a table's edge. */
function chunks(page: string): string[][] {
  const found: string[][] = [];
  let now: string[] = [];
  const close = (): void => {
    if (now.length > 0) found.push(now);
    now = [];
  };
  for (const line of page.split("\n")) {
    const opens = /^(#+ |- )/.test(line) || line.startsWith("|") !== (now.at(-1)?.startsWith("|") ?? line.startsWith("|"));
    if (!line.trim() || opens) close();
    if (line.trim()) now.push(line);
  }
  close();
  return found;
}

function blockOf(lines: readonly string[]): Block {
  const [first = ""] = lines;
  const whole = lines.map((line) => line.trim()).join(" ");
  const heading = /^(#+) (.*)$/.exec(whole);
  if (heading) {
    const [, marks = "", text = ""] = heading;
    return { kind: "heading", level: marks.length, id: new RegExp(`^${ID}`).exec(text)?.[0] ?? null, spans: spansOf(text) };
  }
  if (first.startsWith("|")) return tableOf(lines);
  const rule = new RegExp(`^- (${ID}) (.*)$`).exec(whole);
  if (rule) {
    const [, id = "", text = ""] = rule;
    const spans = spansOf(text);
    return { kind: "rule", id, ruled: spans.some((span) => span.kind === "ruling"), paragraphs: [spans] };
  }
  if (first.startsWith("- ")) return { kind: "item", spans: spansOf(whole.slice(2)) };
  return { kind: "text", spans: spansOf(whole) };
}

function tableOf(lines: readonly string[]): Block {
  const rows = lines
    .filter((line) => !/^[|\s:-]+$/.test(line))
    .map((line) => line.replace(/^\||\|$/g, "").split("|").map((cell) => spansOf(cell.trim())));
  return { kind: "table", head: rows[0] ?? [], rows: rows.slice(1) };
}

/** One rule or chapter of a page, with what belongs to it. */
export function excerpt(blocks: readonly Block[], id: string): Block[] {
  const start = blocks.findIndex((block) => (block.kind === "rule" || block.kind === "heading") && block.id === id);
  const first = blocks[start];
  if (!first) return [];
  const ends = (block: Block): boolean =>
    block.kind === "heading" ? first.kind !== "heading" || block.level <= first.level : first.kind === "rule" && block.kind === "rule";
  const length = blocks.slice(start + 1).findIndex(ends);
  return blocks.slice(start, length < 0 ? undefined : start + 1 + length);
}
