import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { languageOf } from "@lagom/shared/text/languages";
import styles from "./met-in.module.css";

interface MetInProps {
  lang: string;
  sentence: string | null;
  articleId: number | null;
  title: string | null;
}

/** The sentence in which a word was met, and the way back to its article. */
export function MetIn({ lang, sentence, articleId, title }: MetInProps) {
  const { dir } = languageOf(lang);
  return (
    <div className={styles.met}>
      {sentence && (
        <p className={styles.sentence} lang={lang} dir={dir}>
          {sentence}
        </p>
      )}
      {articleId !== null && title !== null && (
        <Link className={styles.article} to={paths.article(articleId)}>
          <bdi lang={lang}>{title}</bdi>
        </Link>
      )}
    </div>
  );
}
