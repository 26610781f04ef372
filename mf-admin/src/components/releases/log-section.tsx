import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useReleaseLog } from "../../queries/releases.ts";
import { releaseLog as texts } from "../../strings/releases.ts";
import { LogLines } from "./log-lines.tsx";
import styles from "./releases.module.css";
import type { SectionProps } from "./section.ts";

/** All changes, as far back as somebody wants to go; any earlier set can be restored. */
export function LogSection({ onAsk }: SectionProps) {
  const query = useReleaseLog();
  return (
    <section className={styles.parts} aria-label={texts.title}>
      <Loaded query={query} message={texts.failed} loading={<Skeleton lines={8} height="2.5rem" />}>
        {({ pages }) => (
          <>
            <LogLines
              lines={pages.flatMap(({ log }) => log)}
              onRestore={(to_revision) => onAsk({ action: "restore", to_revision })}
            />
            {query.hasNextPage && (
              <div className={styles.actions}>
                <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {texts.older}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
