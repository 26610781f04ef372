import { Button } from "@lagom/shared/ui/button";
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { countFilters, type ListState } from "../stores/use-list-state.ts";
import { strings } from "../strings.ts";
import styles from "./filters.module.css";

interface FiltersProps {
  listState: ListState;
  search: ReactNode;
  children: ReactNode;
}

/** The search and filters of a list. On a phone the filters are folded away, with how many of them are set. */
export function Filters({ listState, search, children }: FiltersProps) {
  const [open, setOpen] = useState(false);
  const choices = useId();
  return (
    <search className={styles.filters}>
      {search}
      <div className={styles.fold}>
        <Button aria-expanded={open} aria-controls={choices} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {strings.filters({ set: countFilters(listState) })}
        </Button>
      </div>
      <div id={choices} className={styles.choices} data-folded={open ? undefined : ""}>
        {children}
      </div>
    </search>
  );
}
