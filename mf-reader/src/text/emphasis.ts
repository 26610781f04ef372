/**
 * Finds the word of a translated sentence that a gloss names, to show it in bold. A gloss may list several: `tide, the tides`.
 * @returns undefined if the sentence contains none of them as a word
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

/**
 * An excerpt around part of a sentence, cut between words, with `…` where something is left out.
 * @param most maximum number of letters; a longer part is shown in full
 */
export function excerpt(
  text: string,
  part: { start: number; end: number },
  most: number,
): { text: string; start: number; end: number } {
  if (text.length <= most) return { text, ...part };
  const room = Math.max(0, most - (part.end - part.start)) / 2;
  const from = wordEdge(text, Math.floor(part.start - room), 1);
  const to = wordEdge(text, Math.ceil(part.end + room), -1);
  const [start, end] = [Math.min(from, part.start), Math.max(to, part.end)];
  const before = start > 0 ? "… " : "";
  return {
    text: `${before}${text.slice(start, end).trimEnd()}${end < text.length ? " …" : ""}`,
    start: part.start - start + before.length,
    end: part.end - start + before.length,
  };
}

/** How far from where a text would be cut a gap between two words is looked for: towards the part, else away from it. */
const NEAR = 20;
const FAR = 60;

/** The nearest gap between two words from `at`, or an end of the text; text without spaces is cut anywhere. */
function wordEdge(text: string, at: number, step: 1 | -1): number {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  if (!/\s/.test(text)) return at;
  const isGap = (i: number) => i === 0 || i === text.length || /\s/.test(text[step === 1 ? i - 1 : i] ?? "");
  for (let i = at; Math.abs(i - at) < NEAR && i >= 0 && i <= text.length; i += step) if (isGap(i)) return i;
  for (let i = at; Math.abs(i - at) < FAR && i >= 0 && i <= text.length; i -= step) if (isGap(i)) return i;
  return at;
}
