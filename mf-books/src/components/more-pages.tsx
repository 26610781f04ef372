import { Button } from "@lagom/shared/ui/button";
import { strings } from "../strings.ts";
import styles from "./book-pages.module.css";

/** What `useInfiniteQuery` gives of the pages that may follow. */
export interface MorePages {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The way to the next page, where there is one. */
export function MoreButton({ query }: { query: MorePages }) {
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <Button busy={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
        {strings.more}
      </Button>
    </div>
  );
}
