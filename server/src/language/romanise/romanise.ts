import type { LanguageCode } from "@lagom/shared/text/languages";
import { romanize } from "es-hangul";
import { romaniseHindi } from "./romanise-hindi.ts";

/** BGN/PCGN. */
const RUSSIAN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from("абвгдеёжзийклмнопрстуфхцчшщъыьэюя", (letter, i) => [
    letter,
    "a b v g d e yo zh z i y k l m n o p r s t u f kh ts ch sh shch ” y ’ e yu ya".split(" ")[i] ?? "",
  ]),
);

/**
 * Romanises a word, in languages whose script shows the pronunciation: Русский, हिन्दी, 한국어. Not العربية, as its short vowels
 * are not written; 中文 and 日本語 get their readings when they are tokenised.
 * @param word lower case
 * @returns null for other languages
 */
export function romanised(word: string, code: LanguageCode): string | null {
  const latin = romanise(word, code);
  return latin === word ? null : latin;
}

function romanise(word: string, code: LanguageCode): string {
  switch (code) {
    case "ru":
      return word.replace(/[аеёиоуыэюяъь]?е|[а-яё]/gu, romaniseRussian).replace(/^е/u, "ye");
    case "hi":
      return romaniseHindi(word);
    case "ko":
      return romanize(word);
    default:
      return word;
  }
}

/** A letter, or one followed by an е that is pronounced ye. */
function romaniseRussian(match: string, at: number): string {
  if (match === "е") return at === 0 ? "ye" : "e";
  return Array.from(match, (letter, i) =>
    i > 0 && letter === "е" ? "ye" : (RUSSIAN[letter] ?? letter),
  ).join("");
}
