import type { SavedWord } from "@lagom/shared/contract/words";
import { languageOf } from "@lagom/shared/text/languages";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { strings } from "../../strings.ts";
import { occurrences, splitAt } from "../../text/occurrences.ts";
import styles from "./card-sentence.module.css";

/** The sentence in which a word was met, with the word marked, or with a gap in its place; nothing if it has none. */
export function CardSentence({ word, gap = false }: { word: SavedWord; gap?: boolean }) {
  const { context, source_word, source_lang } = word;
  const sentence = context?.sentence?.normalize("NFC");
  if (!sentence) return null;
  // A mark would cut the joined letters of Arabic.
  const at = gap || source_lang !== "ar" ? occurrences(sentence, source_word, source_lang) : [];
  return (
    <p className={styles.sentence} lang={source_lang} dir={languageOf(source_lang).dir}>
      {splitAt(sentence, at).map(({ start, text, within }) =>
        within ? <Asked key={start} text={text} gap={gap} /> : text,
      )}
    </p>
  );
}

function Asked({ text, gap }: { text: string; gap: boolean }) {
  if (!gap) return <mark className={styles.mark}>{text}</mark>;
  return (
    <span className={styles.gap}>
      <VisuallyHidden>{strings.review.gap}</VisuallyHidden>
    </span>
  );
}
