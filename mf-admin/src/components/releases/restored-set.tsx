import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { type Releases, useRevision } from "../../queries/releases.ts";
import { releaseChange } from "../../strings/release-changes.ts";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";

const { nothing, restore } = releaseChange;
const { set, setFailed, columns: names, stays } = restore;

interface Row {
  deployable: string;
  now: string | undefined;
  after: string;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: "deployable",
    header: names.deployable,
    bare: true,
    cell: ({ deployable }) => <strong>{deployable}</strong>,
  },
  {
    key: "now",
    header: names.now,
    cell: ({ now }) => (now ? <ReleaseId id={now} /> : <span className={styles.soft}>{nothing}</span>),
  },
  {
    key: "after",
    header: names.after,
    cell: ({ now, after }) =>
      now === after ? <span className={styles.soft}>{stays}</span> : <ReleaseId id={after} />,
  },
];

/** Which releases a restore replaces by which. */
export function RestoredSet({ revision, releases }: { revision: number; releases: Releases }) {
  const query = useRevision(revision);
  const nowOf = (wanted: string) =>
    releases.deployables.find(({ deployable }) => deployable === wanted)?.live;
  return (
    <Loaded query={query} message={setFailed} loading={<Skeleton lines={5} height="2rem" />}>
      {({ live }) => (
        <Table
          caption={set}
          columns={COLUMNS}
          rows={live.map(({ deployable, release }) => ({
            deployable,
            now: nowOf(deployable),
            after: release,
          }))}
          rowKey={({ deployable }) => deployable}
        />
      )}
    </Loaded>
  );
}
