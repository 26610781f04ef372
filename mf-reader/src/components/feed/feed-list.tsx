import type { FeedPage } from "@lagom/shared/contract/text";
import { fixed } from "@lagom/shared/messages";
import { Button } from "@lagom/shared/ui/button";
import { ErrorState } from "@lagom/shared/ui/states";
import type { useNewsfeed } from "../../queries/newsfeed.ts";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { useNearing } from "../use-nearing.ts";
import { FeedCard } from "./feed-card.tsx";
import styles from "./feed-list.module.css";

const NEAR_PX = 900;

interface FeedListProps {
  pages: readonly FeedPage[];
  query: ReturnType<typeof useNewsfeed>;
  /** Shows all categories; undefined when they all are shown. */
  onShowAll: (() => void) | undefined;
}

/** The loaded articles; more come by scrolling or by a button. */
export function FeedList({ pages, query, onShowAll }: FeedListProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const failed = isFetchNextPageError && !isFetchingNextPage;
  const end = useNearing(NEAR_PX, hasNextPage && !isFetchingNextPage && !failed, fetchNextPage);
  return (
    <>
      <ul className={styles.list}>
        {pages.flatMap(({ articles }) =>
          articles.map((item) => (
            <li key={item.article_id}>
              <FeedCard item={item} />
            </li>
          )),
        )}
      </ul>
      <div ref={end} />
      {failed && <ErrorState message={fixed.newsfeed} onRetry={() => fetchNextPage()} />}
      <p className={styles.more}>
        {hasNextPage && !failed && (
          <Button busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {newsfeedStrings.feed.loadMore}
          </Button>
        )}
        {!hasNextPage && <span>{onShowAll ? newsfeedStrings.feed.endOfSome : newsfeedStrings.feed.end}</span>}
        {!hasNextPage && onShowAll && <Button onClick={onShowAll}>{newsfeedStrings.feed.emptyAction}</Button>}
      </p>
    </>
  );
}
