import type { Reply } from "@lagom/shared/contract/calls";
import { formatMoment } from "@lagom/shared/text/format";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { AdminPage } from "../components/admin-page.tsx";
import { ago } from "../components/ago.ts";
import { type LogEntry, logLine, shortId } from "../components/log-line.ts";
import { useReleases } from "../queries/releases.ts";
import { words } from "../words.ts";
import styles from "./releases-page.module.css";

type Releases = Reply<"GET /api/admin/releases">;
type AreaRelease = Releases["areas"][number];

const { columns: names, ...texts } = words.releaseList;
const COLUMNS: readonly Column<AreaRelease>[] = [
  { key: "area", header: names.area, bare: true, cell: ({ area }) => <strong>{area}</strong> },
  { key: "live", header: names.live, cell: ({ live }) => <code className={styles.id}>{shortId(live)}</code> },
  {
    key: "since",
    header: names.since,
    cell: ({ since }) => (
      <time className={styles.soft} dateTime={since} title={formatMoment(since)}>
        {ago(since, new Date())}
      </time>
    ),
  },
  {
    key: "fallback",
    header: names.fallback,
    cell: ({ fallback }) =>
      fallback ? (
        <code className={styles.id}>{shortId(fallback)}</code>
      ) : (
        <span className={styles.soft}>{words.none}</span>
      ),
  },
];

/** What is live in the shell and each area, and what changed it. */
export function ReleasesPage() {
  const query = useReleases();
  return (
    <AdminPage
      title={words.releases}
      lead={texts.lead}
      actions={query.data && <Revision number={query.data.revision} />}
      query={query}
      failed={texts.failed}
      loading={<Skeleton lines={5} height="3rem" />}
    >
      {({ areas, log }) => (
        <>
          <Table caption={words.releases} columns={COLUMNS} rows={areas} rowKey={({ area }) => area} />
          <Log entries={log} />
        </>
      )}
    </AdminPage>
  );
}

function Revision({ number }: { number: number }) {
  return (
    <p className={styles.revision}>
      {texts.revision} <strong>{number}</strong>
    </p>
  );
}

function Log({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <section className={styles.log} aria-label={texts.log}>
      <h2>{texts.log}</h2>
      {entries.length === 0 && <p className={styles.soft}>{texts.logEmpty}</p>}
      <ol className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.revision}>
            <time dateTime={entry.at}>{formatMoment(entry.at)}</time>
            <span>
              {logLine(entry)}
              {entry.why && <q className={styles.why}>{entry.why}</q>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
