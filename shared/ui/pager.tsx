import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "./button.tsx";
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
    <nav className={styles.pager} aria-label="Pages">
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className={styles.arrow} size={16} aria-hidden="true" />
        Previous
      </Button>
      <span className={styles.page} aria-live="polite">
        Page {page}
      </span>
      <Button size="small" disabled={!hasMore} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight className={styles.arrow} size={16} aria-hidden="true" />
      </Button>
    </nav>
  );
}
