// Numbers as they stand on paper.

/** A number with a true minus sign. */
export function plain(points: number): string {
  return String(points).replace("-", "−");
}

/** A number with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : plain(points);
}
