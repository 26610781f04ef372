const MOST_GLOSSES = 8;
const LONGEST_GLOSS = 120;
const PRONUNCIATION = /\/[^/\n]+\/|\[[^[\]\n]*\]/gu;
const MARKUP = /<br\s*\/?>|<\/?(div|p|li)[^<>]*>/gi;
const TAG = /<[^<>]*>|&lt;[^&]*&gt;/g;
/** Grammar, notes and references are on lines of their own. */
const NO_MEANING = /^(\(.*\)|note:.*|see( also)?:.*|synonyms?:.*|antonyms?:.*|-+|".*")$/i;

/**
 * The meanings in an entry, best first, each a word or short phrase.
 * @param body the whole entry, including the first line with the headword if the format repeats it
 */
export function glossesIn(body: string, headword: string): string[] {
  const lines = body
    .replace(MARKUP, "\n")
    .split("\n")
    .filter((line, at) => !(at === 0 && isHeadline(line, headword)))
    .filter((line) => !/\/[^/]+\/\s*(,|$)/u.test(line))
    .map((line) => line.replace(TAG, "").replace(PRONUNCIATION, "").trim())
    .map((line) => line.replace(/^(\d+[.)]|[-•*])\s*/u, ""))
    .filter((line) => line !== "" && !NO_MEANING.test(line));
  return glossesOf(lines);
}

/** Meanings as words or short phrases: each line is split at its commas and semicolons, and what is too long is left out. */
export function glossesOf(lines: readonly string[]): string[] {
  const glosses = lines.flatMap((line) => splitOutside(line)).map((gloss) => gloss.trim());
  const short = glosses.filter((gloss) => gloss !== "" && gloss.length <= LONGEST_GLOSS);
  return [...new Set(short)].slice(0, MOST_GLOSSES);
}

/** dictd repeats the headword on the first line, with its pronunciation or grammar. */
function isHeadline(line: string, headword: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(line.replace(PRONUNCIATION, "").replace(TAG, "")).startsWith(letters(headword));
}

/** Splits at commas and semicolons, but not within parentheses. */
function splitOutside(line: string): string[] {
  const parts: string[] = [];
  let end = line.length;
  let inside = false;
  // From the end, so that an unclosed parenthesis encloses nothing.
  for (let at = line.length - 1; at >= 0; at -= 1) {
    const character = line.charAt(at);
    if (character === ")") inside = true;
    else if (character === "(") inside = false;
    else if (!inside && /[,;،、；]/u.test(character)) {
      parts.unshift(line.slice(at + 1, end));
      end = at;
    }
  }
  return [line.slice(0, end), ...parts];
}
