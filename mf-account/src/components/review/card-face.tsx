import type { SavedWord } from "@lagom/shared/contract/words";
import { languageOf } from "@lagom/shared/text/languages";
import { wordKey } from "@lagom/shared/text/word-key";
import { strings } from "../../strings.ts";
import { MetIn } from "../met-in.tsx";
import { WordText } from "../word-text.tsx";
import styles from "./review-card.module.css";

/** A word with the sentence it was met in, and its translation once revealed. */
export function CardFace({ word, revealed }: { word: SavedWord; revealed: boolean }) {
  const { source_word, source_lang, translated_word, target_lang, lemma, context } = word;
  const { dir } = languageOf(source_lang);
  const sentence = context?.sentence;
  return (
    <>
      <p className={styles.word} lang={source_lang} dir={dir}>
        {source_word}
      </p>
      {sentence && (
        <p className={styles.sentence} lang={source_lang} dir={dir}>
          {marked(sentence, source_word, source_lang)}
        </p>
      )}
      {revealed && (
        <div className={styles.answer} role="status">
          <p className={styles.translation} lang={target_lang} dir={languageOf(target_lang).dir}>
            {translated_word}
          </p>
          {lemma && wordKey(lemma, source_lang) !== wordKey(source_word, source_lang) && (
            <p className={styles.lemma}>
              {strings.review.baseForm} <WordText text={lemma} lang={source_lang} />
            </p>
          )}
          {context && <MetIn lang={source_lang} met={{ ...context, sentence: null }} />}
        </div>
      )}
    </>
  );
}

/** The sentence with the word marked; letters of a joined script stay joined. */
function marked(sentence: string, word: string, lang: SavedWord["source_lang"]) {
  const at = sentence.toLocaleLowerCase(lang).indexOf(word.toLocaleLowerCase(lang));
  if (at < 0 || lang === "ar") return sentence;
  const end = at + word.length;
  return (
    <>
      {sentence.slice(0, at)}
      <mark className={styles.mark}>{sentence.slice(at, end)}</mark>
      {sentence.slice(end)}
    </>
  );
}
