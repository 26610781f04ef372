import type { Deployable } from "@lagom/shared/remote";
import { formatMoment } from "@lagom/shared/text/format";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useFailures } from "../../queries/releases.ts";
import { viewStrings } from "../../strings/release-view.ts";
import { Technical } from "../technical.tsx";
import styles from "./failures.module.css";

/** The failures of a release in pages by kind, from how many people and networks, with source-mapped stacks. */
export function Failures({ deployable, release }: { deployable: Deployable; release: string }) {
  const query = useFailures(deployable, release);
  return (
    <section className={styles.failures} aria-label={viewStrings.details.failures}>
      <Loaded
        query={query}
        message={viewStrings.details.failuresFailed}
        loading={<Skeleton lines={3} height="4rem" />}
      >
        {({ failures }) =>
          failures.length === 0 ? (
            <p className={styles.soft}>{viewStrings.details.noFailures}</p>
          ) : (
            failures.map(({ failure, page, message, stack, sessions, addresses, people, last_at }) => (
              <article key={`${failure} ${page} ${message}`}>
                <h4>{viewStrings.details.failure({ failure: nameOf(failure), page })}</h4>
                <p className={styles.soft}>
                  {viewStrings.details.seen({ sessions, addresses, people, last: formatMoment(last_at) })}
                </p>
                {message && (
                  <p>
                    <Technical text={message} />
                  </p>
                )}
                {stack && (
                  // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
                  <pre className={styles.stack} lang="en" dir="ltr" tabIndex={0}>
                    {stack}
                  </pre>
                )}
              </article>
            ))
          )
        }
      </Loaded>
    </section>
  );
}

/** A newer server may tell of a kind that has no name here yet. */
const nameOf = (failure: string): string =>
  (viewStrings.details.failureNames as Readonly<Record<string, string | undefined>>)[failure] ?? failure;
