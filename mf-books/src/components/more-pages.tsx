import { Button } from "@lagom/shared/ui/button";
import { strings } from "../strings.ts";
import styles from "./book-pages.module.css";

/** The part of an infinite query's result that is about further pages. */
export interface MorePages {
  isPlaceholderData: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** A button for the next page, if there is one. */
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
