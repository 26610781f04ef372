import type { Deployable } from "@lagom/shared/remote";
import { formatBytes, formatMoment } from "@lagom/shared/text/format";
import { Dialog } from "@lagom/shared/ui/dialog";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import type { Release } from "../../queries/releases.ts";
import { viewStrings } from "../../strings/release-view.ts";
import { Failures } from "./failures.tsx";
import styles from "./release-dialog.module.css";
import { type Fared, ReleaseFigures } from "./release-figures.tsx";
import { sizeDifference } from "./size.ts";
import { Why } from "./why.tsx";

interface Props {
  deployable: Deployable;
  release: Release;
  onClose: () => void;
}

/** What is known of a release: where it comes from, how it fares, what it weighs, and how it failed. */
export function ReleaseDialog({ deployable, release, onClose }: Props) {
  return (
    <Dialog
      title={viewStrings.details.title({ deployable, release: release.release })}
      onClose={onClose}
      size="wide"
    >
      <div className={styles.parts}>
        <Facts release={release} />
        <ReleaseFigures release={release.release} fared={release satisfies Fared} />
        <h3>{viewStrings.details.pages}</h3>
        <Table
          caption={viewStrings.details.pages}
          columns={pageColumns()}
          rows={release.pages}
          rowKey={({ page }) => page}
        />
        <h3>{viewStrings.details.failures}</h3>
        <Failures deployable={deployable} release={release.release} />
      </div>
    </Dialog>
  );
}

function pageColumns(): readonly Column<Release["pages"][number]>[] {
  const names = viewStrings.details.pageColumns;
  return [
    { key: "page", header: names.page, bare: true, cell: ({ page }) => <strong>{page}</strong> },
    { key: "size", header: names.size, cell: ({ kilobytes }) => viewStrings.view.size({ kilobytes }) },
    {
      key: "more",
      header: names.more,
      cell: ({ more }) => sizeDifference(more) ?? viewStrings.details.newPage,
    },
  ];
}

function Facts({ release }: { release: Release }) {
  const { created_at, author, source, files, bytes, shown, withdrawn } = release;
  const { shownBy, neverShown } = viewStrings.view;
  const shownText = shown?.action === "rollback" ? shownBy.rollback : shownBy.promote;
  return (
    <dl className={styles.facts}>
      <Fact name={viewStrings.details.published}>
        {viewStrings.details.publishedBy({ when: formatMoment(created_at), who: author })}
      </Fact>
      <Fact name={viewStrings.details.source}>
        {source ? <code dir="ltr">{source}</code> : viewStrings.details.noSource}
      </Fact>
      <Fact name={viewStrings.details.files}>
        {viewStrings.details.filesOf({ files, size: formatBytes(bytes) })}
      </Fact>
      <Fact name={viewStrings.details.shown} why={shown?.why}>
        {shown ? shownText({ when: formatMoment(shown.at), who: shown.by }) : neverShown}
      </Fact>
      {withdrawn && (
        <Fact name={viewStrings.details.withdrawn} why={withdrawn.why}>
          {viewStrings.details.withdrawnBy({ when: formatMoment(withdrawn.at), who: withdrawn.by })}
        </Fact>
      )}
    </dl>
  );
}

function Fact({
  name,
  why,
  children,
}: {
  name: string;
  why?: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        <Why text={why} />
      </dd>
    </div>
  );
}
