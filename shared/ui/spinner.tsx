import { VisuallyHidden } from "./hidden.tsx";
import styles from "./spinner.module.css";
import { strings } from "./strings.ts";

/** A small turning ring in the colour of the text around it. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** A spinner in the middle of a whole page of paper. */
export function PageSpinner({ label = strings.loading }: { label?: string }) {
  return (
    <div className={styles.page} role="status">
      <Spinner />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
