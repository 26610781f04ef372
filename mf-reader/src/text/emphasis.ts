/**
 * Finds the word of a translated sentence that a gloss names, to show it bold. A gloss may list several: `tide, the tides`.
 * @returns undefined when none of them stands in the sentence as a word
 */
export function findGloss(sentence: string, gloss: string): { start: number; end: number } | undefined {
  const lower = sentence.toLowerCase();
  for (const wanted of gloss.toLowerCase().split(/[,;/]/)) {
    const word = wanted.replace(/\(.*?\)/g, "").trim();
    const start = word ? lower.indexOf(word) : -1;
    const end = start + word.length;
    if (start >= 0 && !isLetter(lower[start - 1]) && !isLetter(lower[end])) return { start, end };
  }
  return undefined;
}

const isLetter = (char: string | undefined): boolean => char !== undefined && /[\p{L}\p{M}]/u.test(char);
