import type { Answer } from "./translate.ts";

/**
 * Answers with those that `find` has where there is none yet.
 * @param find is given the indexes of the missing ones, and returns as many answers
 */
export async function fillIn(
  answers: readonly (Answer | null)[],
  find: (missing: readonly number[]) => Promise<(Answer | null)[]>,
): Promise<(Answer | null)[]> {
  const missing = answers.flatMap((answer, at) => (answer ? [] : [at]));
  if (missing.length === 0) return [...answers];
  const found = await find(missing);
  return answers.map((answer, at) => answer ?? found[missing.indexOf(at)] ?? null);
}
