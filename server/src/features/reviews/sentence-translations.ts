import type { Db } from "../../platform/database/open.ts";
import type { savedWords } from "../../schema/words.table.ts";
import { alignedSentences } from "../../texts/passages/aligned-sentences.ts";

type Word = Pick<typeof savedWords.$inferSelect, "id" | "sentence" | "sourceLang" | "targetLang">;

/**
 * What the sentences of a reader's words mean in the language that each word is translated into, by the word's id. Only texts of
 * the collection, which everybody may read, are searched.
 */
export async function translationsOf(db: Db, words: readonly Word[]): Promise<Map<number, string>> {
  const groups = Map.groupBy(words, ({ sourceLang, targetLang }) => `${sourceLang} ${targetLang}`);
  const found = new Map<number, string>();
  for (const [word, ...others] of groups.values()) {
    const group = word ? [word, ...others] : [];
    const sentences = group.flatMap(({ sentence }) => sentence ?? []);
    if (!word || sentences.length === 0) continue;
    const translations = await alignedSentences(db, sentences, word.sourceLang, word.targetLang);
    for (const { id, sentence } of group) {
      const translation = sentence && translations.get(sentence);
      if (translation) found.set(id, translation);
    }
  }
  return found;
}
