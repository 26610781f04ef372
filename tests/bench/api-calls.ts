/** The calls that `pnpm bench api` measures. */
export type CallName = "newsfeed" | "article" | "save";

export interface ApiCall {
  method: "GET" | "POST";
  path: string;
}

/** A word as the lookup sheet saves it. */
export const wordToSave = (word: string): object => ({
  source_word: word,
  translated_word: "sea",
  source_lang: "sv",
  target_lang: "en",
  lemma: word,
  context: { sentence: "Havet är stort." },
});
