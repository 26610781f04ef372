import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { useApprovals, type Waiting } from "../../queries/release-people.ts";
import { releasePeople } from "../../strings/release-people.ts";
import { Address } from "../address.tsx";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { DecideDialog } from "./decide-dialog.tsx";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";
import { When } from "./when.tsx";
import { Why } from "./why.tsx";

const texts = releasePeople.waiting;

/** The promotions that wait for a second person, who approves or declines them here. */
export function WaitingList() {
  const query = useApprovals();
  const [asked, setAsked] = useState<{ waiting: Waiting; approves: boolean }>();
  const columns: readonly Column<Waiting>[] = [
    ...COLUMNS,
    actionsColumn((waiting) => (
      <span className={styles.decisions}>
        {[true, false].map((approves) => {
          const verb = approves ? texts.approve : texts.decline;
          return (
            <Button
              key={verb}
              size="small"
              aria-label={texts.label(verb, waiting.release, waiting.deployable)}
              onClick={() => setAsked({ waiting, approves })}
            >
              {verb}
            </Button>
          );
        })}
      </span>
    )),
  ];
  return (
    <>
      <Loaded query={query} message={texts.failed} loading={<Skeleton lines={2} height="2.5rem" />}>
        {({ waiting }) =>
          waiting.length === 0 ? (
            <p className={styles.soft}>{texts.none}</p>
          ) : (
            <Table caption={texts.caption} columns={columns} rows={waiting} rowKey={({ id }) => id} />
          )
        }
      </Loaded>
      {asked && <DecideDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const COLUMNS: readonly Column<Waiting>[] = [
  {
    key: "what",
    header: texts.columns.what,
    bare: true,
    long: true,
    cell: ({ deployable, release, rollout }) => (
      <Pair below={rollout ? texts.rollout(rollout.steps.join(" → ")) : texts.toAll}>
        <span className={styles.named}>
          <strong>{deployable}</strong>
          <ReleaseId id={release} />
        </span>
      </Pair>
    ),
  },
  {
    key: "asked",
    header: texts.columns.asked,
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
        <bdi>
          <Address of={asked_by} />
        </bdi>
      </Pair>
    ),
  },
  {
    key: "until",
    header: texts.columns.until,
    long: true,
    cell: ({ expires_at }) => formatMoment(expires_at),
  },
];
