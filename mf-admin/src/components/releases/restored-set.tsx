import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { type Releases, useRevision } from "../../queries/releases.ts";
import { releaseChange } from "../../strings/release-change.ts";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";

interface Row {
  deployable: string;
  now: string | undefined;
  after: string;
}

function columns(): readonly Column<Row>[] {
  const { nothing, restore } = releaseChange;
  const { columns: names, stays } = restore;
  return [
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
}

/** Which releases a restore replaces by which. */
export function RestoredSet({ revision, releases }: { revision: number; releases: Releases }) {
  const query = useRevision(revision);
  const nowOf = (wanted: string) =>
    releases.deployables.find(({ deployable }) => deployable === wanted)?.live;
  return (
    <Loaded
      query={query}
      message={releaseChange.restore.setFailed}
      loading={<Skeleton lines={5} height="2rem" />}
    >
      {({ live }) => (
        <Table
          caption={releaseChange.restore.set}
          columns={columns()}
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
