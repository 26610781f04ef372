import styles from "./day-ring.module.css";

interface DayRingProps {
  /** How much of it is full, from 0 to 1. */
  share: number;
  /** Its width and height, in px. */
  size: number;
}

/** A ring that fills with what was done of a day's goal, and then has a tick in it. A drawing: the words stand beside it. */
export function DayRing({ share, size }: DayRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle className={styles.track} cx="20" cy="20" r="17" />
      {share > 0 && (
        <circle
          className={styles.done}
          cx="20"
          cy="20"
          r="17"
          pathLength="100"
          strokeDasharray={`${100 * share} 100`}
        />
      )}
      {share === 1 && <path className={styles.check} d="m13 20.5 5 5 9-10" />}
    </svg>
  );
}
