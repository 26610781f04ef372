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
/** Bits of entropy from which a password counts as fair, and as strong. */
const FAIR = 45;
const STRONG = 65;

/** Password strength by length and kinds of characters. Common passwords are refused by the server. */
export function strengthOf(password: string): Strength {
  const characters = [...password];
  const choice = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  // "aaaaaaaa" is as long as it is varied.
  const length = Math.min(characters.length, 2 * new Set(characters).size);
  const bits = length * Math.log2(Math.max(choice, 1));
  if (bits < FAIR) return "weak";
  return bits < STRONG ? "fair" : "strong";
}
