import type { Reply } from "@lagom/shared/contract/calls";
import { formatMoment } from "@lagom/shared/text/format";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Pager } from "@lagom/shared/ui/pager";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { useAdminPage } from "../queries/admin-page.ts";
import { makeChange, undoing } from "../queries/change.ts";
import { strings } from "../strings/common.ts";
import { dashboardStrings } from "../strings/dashboard.ts";
import styles from "./change-log.module.css";

type Entry = Reply<"GET /api/admin/log">["entries"][number];

/** The changes whose target is an e-mail address; others have a name. */
const NAMES_ADDRESS = /^(user|mail)_/;

/** Changes made by administrators, newest first, with undo. */
export function ChangeLog() {
  const texts = dashboardStrings.log;
  const [page, toPage] = useState(1);
  const query = useAdminPage("GET /api/admin/log", page);
  return (
    <section className={styles.log} aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <Loaded query={query} message={texts.failed} loading={<Skeleton lines={4} height="2rem" />}>
        {({ entries, has_more }) => (
          <>
            {entries.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
            <ol className={styles.entries}>
              {entries.map((entry) => (
                <Line key={entry.id} entry={entry} />
              ))}
            </ol>
            <Pager page={page} hasMore={has_more} onPage={toPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Line({ entry }: { entry: Entry }) {
  const { id, at, by, action, target, from, to, undoable, undone, undoes } = entry;
  const texts = dashboardStrings.log;
  const what = texts.actions[action]({ name: target });
  return (
    <li>
      <time dateTime={at}>{formatMoment(at)}</time>
      <span className={styles.what}>
        <bdi>
          <WithAddress text={what} address={NAMES_ADDRESS.test(action) ? target : ""} />
          {from && to && ` ${texts.fromTo({ from, to })}`}
          {undoes !== null && <span className={styles.soft}> {texts.undid}</span>}
          <span className={styles.soft}>
            {" "}
            <WithAddress text={texts.by({ who: by })} address={by} />
          </span>
        </bdi>
      </span>
      {undoable && (
        <Button size="small" aria-label={texts.undoOf({ what })} onClick={() => makeChange(undoing(id))}>
          {strings.changes.undo}
        </Button>
      )}
      {undone && <span className={styles.soft}>{texts.undone}</span>}
    </li>
  );
}
