// What is said aloud of new lines in the log.

/** More than so many at once is what was jumped over: it is on a card, or was missed, and nobody wants to hear it all. */
const A_HANDFUL = 5;

export function announced(words: readonly string[]): string {
  return words.length > A_HANDFUL ? (words.at(-1) ?? "") : words.join(" ");
}
