import { isApiError } from "@lagom/shared/api/errors";
import styles from "./change-dialog.module.css";
import { GateLines } from "./gate-lines.tsx";

/** Why the release service did not do something, as it says it: of fields in the language of the interface, else in English. */
export function RefusedLines({ title, error }: { title: string; error: unknown }) {
  const { code, reason = "", details = [] } = isApiError(error) ? error : {};
  const lines = details.length > 0 ? details.map(({ message }) => message) : [reason].filter(Boolean);
  return (
    <div role="alert" className={styles.refusal}>
      <strong>{title}</strong>
      <GateLines lines={code === "bad_request" ? lines : lines.map((tool) => ({ tool }))} />
    </div>
  );
}
