import styles from "./logo.module.css";

/** A round of paper with a slice of each colour: just the right amount. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <circle className={styles.rim} cx="16" cy="16" r="14.5" />
        <path className={styles.pine} d="M16 16V9a7 7 0 1 1-6.06 10.5Z" />
        <path className={styles.saffron} d="M16 16 9.94 19.5A7 7 0 0 1 9.94 12.5Z" />
        <path className={styles.berry} d="M16 16 9.94 12.5A7 7 0 0 1 16 9Z" />
      </svg>
      Lagom
    </span>
  );
}
