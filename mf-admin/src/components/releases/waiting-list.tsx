import { formatMoment } from "@lagom/shared/text/format";
import { Address } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { useApprovals, type Waiting } from "../../queries/release-people.ts";
import { releasePeople as texts } from "../../strings/release-people.ts";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";
import { When } from "./when.tsx";
import { Why } from "./why.tsx";

/** The promotions that wait for a second person, who approves or declines them here. */
export function WaitingList() {
  const query = useApprovals();
  const [asked, setAsked] = useState<{ waiting: Waiting; approves: boolean }>();
  const columns: readonly Column<Waiting>[] = [
    ...factColumns(),
    actionsColumn((waiting) => (
      <span className={styles.decisions}>
        {[true, false].map((approves) => {
          const { approve, approveLabel, decline, declineLabel } = texts.waiting;
          const label = approves ? approveLabel : declineLabel;
          return (
            <Button
              key={String(approves)}
              size="small"
              aria-label={label({ release: waiting.release, deployable: waiting.deployable })}
              onClick={() => setAsked({ waiting, approves })}
            >
              {approves ? approve : decline}
            </Button>
          );
        })}
      </span>
    )),
  ];
  return (
    <>
      <Loaded query={query} message={texts.waiting.failed} loading={<Skeleton lines={2} height="2.5rem" />}>
        {({ waiting }) =>
          waiting.length === 0 ? (
            <p className={styles.soft}>{texts.waiting.none}</p>
          ) : (
            <Table caption={texts.waiting.caption} columns={columns} rows={waiting} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const factColumns = (): readonly Column<Waiting>[] => [
  {
    key: "what",
    header: texts.waiting.columns.what,
    bare: true,
    long: true,
    cell: ({ deployable, release, rollout }) => (
      <Pair
        below={rollout ? texts.waiting.rollout({ steps: rollout.steps.join(" → ") }) : texts.waiting.toAll}
      >
        <span className={styles.named}>
          <strong>{deployable}</strong>
          <ReleaseId id={release} />
        </span>
      </Pair>
    ),
  },
  {
    key: "asked",
    header: texts.waiting.columns.asked,
    long: true,
    cell: ({ asked_by, asked_at, why }) => (
      <Pair
        below={
          <>
            <When at={asked_at} />
            <Why text={why} />
          </>
        }
      >
        <Address of={asked_by} />
      </Pair>
    ),
  },
  {
    key: "until",
    header: texts.waiting.columns.until,
    long: true,
    cell: ({ expires_at }) => formatMoment(expires_at),
  },
];
