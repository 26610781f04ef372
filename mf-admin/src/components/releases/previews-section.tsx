import { useSearchParams } from "@lagom/shared/router";
import { formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { SelectField } from "@lagom/shared/ui/field";
import { Loaded } from "@lagom/shared/ui/loaded";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { type Preview, usePreviews } from "../../queries/release-previews.ts";
import { releasePreviews as texts } from "../../strings/release-previews.ts";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { areasIn } from "./areas-in.ts";
import { By } from "./by.tsx";
import { EndPreviewDialog } from "./end-preview-dialog.tsx";
import { MakePreviewDialog } from "./make-preview-dialog.tsx";
import { ReleaseId } from "./release-id.tsx";
import styles from "./releases.module.css";
import type { SectionProps } from "./section.ts";
import { Why } from "./why.tsx";

/** The links that show a release of an area before it is live. */
export function PreviewsSection({ releases }: SectionProps) {
  const areas = areasIn(releases);
  const [search, setSearch] = useSearchParams();
  const area = areas.find((known) => known === search.get("area")) ?? areas[0] ?? "";
  const query = usePreviews(area);
  const [making, setMaking] = useState(false);
  const [ended, setEnded] = useState<Preview>();
  const makeButton = (
    <Button kind="primary" onClick={() => setMaking(true)}>
      {texts.make}
    </Button>
  );
  return (
    <section className={styles.parts} aria-label={texts.caption({ area })}>
      <p className={styles.lead}>{texts.lead}</p>
      <div className={styles.choice}>
        <SelectField
          label={texts.area}
          options={areas.map((value) => ({ value, label: value }))}
          value={area}
          onChange={(value) => setSearch({ show: "previews", area: value }, { replace: true })}
        />
      </div>
      <Loaded query={query} message={texts.failed} loading={<Skeleton lines={3} height="2.5rem" />}>
        {({ previews }) =>
          previews.length === 0 ? (
            <EmptyState {...texts.empty} action={makeButton} />
          ) : (
            <>
              <div className={styles.actions}>{makeButton}</div>
              <Table
                caption={texts.caption({ area })}
                columns={columnsFor(setEnded)}
                rows={previews}
                rowKey={({ id }) => id}
              />
            </>
          )
        }
      </Loaded>
      {making && <MakePreviewDialog area={area} onClose={() => setMaking(false)} />}
      {ended && <EndPreviewDialog preview={ended} onClose={() => setEnded(undefined)} />}
    </section>
  );
}

function columnsFor(onEnd: (preview: Preview) => void): readonly Column<Preview>[] {
  const { columns: names } = texts;
  return [
    { key: "release", header: names.release, bare: true, cell: ({ release }) => <ReleaseId id={release} /> },
    {
      key: "made",
      header: names.made,
      long: true,
      cell: ({ created_at, created_by, why }) => (
        <Pair
          below={
            <>
              <By who={created_by} />
              <Why text={why} />
            </>
          }
        >
          {formatDay(created_at)}
        </Pair>
      ),
    },
    { key: "shown", header: names.shown, cell: ({ shown }) => texts.times({ count: shown }) },
    { key: "state", header: names.state, cell: (preview) => <State preview={preview} /> },
    actionsColumn((preview) =>
      preview.state === "open" ? (
        <Button
          size="small"
          aria-label={texts.endLabel({ release: preview.release })}
          onClick={() => onEnd(preview)}
        >
          {texts.end}
        </Button>
      ) : null,
    ),
  ];
}

function State({ preview: { state, expires_at, ended_by } }: { preview: Preview }) {
  if (state === "open") return <Tag tone="pine">{texts.until({ day: formatDay(expires_at) })}</Tag>;
  if (state === "expired") return <Tag>{texts.expired}</Tag>;
  return (
    <Pair below={ended_by && <By who={ended_by} />}>
      <Tag>{texts.ended}</Tag>
    </Pair>
  );
}
