// All cards open: what everybody at a table knows, laid together.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (one: unknown): one is Fields => typeof one === "object" && one !== null && !Array.isArray(one);

/** The first of some readers' knowledge of one thing, with what it leaves open filled in from the others. */
function together(known: readonly unknown[]): unknown {
  const told = known.filter((one) => one !== null && one !== undefined);
  const first = told[0] ?? null;
  if (Array.isArray(first)) {
    const alike = told.filter((one): one is unknown[] => Array.isArray(one) && one.length === first.length);
    return first.map((_, place) => together(alike.map((one) => one[place])));
  }
  if (!isFields(first)) return first;
  const alike = told.filter(isFields);
  return Object.fromEntries(Object.keys(first).map((key) => [key, together(alike.map((one) => one[key]))]));
}

/** The views of all seats as one, in nobody's eyes. */
export function opened(views: readonly unknown[]): unknown {
  return { ...(together(views) as Fields), reader: null, sealed: null };
}
