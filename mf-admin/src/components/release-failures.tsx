import type { Deployable } from "@lagom/shared/remote";
import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useFailures } from "../queries/releases.ts";
import { releaseChange as texts } from "../strings/releases.ts";
import styles from "./deployable-dialog.module.css";

/** The failures of a release in pages, with source-mapped stacks. */
export function ReleaseFailures({
  deployable,
  release,
  onBack,
}: {
  deployable: Deployable;
  release: string;
  onBack: () => void;
}) {
  const query = useFailures(deployable, release);
  return (
    <section className={styles.failures} aria-label={texts.failuresOf(release)}>
      <div className={styles.actions}>
        <Button onClick={onBack}>{texts.toHistory}</Button>
      </div>
      <Loaded query={query} message={texts.failuresFailed} loading={<Skeleton lines={3} height="4rem" />}>
        {({ failures }) =>
          failures.map(({ failure, page, message, stack, sessions, addresses, people, last_at }) => (
            <article key={`${failure} ${page} ${message}`}>
              <h3>{texts.failure(failure, page)}</h3>
              <p className={styles.soft}>{texts.seen(sessions, addresses, people, formatMoment(last_at))}</p>
              {message && <p>{message}</p>}
              {stack && <pre className={styles.stack}>{stack}</pre>}
            </article>
          ))
        }
      </Loaded>
    </section>
  );
}
