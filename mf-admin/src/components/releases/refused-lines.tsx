import { isApiError } from "@lagom/shared/api/errors";
import styles from "./change-dialog.module.css";
import { GateLines } from "./gate-lines.tsx";

/** Why the release service did not do something, as it says it. */
export function RefusedLines({ title, error }: { title: string; error: unknown }) {
  const details = isApiError(error) ? (error.details ?? []).map(({ message }) => message) : [];
  const lines = details.length > 0 || !isApiError(error) ? details : [error.message];
  return (
    <div role="alert" className={styles.refusal}>
      <strong>{title}</strong>
      <GateLines lines={lines.filter(Boolean)} />
    </div>
  );
}
