import { WORD_STATUSES } from "@lagom/shared/contract/word-limits";
import type { SavedWord, WordStatus } from "@lagom/shared/contract/words";
import { Button } from "@lagom/shared/ui/button";
import { MenuButton } from "@lagom/shared/ui/menu";
import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { strings } from "../strings.ts";
import styles from "./selection-bar.module.css";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  selection: Selection<SavedWord>;
  onStatus: (status: WordStatus) => void;
  onDelete: () => void;
}

/** Actions for the selected words; stays in view while the list scrolls. */
export function SelectionBar({ selection, onStatus, onDelete }: SelectionBarProps) {
  const names = strings.saved;
  const all = useRef<HTMLInputElement>(null);
  // The button disappears with the selection, so focus moves to where the next selection starts.
  const end = (act: () => void) => {
    all.current?.focus();
    act();
  };
  return (
    <div className={styles.bar} role="toolbar" aria-label={names.selection}>
      <label className={styles.all}>
        <input ref={all} type="checkbox" checked={selection.all} onChange={selection.toggleAll} />
        {names.selectAll}
      </label>
      <span className={styles.count} aria-live="polite">
        {selection.selected.length > 0 && names.selected({ count: selection.selected.length })}
      </span>
      {selection.selected.length > 0 && (
        <>
          <MenuButton
            label={names.setStatus}
            items={WORD_STATUSES.map((status) => ({
              id: status,
              label: names.status[status],
              onAction: () => onStatus(status),
            }))}
          >
            {names.setStatus}
          </MenuButton>
          <Button size="small" onClick={() => end(onDelete)}>
            <Trash2 size={16} aria-hidden="true" />
            {names.deleteSelected}
          </Button>
          <Button
            size="small"
            kind="quiet"
            aria-label={names.clearSelection}
            onClick={() => end(selection.clear)}
          >
            {names.clear}
          </Button>
        </>
      )}
    </div>
  );
}
