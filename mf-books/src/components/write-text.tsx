import { isApiError } from "@lagom/shared/api/errors";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { useWriteSummary } from "../queries/book-text.ts";
import { strings } from "../strings.ts";
import styles from "./book-reading.module.css";
import { Progress } from "./progress.tsx";
import type { Reading } from "./use-reading.ts";

/** Has a missing summary written at this level, or an existing one rewritten, and shows the progress. */
export function WriteText({ reading: { request, query } }: { reading: Reading }) {
  const signedIn = useSession((state) => state.user !== null);
  const text = query.data;
  const writing = useWriteSummary(request, text);
  if (request.part !== "summary" || query.isFetching) return null;
  if (writing.isPending) return <Progress text={strings.reading.writing} />;
  const missing = text?.level !== request.level;
  const label = missing ? strings.reading.write({ level: request.level }) : strings.reading.writeAnew;
  return (
    <div className={styles.write}>
      <Button
        size="small"
        onClick={() => (signedIn ? writing.mutate(missing ? "missing" : "anew") : openAuthDialog("sign-in"))}
      >
        {mayWorkAgain(writing.error) ? strings.reading.retry : label}
      </Button>
      {writing.isError && (
        <p role="alert" className={styles.failed}>
          {failureText(writing.error)}
        </p>
      )}
      {writing.isSuccess && (
        <p role="status" className={styles.note}>
          {writing.data.level === request.level ? strings.reading.written : strings.reading.nobody}
        </p>
      )}
    </div>
  );
}

/** Whether retrying may help. */
const mayWorkAgain = (error: unknown): boolean =>
  error !== null && !(isApiError(error) && ["no_text", "rate_limited"].includes(error.code ?? ""));

function failureText(error: unknown): string {
  if (!isApiError(error)) return strings.reading.failures.other;
  if (error.code === "no_text") return strings.reading.nobody;
  if (error.code === "rate_limited") return strings.reading.failures.budget;
  return strings.reading.failures.other;
}
