import { WORD_STATUSES } from "@lagom/shared/contract/word-limits";
import type { WordStatus } from "@lagom/shared/contract/words";
import { Select } from "@lagom/shared/ui/select";
import { strings } from "../strings.ts";
import styles from "./status-select.module.css";

interface StatusSelectProps {
  word: string;
  status: WordStatus;
  onChange: (status: WordStatus) => void;
}

/** A coloured tag that shows a word's status and changes it. */
export function StatusSelect({ word, status, onChange }: StatusSelectProps) {
  return (
    <Select
      className={styles.status}
      data-status={status}
      aria-label={strings.saved.statusOf({ word })}
      value={status}
      onChange={(event) => onChange(event.target.value as WordStatus)}
    >
      {WORD_STATUSES.map((option) => (
        <option key={option} value={option}>
          {strings.saved.status[option]}
        </option>
      ))}
    </Select>
  );
}
