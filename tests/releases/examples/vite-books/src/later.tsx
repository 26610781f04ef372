import { Tag } from "@lagom/shared/ui/badge";
import styles from "./later.module.css";

/** Loaded when it is asked for, with a shared module that nothing else uses. */
export function Later() {
  return (
    <p className={styles.later}>
      <Tag tone="pine">Loaded later</Tag>
    </p>
  );
}
