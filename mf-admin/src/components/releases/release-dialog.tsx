import type { Deployable } from "@lagom/shared/remote";
import { counted, formatBytes, formatCount, formatMoment } from "@lagom/shared/text/format";
import { Dialog } from "@lagom/shared/ui/dialog";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { ReactNode } from "react";
import type { Release } from "../../queries/releases.ts";
import { releaseView, releaseDetails as texts } from "../../strings/releases.ts";
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
    <Dialog title={texts.title(deployable, release.release)} onClose={onClose} size="wide">
      <div className={styles.parts}>
        <Facts release={release} />
        <ReleaseFigures release={release.release} fared={release satisfies Fared} />
        <h3>{texts.pages}</h3>
        <Table
          caption={texts.pages}
          columns={PAGE_COLUMNS}
          rows={release.pages}
          rowKey={({ page }) => page}
        />
        <h3>{texts.failures}</h3>
        <Failures deployable={deployable} release={release.release} />
      </div>
    </Dialog>
  );
}

const { pageColumns: names } = texts;

const PAGE_COLUMNS: readonly Column<Release["pages"][number]>[] = [
  { key: "page", header: names.page, bare: true, cell: ({ page }) => <strong>{page}</strong> },
  { key: "size", header: names.size, cell: ({ kilobytes }) => releaseView.size(formatCount(kilobytes)) },
  { key: "more", header: names.more, cell: ({ more }) => sizeDifference(more) ?? texts.newPage },
];

function Facts({ release }: { release: Release }) {
  const { created_at, author, source, files, bytes, shown, withdrawn } = release;
  const { shownBy, neverShown } = releaseView;
  const shownText = shown?.action === "rollback" ? shownBy.rollback : shownBy.promote;
  return (
    <dl className={styles.facts}>
      <Fact name={texts.published}>{texts.publishedBy(formatMoment(created_at), author)}</Fact>
      <Fact name={texts.source}>{source ? <code dir="ltr">{source}</code> : texts.noSource}</Fact>
      <Fact name={texts.files}>{texts.filesOf(counted(files, "file", "files"), formatBytes(bytes))}</Fact>
      <Fact name={texts.shown} why={shown?.why}>
        {shown ? shownText(formatMoment(shown.at), shown.by) : neverShown}
      </Fact>
      {withdrawn && (
        <Fact name={texts.withdrawn} why={withdrawn.why}>
          {texts.withdrawnBy(formatMoment(withdrawn.at), withdrawn.by)}
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
