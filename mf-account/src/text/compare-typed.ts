import type { LanguageCode } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";

/** Letters that were typed where others were expected; one of them may be empty. */
export interface Difference {
  typed: string;
  expected: string;
}

const AROUND = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu;

/**
 * Where a typed word differs from the one that was asked for, letter by letter as a reader sees them. Case, Unicode form,
 * punctuation around the word, Arabic vowel signs and full or half width do not count.
 * @returns nothing if the word is right
 */
export function compareTyped(typed: string, expected: string, lang: LanguageCode): Difference[] {
  const [given, wanted] = [lettersOf(typed, lang), lettersOf(expected, lang)];
  const common = commonLengths(given, wanted);
  const differences: Difference[] = [];
  let open: Difference | undefined;
  const differ = (typedLetter: string, expectedLetter: string) => {
    if (!open) {
      open = { typed: "", expected: "" };
      differences.push(open);
    }
    open.typed += typedLetter;
    open.expected += expectedLetter;
  };
  let [i, j] = [0, 0];
  while (i < given.length || j < wanted.length) {
    if (i < given.length && given[i] === wanted[j]) {
      open = undefined;
      i += 1;
      j += 1;
    } else if (j >= wanted.length || (i < given.length && at(common, i + 1, j) >= at(common, i, j + 1)))
      differ(given[i++] ?? "", "");
    else differ("", wanted[j++] ?? "");
  }
  return differences;
}

function lettersOf(text: string, lang: LanguageCode): string[] {
  const plain = wordKey(text.normalize("NFKC"), lang).replace(AROUND, "");
  return [...new Intl.Segmenter(lang).segment(plain)].map(({ segment }) => segment);
}

/** The length of the longest common subsequence of what follows each pair of places. */
function commonLengths(a: readonly string[], b: readonly string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row)
        row[j] =
          a[i] === b[j]
            ? at(lengths, i + 1, j + 1) + 1
            : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
    }
  return lengths;
}

const at = (lengths: readonly (readonly number[])[], i: number, j: number): number => lengths[i]?.[j] ?? 0;
