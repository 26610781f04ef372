import { Link } from "@lagom/shared/router";
import { languageOf } from "@lagom/shared/text/languages";
import { textPaths } from "@lagom/shared/text-paths";
import styles from "./met-in.module.css";

/** Where a word was met; any part may be unknown. */
export interface MetContext {
  rewrite_id: number | null;
  article_id: number | null;
  book_slug: string | null;
  own_text_id: number | null;
  title: string | null;
  sentence: string | null;
}

/** The sentence in which a word was met, and the way back to it. */
export function MetIn({ lang, met }: { lang: string; met: MetContext }) {
  const { sentence, title } = met;
  const address = addressOf(met);
  return (
    <div className={styles.met}>
      {sentence && (
        <p className={styles.sentence} lang={lang} dir={languageOf(lang).dir}>
          {sentence}
        </p>
      )}
      {address && title !== null && (
        <Link className={styles.article} to={address}>
          <bdi lang={lang}>{title}</bdi>
        </Link>
      )}
    </div>
  );
}

/** The URL of the sentence; undefined if the text no longer exists. */
export function addressOf(met: MetContext): string | undefined {
  const { rewrite_id, article_id, book_slug, own_text_id, sentence } = met;
  if (rewrite_id === null) return undefined;
  if (article_id !== null) return textPaths.sentence(article_id, rewrite_id, sentence);
  if (own_text_id !== null) return textPaths.ownSentence(own_text_id, sentence);
  return book_slug === null ? undefined : textPaths.bookSentence(book_slug, rewrite_id, sentence);
}
