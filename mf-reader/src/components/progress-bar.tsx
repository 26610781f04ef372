import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** In percent. */
  value: number;
  /** Its accessible name. */
  label: string;
}

/** A bar that shows how much is done. */
export function ProgressBar({ value, label }: ProgressBarProps) {
  return <progress className={styles.progress} aria-label={label} value={value} max={100} />;
}
