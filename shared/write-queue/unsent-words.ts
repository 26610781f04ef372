import type { LanguageCode } from "../text/languages.ts";
import type { Entry } from "./entries.ts";
import type { WriteRequest } from "./write.ts";

/** A word that waits to be saved, as it was given. */
export type UnsentWord = WriteRequest<"POST /api/user-words">["body"];

/** What tells saved words apart. */
interface Known {
  id: number;
  word: string;
  lang: LanguageCode;
}

/** What becomes of the list of words once all that waits is sent. */
export interface UnsentChanges {
  /** The words saved meanwhile, oldest first, each with the entry that saves it. */
  saved: readonly { entry: Entry; word: UnsentWord }[];
  /** Whether a word that the server has is deleted meanwhile. */
  isDeleted: (word: Known) => boolean;
}

/** Whether an entry saves this word of this language. */
export const savesWord = ({ key, request }: Entry, word: string, lang: string): boolean => {
  if (key !== "POST /api/user-words") return false;
  const { source_word, source_lang } = request.body as UnsentWord;
  return source_word === word && source_lang === lang;
};

/** Reads what waits, in its order: a word may be saved, taken back, and saved again. */
export function unsentChanges(waiting: readonly Entry[]): UnsentChanges {
  const saved = new Map<string, { entry: Entry; word: UnsentWord }>();
  const deletedIds = new Set<number>();
  const deletedWords = new Set<string>();
  for (const entry of waiting) {
    const { key, request } = entry;
    if (key === "POST /api/user-words") {
      const word = request.body as UnsentWord;
      const name = nameOf(word.source_lang, word.source_word);
      if (!saved.has(name)) saved.set(name, { entry, word });
    } else if (key === "DELETE /api/user-words/{id}") {
      deletedIds.add(Number(request.params?.id));
    } else if (key === "DELETE /api/user-words/{source_lang}/{word}") {
      const name = nameOf(String(request.params?.source_lang), String(request.params?.word));
      deletedWords.add(name);
      saved.delete(name);
    }
  }
  return {
    saved: [...saved.values()],
    isDeleted: ({ id, word, lang }) =>
      deletedIds.has(id) || (deletedWords.size > 0 && deletedWords.has(nameOf(lang, word))),
  };
}

const nameOf = (lang: string, word: string): string => `${lang} ${word}`;
