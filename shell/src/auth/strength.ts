/** From easily guessed to hard to guess. */
type Strength = "weak" | "fair" | "strong";

/** Kinds of characters, and how many of each there are to choose from. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{Nd}/u, 10],
  [/[\p{P}\p{S}\p{Z}]/u, 33],
  [/\p{Lo}/u, 1000],
];
/** Bits from which on a password is fair, and strong. */
const FAIR = 45;
const STRONG = 65;

/** How hard a password is to guess, by its length and the kinds of its characters. The server knows the common ones. */
export function strengthOf(password: string): Strength {
  const characters = [...password];
  const choice = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // "aaaaaaaa" is as long as it is varied.
  const length = Math.min(characters.length, 2 * new Set(characters).size);
  const bits = length * Math.log2(Math.max(choice, 1));
  if (bits < FAIR) return "weak";
  return bits < STRONG ? "fair" : "strong";
}
