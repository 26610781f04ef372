import { isApiError } from "@lagom/shared/api/errors";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { Spinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import { useWriteSummary } from "../queries/book-text.ts";
import { words } from "../words.ts";
import styles from "./book-reading.module.css";
import type { Reading } from "./use-reading.ts";

/** Has a summary written that is missing at this level, or written anew, with its progress in sight. */
export function WriteText({ reading: { wish, query } }: { reading: Reading }) {
  const signedIn = useSession((state) => state.user !== null);
  const text = query.isPlaceholderData ? undefined : query.data;
  const writing = useWriteSummary(wish, text);
  if (wish.part !== "summary" || query.isFetching) return null;
  if (writing.isPending) return <Progress />;
  const missing = text?.level !== wish.level;
  const label = missing ? words.reading.write(wish.level) : words.reading.writeAnew;
  return (
    <div className={styles.write}>
      <Button
        size="small"
        onClick={() => (signedIn ? writing.mutate(missing ? "missing" : "anew") : openAuthDialog("sign-in"))}
      >
        {label}
      </Button>
      {writing.isError && (
        <p role="alert" className={styles.failed}>
          {failureText(writing.error)}
        </p>
      )}
      {writing.isSuccess && (
        <p role="status" className={styles.note}>
          {writing.data.level === wish.level ? words.reading.written : words.reading.nobody}
        </p>
      )}
    </div>
  );
}

function failureText(error: unknown): string {
  if (!isApiError(error)) return words.reading.failures.other;
  if (error.code === "no_text") return words.reading.nobody;
  if (error.code === "rate_limited") return words.reading.failures.budget;
  return words.reading.failures.other;
}

/** That it is being written, and for how long by now. */
function Progress() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className={styles.note}>
      <Spinner />
      <span role="status">{words.reading.writing}</span>
      <span aria-hidden="true">{words.reading.seconds(seconds)}</span>
    </p>
  );
}
