import type { Unit } from "@lagom/shared/remote";
import { formatMoment } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { type Release, useHistory } from "../queries/releases.ts";
import { words } from "../words.ts";
import type { Question } from "./release-change.tsx";
import styles from "./unit-dialog.module.css";

const texts = words.releaseChange;
const TRIAL_PERCENTS = [1, 10, 50];

interface Props {
  unit: Unit;
  live: string;
  onAsk: (question: Question) => void;
  onFailures: (release: string) => void;
}

/** The releases of a unit that are kept, each of which can be made live. */
export function UnitHistory({ unit, live, onAsk, onFailures }: Props) {
  const query = useHistory(unit);
  const columns: readonly Column<Release>[] = [
    {
      key: "release",
      header: texts.columns.release,
      bare: true,
      cell: ({ release }) => <code className={styles.id}>{release}</code>,
    },
    {
      key: "state",
      header: texts.columns.state,
      cell: ({ state }) =>
        state === "kept" ? (
          <span className={styles.soft}>{texts.states.kept}</span>
        ) : (
          <Tag tone={state === "live" ? "pine" : "sky"}>{texts.states[state]}</Tag>
        ),
    },
    { key: "published", header: texts.columns.published, cell: ({ created_at }) => formatMoment(created_at) },
    { key: "by", header: texts.columns.by, cell: ({ author }) => author },
    {
      key: "health",
      header: texts.columns.health,
      cell: ({ release, health }) =>
        health.failed > 0 ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={texts.failuresOf(release)}
            onClick={() => onFailures(release)}
          >
            {words.releaseList.failedOf(health.failed, health.addresses)}
          </Button>
        ) : (
          words.releaseList.failedOf(0, health.addresses)
        ),
    },
    {
      key: "actions",
      header: "",
      align: "end",
      cell: ({ release }) =>
        release === live ? null : (
          <MenuButton label={texts.actionsFor(release)} items={itemsFor(unit, release, live, onAsk)}>
            {texts.use}
          </MenuButton>
        ),
    },
  ];
  return (
    <Loaded query={query} message={texts.historyFailed} loading={<Skeleton lines={4} height="2.5rem" />}>
      {({ releases }) => (
        <Table
          caption={texts.history(unit)}
          columns={columns}
          rows={releases}
          rowKey={({ release }) => release}
        />
      )}
    </Loaded>
  );
}

function itemsFor(unit: Unit, release: string, live: string, onAsk: Props["onAsk"]): MenuItem[] {
  const trials = unit === "shell" ? [] : TRIAL_PERCENTS;
  return [
    {
      id: "promote",
      label: texts.promote,
      onAction: () =>
        onAsk({
          text: texts.promoteText(unit, release, live),
          confirm: texts.promote,
          done: texts.promoted(unit, release),
          change: { action: "promote", unit, release },
        }),
    },
    ...trials.map((percent) => ({
      id: `trial-${percent}`,
      label: texts.trial(percent),
      onAction: () =>
        onAsk({
          text: texts.trialText(unit, release, percent),
          confirm: texts.trial(percent),
          done: texts.onTrial(unit, percent),
          change: { action: "promote", unit, release, percent },
        }),
    })),
    {
      id: "rollback",
      label: texts.rollbackTo,
      onAction: () =>
        onAsk({
          text: texts.rollbackText(unit, live, release),
          confirm: texts.rollbackTo,
          done: texts.rolledBack(unit, release),
          change: { action: "rollback", unit, release },
        }),
    },
  ];
}
