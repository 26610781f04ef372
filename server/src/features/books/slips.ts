/** Shorter words must match exactly, because too many others differ by one letter. */
const SHORTEST = 4;
const TWO_SLIPS_FROM = 8;

/** How many letters of a typed word may be wrong, missing, extra or swapped. */
export const slipsAllowed = (typed: string): number => {
  const length = [...typed].length;
  if (length < SHORTEST) return 0;
  return length < TWO_SLIPS_FROM ? 1 : 2;
};

/** The fewest slips between a typed word and any beginning of a word (optimal string alignment). */
export function slipsTo(typed: string, word: string): number {
  const [from, to] = [[...typed], [...word].slice(0, typed.length + 2)];
  let older: number[] = [];
  let last = to.map((_, at) => at).concat(to.length);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const swapped =
        row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other
          ? (older[column - 1] ?? 0) + 1
          : Number.POSITIVE_INFINITY;
      const replaced = (last[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(swapped, replaced, (last[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    [older, last] = [last, next];
  }
  return Math.min(...last);
}

/** Words are compared by so many of their first letters before they are compared whole. */
const COMPARED = 5;

/**
 * What a word shares with each beginning of it that has one slip in its first letters, see `slipKeys`: its first four
 * and three letters, and its first five and four without one of them.
 */
export function slipForms(word: string): string[] {
  const letters = [...word];
  const [five, four] = [letters.slice(0, COMPARED), letters.slice(0, COMPARED - 1)];
  return [...new Set([four.join(""), four.slice(0, -1).join(""), ...withoutOne(five), ...withoutOne(four)])];
}

/**
 * A word has one of these among its forms if one of its beginnings is the typed word but for a slip in the first five
 * letters: a letter that is wrong, missing, too much or swapped with the next is made good by leaving one out of both.
 */
export function slipKeys(typed: string): string[] {
  const letters = [...typed].slice(0, COMPARED);
  return [...new Set(withoutOne(letters))];
}

const withoutOne = (letters: string[]): string[] => letters.map((_, at) => letters.toSpliced(at, 1).join(""));
