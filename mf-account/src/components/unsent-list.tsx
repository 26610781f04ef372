import type { UnsentWord } from "@lagom/shared/write-queue/unsent-words";
import { strings } from "../strings.ts";
import styles from "./unsent-list.module.css";
import { WordText } from "./word-text.tsx";

/** Saved words that the server does not have yet, if any. */
export function UnsentList({ unsent }: { unsent: readonly UnsentWord[] }) {
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent} aria-labelledby="unsent-words">
      <h2 id="unsent-words">{strings.saved.unsent.title}</h2>
      <p>{strings.saved.unsent.text}</p>
      <ul>
        {unsent.map(({ source_word, source_lang, translated_word, target_lang }) => (
          <li key={`${source_lang} ${source_word}`}>
            <WordText strong text={source_word} lang={source_lang} />
            <WordText text={translated_word} lang={target_lang} />
          </li>
        ))}
      </ul>
    </section>
  );
}
