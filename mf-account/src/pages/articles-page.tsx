import { ArticleCard } from "../components/article-card.tsx";
import { LanguageFilter, LevelFilter } from "../components/list-filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { useArticles } from "../queries/articles.ts";
import { useListState } from "../stores/use-list-state.ts";
import { articlesStrings } from "../strings/articles.ts";
import styles from "./articles-page.module.css";

/** The articles the user has opened or finished. */
export function ArticlesPage() {
  const listState = useListState();
  return (
    <ListPage
      {...articlesStrings}
      listState={listState}
      filters={
        <>
          <LanguageFilter listState={listState} />
          <LevelFilter listState={listState} />
        </>
      }
      query={useArticles(listState)}
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
