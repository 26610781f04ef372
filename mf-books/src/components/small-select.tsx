import { Select } from "@lagom/shared/ui/select";
import styles from "./small-select.module.css";

interface SmallSelectProps<V extends string> {
  /** Accessible name. */
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}

/** A select for toolbars, without a visible label. */
export function SmallSelect<V extends string>({ label, value, options, onChange }: SmallSelectProps<V>) {
  return (
    <Select
      className={styles.select}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as V)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  );
}
