import type { Body } from "@lagom/shared/contract/calls";
import type { SavedWord } from "@lagom/shared/contract/words";

/** What to send to have a deleted word back, with all that it carried. */
export function savedAgain(word: SavedWord): Body<"POST /api/user-words"> {
  const { source_word, translated_word, source_lang, target_lang, status, lemma, context } = word;
  return {
    source_word,
    translated_word,
    source_lang,
    target_lang,
    status,
    lemma: lemma ?? undefined,
    context: context
      ? { rewrite_id: context.rewrite_id ?? undefined, sentence: context.sentence ?? undefined }
      : undefined,
  };
}
