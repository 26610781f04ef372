import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useExportLog } from "../../queries/export-log.ts";
import { useReleaseLog } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { Filters } from "../filters.tsx";
import { useListState } from "../use-list-state.ts";
import { LogLines } from "./log-lines.tsx";
import styles from "./releases.module.css";
import type { SectionProps } from "./section.ts";

/** All changes, as far back as somebody wants to go; any earlier set can be restored. */
export function LogSection({ releases, onAsk }: SectionProps) {
  const listState = useListState();
  const [person, area] = [listState.choice("q"), listState.choice("area")];
  const filter = { ...(person ? { person } : {}), ...(area ? { area } : {}) };
  const query = useReleaseLog(filter);
  const file = useExportLog(filter);
  const deployables = releases.deployables.map(({ deployable }) => ({
    value: deployable,
    label: deployable,
  }));
  return (
    <section className={styles.parts} aria-label={texts.log.title}>
      <Filters
        listState={listState}
        search={texts.log.person}
        choices={[
          {
            name: "area",
            label: texts.log.deployable,
            options: [{ value: "", label: texts.log.all }, ...deployables],
          },
        ]}
      />
      <Loaded query={query} message={texts.log.failed} loading={<Skeleton lines={8} height="2.5rem" />}>
        {({ pages }) => {
          const lines = pages.flatMap(({ log }) => log);
          return (
            <>
              <LogLines
                lines={lines}
                onRestore={(to_revision) => onAsk({ action: "restore", to_revision })}
              />
              {lines.length > 0 && (
                <div className={styles.actions}>
                  {query.hasNextPage && (
                    <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                      {texts.log.older}
                    </Button>
                  )}
                  <Button busy={file.isPending} onClick={() => file.mutate()}>
                    {texts.log.export}
                  </Button>
                </div>
              )}
              {file.isError && !file.isPending && <p role="alert">{texts.log.exportFailed}</p>}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
