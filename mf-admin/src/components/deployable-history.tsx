import type { Deployable } from "@lagom/shared/remote";
import { formatMoment } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { type Release, useHistory } from "../queries/releases.ts";
import { releaseList, releaseChange as texts } from "../strings/releases.ts";
import styles from "./deployable-dialog.module.css";
import type { Question } from "./release-change.tsx";
import { actionsColumn } from "./row-menu.tsx";

const CANARY_PERCENTS = [1, 10, 50];

interface Props {
  deployable: Deployable;
  live: string;
  onAsk: (question: Question) => void;
  onFailures: (release: string) => void;
}

/** The retained releases of a deployable: each can be promoted, and what has been live can be rolled back to. */
export function DeployableHistory({ deployable, live, onAsk, onFailures }: Props) {
  const query = useHistory(deployable);
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
            aria-label={`${releaseList.failedOf(health.failed, health.addresses)}: ${texts.failuresOf(release)}`}
            onClick={() => onFailures(release)}
          >
            {releaseList.failedOf(health.failed, health.addresses)}
          </Button>
        ) : (
          releaseList.failedOf(0, health.addresses)
        ),
    },
    actionsColumn(({ release, served }) =>
      release === live ? null : (
        <MenuButton
          label={texts.actionsFor(release)}
          items={itemsFor(deployable, { release, served }, live, onAsk)}
        >
          {texts.use}
        </MenuButton>
      ),
    ),
  ];
  return (
    <Loaded query={query} message={texts.historyFailed} loading={<Skeleton lines={4} height="2.5rem" />}>
      {({ releases }) => (
        <Table
          caption={texts.history(deployable)}
          columns={columns}
          rows={releases}
          rowKey={({ release }) => release}
        />
      )}
    </Loaded>
  );
}

function itemsFor(
  deployable: Deployable,
  { release, served }: Pick<Release, "release" | "served">,
  live: string,
  onAsk: Props["onAsk"],
): MenuItem[] {
  const canaries = deployable === "shell" ? [] : CANARY_PERCENTS;
  return [
    {
      id: "promote",
      label: texts.promote,
      onAction: () =>
        onAsk({
          text: texts.promoteText(deployable, release, live),
          confirm: texts.promote,
          done: texts.promoted(deployable, release),
          change: { action: "promote", deployable, release },
        }),
    },
    ...canaries.map((percent) => ({
      id: `canary-${percent}`,
      label: texts.canary(percent),
      onAction: () =>
        onAsk({
          text: texts.canaryText(deployable, release, percent),
          confirm: texts.canary(percent),
          done: texts.asCanary(deployable, percent),
          change: { action: "promote", deployable, release, percent },
        }),
    })),
    ...(served
      ? [
          {
            id: "rollback",
            label: texts.rollbackTo,
            onAction: () =>
              onAsk({
                text: texts.rollbackText(deployable, live, release),
                confirm: texts.rollbackTo,
                done: texts.rolledBack(deployable, release),
                change: { action: "rollback", deployable, release },
              }),
          },
        ]
      : []),
  ];
}
