import { Link } from "@lagom/shared/router";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { useReleaseLog } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { sectionPath } from "./addresses.ts";
import styles from "./log-lines.module.css";
import { LogLines } from "./log-lines.tsx";

const LINES = 5;

/** The last changes, with the way to all of them. */
export function Lately() {
  const query = useReleaseLog();
  return (
    <section className={styles.log} aria-label={texts.list.lately}>
      <h2>{texts.list.lately}</h2>
      <Loaded query={query} message={texts.log.failed} loading={<Skeleton lines={LINES} height="1.75rem" />}>
        {({ pages }) => <LogLines lines={pages.flatMap(({ log }) => log).slice(0, LINES)} />}
      </Loaded>
      <p>
        <Link to={sectionPath("log")}>{texts.list.wholeLog}</Link>
      </p>
    </section>
  );
}
