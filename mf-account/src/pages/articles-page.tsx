import { ArticleCard } from "../components/article-card.tsx";
import { LanguageFilter, LevelFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { useArticles } from "../queries/articles.ts";
import { useListPlace } from "../stores/use-list-place.ts";
import { words } from "../words.ts";
import styles from "./articles-page.module.css";

/** The articles the user has opened or finished. */
export function ArticlesPage() {
  const place = useListPlace();
  return (
    <ListPage
      {...words.articles}
      place={place}
      filters={
        <>
          <LanguageFilter place={place} />
          <LevelFilter place={place} />
        </>
      }
      query={useArticles(place)}
      isEmpty={(data) => data.articles.length === 0}
    >
      {(data) => (
        <ul className={styles.articles}>
          {data.articles.map((article) => (
            <li key={article.rewrite_id}>
              <ArticleCard article={article} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}
