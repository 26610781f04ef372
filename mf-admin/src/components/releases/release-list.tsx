import { formatMoment } from "@lagom/shared/text/format";
import { WithAddress } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import { Loaded } from "@lagom/shared/ui/loaded";
import { MenuButton } from "@lagom/shared/ui/menu";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { Ellipsis } from "lucide-react";
import { type DeployableState, type Release, useHistory } from "../../queries/releases.ts";
import { strings } from "../../strings/common.ts";
import { viewStrings } from "../../strings/release-view.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { By } from "./by.tsx";
import { actionsOfRelease } from "./deployable-actions.ts";
import { failuresText } from "./release-figures.tsx";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";
import type { SectionProps } from "./section.ts";
import { sizeDifference } from "./size.ts";
import { agoText } from "./when.tsx";
import { Why } from "./why.tsx";

interface Props {
  state: DeployableState;
  onAsk: SectionProps["onAsk"];
  onDetails: (release: Release) => void;
}

/** The retained releases of a deployable, each with what it is, why it was shown, how it fares, and what can be done with it. */
export function ReleaseList({ state, onAsk, onDetails }: Props) {
  const { deployable } = state;
  const query = useHistory(deployable);
  const columns: readonly Column<Release>[] = [
    ...factColumns(),
    actionsColumn((release) => (
      <MenuButton
        label={strings.changes.actionsFor({ name: release.release })}
        items={[
          { id: "details", label: viewStrings.view.details, onAction: () => onDetails(release) },
          ...actionsOfRelease(state, release).map(({ id, label, change }) => ({
            id,
            label,
            onAction: () => onAsk(change),
          })),
        ]}
      >
        <Ellipsis size={18} aria-hidden="true" />
      </MenuButton>
    )),
  ];
  return (
    <Loaded query={query} message={texts.historyFailed} loading={<Skeleton lines={4} height="2.5rem" />}>
      {({ releases }) =>
        releases.length === 0 ? (
          <p className={styles.soft}>{viewStrings.view.historyEmpty}</p>
        ) : (
          <Table
            caption={viewStrings.view.history({ deployable })}
            columns={columns}
            rows={releases}
            rowKey={({ release }) => release}
          />
        )
      }
    </Loaded>
  );
}

function factColumns(): readonly Column<Release>[] {
  const names = viewStrings.view.columns;
  return [
    {
      key: "release",
      header: names.release,
      bare: true,
      cell: ({ release, state, withdrawn }) => (
        <span className={styles.named}>
          <ReleaseId id={release} />
          {state !== "kept" && (
            <Tag tone={state === "live" ? "pine" : "sky"}>{texts.names.states[state]}</Tag>
          )}
          {withdrawn && <Tag tone="berry">{texts.names.withdrawn}</Tag>}
        </span>
      ),
    },
    {
      key: "published",
      header: names.published,
      long: true,
      cell: ({ created_at, author }) => <Pair below={<By who={author} />}>{formatMoment(created_at)}</Pair>,
    },
    { key: "shown", header: names.shown, long: true, cell: ({ shown }) => <Shown shown={shown} /> },
    {
      key: "health",
      header: names.health,
      cell: ({ health, visits }) => (
        <Pair below={visits.visits > 0 && <bdi>{viewStrings.view.visits({ count: visits.visits })}</bdi>}>
          <bdi data-alarming={health.failed > 0 || undefined} className={styles.health}>
            {failuresText(health)}
          </bdi>
        </Pair>
      ),
    },
    {
      key: "size",
      header: names.size,
      cell: ({ kilobytes, more, state }) => (
        <Pair
          below={state === "live" ? undefined : <bdi className={styles.size}>{sizeDifference(more)}</bdi>}
        >
          <bdi>{viewStrings.view.size({ kilobytes })}</bdi>
        </Pair>
      ),
    },
  ];
}

/** The last change that showed a release, and why. */
function Shown({ shown }: Pick<Release, "shown">) {
  if (!shown) return <span className={styles.soft}>{viewStrings.view.neverShown}</span>;
  const { action, at, by, why } = shown;
  const { shownBy } = viewStrings.view;
  const text = action === "rollback" ? shownBy.rollback : shownBy.promote;
  return (
    <Pair below={why && <Why text={why} />}>
      <bdi>
        <WithAddress text={text({ when: agoText(at), who: by })} address={by} />
      </bdi>
    </Pair>
  );
}
