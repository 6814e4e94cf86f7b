// Whether French says "d’" before a name.

const VOWEL = /^[aeiou]$/;

/** As far as its letters tell: Ann, Étienne, Hélène, Yves; not Yann. The twin of the server's. */
export function beginsWithVowel(name: string): boolean {
  const letters = [...name.toLowerCase().normalize("NFKD")].filter((sign) => /\p{L}/u.test(sign));
  const [first = "", after = "b"] = letters;
  const isVowel = (letter: string): boolean => VOWEL.test(letter);
  return isVowel(first) || (first === "h" && isVowel(after)) || (first === "y" && !isVowel(after));
}
