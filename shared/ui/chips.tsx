import styles from "./chips.module.css";

interface ChipsProps<V extends string> {
  /** Name of the group, for assistive technology. */
  label: string;
  options: readonly { value: V; label: string }[];
  selected: readonly V[];
  /** Gets the new choice, in the order of `options`. */
  onChange: (selected: V[]) => void;
}

/** Any of a few: toggle buttons. */
export function Chips<V extends string>({ label, options, selected, onChange }: ChipsProps<V>) {
  const toggle = (value: V) => {
    const wanted = (other: V) => (other === value ? !selected.includes(value) : selected.includes(other));
    onChange(options.map((option) => option.value).filter(wanted));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons as a flex row in every browser
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={selected.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
