// A sum as a bar: what is brought lies end to end, and what is taken away covers the end of it.

export interface Stretch<Part> {
  readonly part: Part;
  readonly from: number;
  readonly length: number;
}

/** Where each part lies, from the left; what is taken away ends the bar, and it never falls below nothing. */
export function stretches<Part extends { readonly value: number }>(parts: readonly Part[]): readonly Stretch<Part>[] {
  let end = 0;
  return [...parts.filter(({ value }) => value > 0), ...parts.filter(({ value }) => value < 0)].map((part) => {
    const start = end;
    end = Math.max(0, start + part.value);
    return { part, from: Math.min(start, end), length: Math.abs(end - start) };
  });
}
