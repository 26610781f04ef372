/** Shorter words must be right: too many others are one letter away. */
const SHORTEST = 4;
const TWO_SLIPS_FROM = 8;

/** How many letters of a typed word may be wrong, missing, too many or swapped. */
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
