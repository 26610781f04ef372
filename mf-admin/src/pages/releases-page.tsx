import { formatMoment } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { AdminPage } from "../components/admin-page.tsx";
import { ago } from "../components/ago.ts";
import { type Question, ReleaseChange } from "../components/release-change.tsx";
import { ReleaseLog } from "../components/release-log.tsx";
import { UnitDialog } from "../components/unit-dialog.tsx";
import { type Releases, type UnitState, useReleases } from "../queries/releases.ts";
import { words } from "../words.ts";
import styles from "./releases-page.module.css";

const { columns: names, ...texts } = words.releaseList;

const columnsFor = (onManage: (unit: string) => void): readonly Column<UnitState>[] => [
  { key: "unit", header: names.unit, bare: true, cell: ({ unit }) => <strong>{unit}</strong> },
  {
    key: "live",
    header: names.live,
    cell: ({ live, since }) => (
      <span className={styles.pair}>
        <code className={styles.id}>{live}</code>
        <time className={styles.soft} dateTime={since} title={formatMoment(since)}>
          {ago(since, new Date())}
        </time>
      </span>
    ),
  },
  {
    key: "health",
    header: names.health,
    cell: ({ health }) => texts.failedOf(health.failed, health.addresses),
  },
  {
    key: "candidate",
    header: names.candidate,
    cell: ({ candidate }) =>
      candidate ? (
        <span className={styles.pair}>
          <code className={styles.id}>{candidate.release}</code>
          <span className={styles.soft}>
            {`${candidate.percent} %, ${texts.failedOf(candidate.health.failed, candidate.health.addresses)}`}
          </span>
        </span>
      ) : (
        <span className={styles.soft}>{words.none}</span>
      ),
  },
  {
    key: "fallback",
    header: names.fallback,
    cell: ({ fallback }) =>
      fallback ? (
        <code className={styles.id}>{fallback}</code>
      ) : (
        <span className={styles.soft}>{words.none}</span>
      ),
  },
  {
    key: "manage",
    header: "",
    align: "end",
    cell: ({ unit, frozen, protected: stop }) => (
      <span className={styles.manage}>
        {frozen && <Tag tone="sky">{texts.frozen}</Tag>}
        {stop && <Tag tone="saffron">{texts.protected}</Tag>}
        <Button size="small" aria-label={texts.manageUnit(unit)} onClick={() => onManage(unit)}>
          {texts.manage}
        </Button>
      </span>
    ),
  },
];

/** What is live and on trial in the shell and each area, how it fares, what changed it, and the ways to change it. */
export function ReleasesPage() {
  const query = useReleases();
  const [managed, setManaged] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const unit = query.data?.units.find((state) => state.unit === managed);
  const { revision = 0 } = query.data ?? {};
  return (
    <AdminPage
      title={words.releases}
      lead={texts.lead}
      actions={query.data && <Revision number={revision} />}
      query={query}
      failed={texts.failed}
      forbidden={words.operatorsOnly}
      loading={<Skeleton lines={5} height="3rem" />}
    >
      {({ units, log, worker }) => (
        <>
          <Table
            caption={words.releases}
            columns={columnsFor(setManaged)}
            rows={units}
            rowKey={(state) => state.unit}
            isAlarming={({ health }) => health.failed > 0}
          />
          <p className={styles.worker}>
            {worker ? texts.workerOn : texts.workerOff}
            <Button size="small" onClick={() => setQuestion(workerQuestion(worker))}>
              {worker ? `${texts.switchOff}…` : `${texts.switchOn}…`}
            </Button>
          </p>
          <ReleaseLog log={log} onRestore={(to) => setQuestion(restoreQuestion(to))} />
          {unit && <UnitDialog state={unit} revision={revision} onClose={() => setManaged(undefined)} />}
          {question && (
            <Dialog title={words.releases} onClose={() => setQuestion(undefined)} size="small">
              <ReleaseChange
                question={question}
                revision={revision}
                onDone={() => setQuestion(undefined)}
                onCancel={() => setQuestion(undefined)}
              />
            </Dialog>
          )}
        </>
      )}
    </AdminPage>
  );
}

const workerQuestion = (worker: Releases["worker"]): Question =>
  worker
    ? {
        text: texts.offText,
        confirm: texts.switchOff,
        done: texts.workerOff,
        change: { action: "worker-off" },
      }
    : { text: texts.onText, confirm: texts.switchOn, done: texts.workerOn, change: { action: "worker-on" } };

const restoreQuestion = (revision: number): Question => ({
  text: texts.restoreText(revision),
  confirm: texts.restoreConfirm,
  done: texts.restored(revision),
  change: { action: "restore", to_revision: revision },
});

function Revision({ number }: { number: number }) {
  return (
    <p className={styles.revision}>
      {texts.revision} <strong>{number}</strong>
    </p>
  );
}
