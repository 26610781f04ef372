import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";
import { strings } from "./list-strings.ts";
import styles from "./pager.module.css";

interface PagerProps {
  /** From 1. */
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}

/** Goes through pages; draws nothing when there is one only. */
export function Pager({ page, hasMore, onPage }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={styles.pager} aria-label={strings.pages}>
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className={styles.arrow} size={16} aria-hidden="true" />
        {strings.previous}
      </Button>
      <span className={styles.page} aria-live="polite">
        {strings.page({ page })}
      </span>
      <Button size="small" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {strings.next}
        <ChevronRight className={styles.arrow} size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
