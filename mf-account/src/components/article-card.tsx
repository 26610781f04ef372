import type { Reply } from "@lagom/shared/contract/calls";
import { Link } from "@lagom/shared/router";
import { formatDay } from "@lagom/shared/text/format";
import { languageOf } from "@lagom/shared/text/languages";
import { textPaths } from "@lagom/shared/text-paths";
import { LevelBadge } from "@lagom/shared/ui/badge";
import { Picture } from "@lagom/shared/ui/picture";
import { Check } from "lucide-react";
import { articlesStrings } from "../strings/articles.ts";
import { strings } from "../strings.ts";
import styles from "./article-card.module.css";

type Article = Reply<"GET /api/user/read-articles">["articles"][number];

/** One article that the user has read in; the whole card leads back to it. */
export function ArticleCard({ article }: { article: Article }) {
  const { lang, title, finished } = article;
  return (
    <article className={styles.card}>
      <div>
        <p className={styles.over}>
          <span className={styles.category}>{strings.categories[article.category]}</span>
          <LevelBadge level={article.level} />
        </p>
        <h2 className={styles.title} lang={lang}>
          <Link to={textPaths.sentence(article.article_id, article.rewrite_id, null)}>
            <bdi dir={languageOf(lang).dir}>{title}</bdi>
          </Link>
        </h2>
        <p className={styles.under}>
          <span className={finished ? styles.finished : undefined}>
            {finished && <Check size={16} aria-hidden="true" />}
            {finished ? articlesStrings.finished : articlesStrings.opened}
          </span>
          <span>{formatDay(article.last_at)}</span>
          <span>{article.language}</span>
        </p>
      </div>
      <div className={styles.picture}>
        <Picture category={article.category} seed={title} />
      </div>
    </article>
  );
}
