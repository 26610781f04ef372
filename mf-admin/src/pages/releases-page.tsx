import { formatMoment } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { AdminPage } from "../components/admin-page.tsx";
import { ago } from "../components/ago.ts";
import { DeployableDialog } from "../components/deployable-dialog.tsx";
import { Pair } from "../components/pair.tsx";
import { type Question, ReleaseChange } from "../components/release-change.tsx";
import { ReleaseLog } from "../components/release-log.tsx";
import { actionsColumn } from "../components/row-menu.tsx";
import { type DeployableState, type Releases, useReleases } from "../queries/releases.ts";
import { strings } from "../strings/common.ts";
import { releaseList } from "../strings/releases.ts";
import styles from "./releases-page.module.css";

const { columns: names, ...texts } = releaseList;

const columnsFor = (onManage: (deployable: string) => void): readonly Column<DeployableState>[] => [
  {
    key: "deployable",
    header: names.deployable,
    bare: true,
    cell: ({ deployable }) => <strong>{deployable}</strong>,
  },
  {
    key: "live",
    header: names.live,
    cell: ({ live, since }) => (
      <Pair
        below={
          <time dateTime={since} title={formatMoment(since)}>
            {ago(since, new Date())}
          </time>
        }
      >
        <code className={styles.id}>{live}</code>
      </Pair>
    ),
  },
  {
    key: "health",
    header: names.health,
    cell: ({ health }) => texts.failedOf(health.failed, health.addresses),
  },
  {
    key: "canary",
    header: names.canary,
    cell: ({ canary }) =>
      canary ? (
        <Pair below={`${canary.percent} %, ${texts.failedOf(canary.health.failed, canary.health.addresses)}`}>
          <code className={styles.id}>{canary.release}</code>
        </Pair>
      ) : (
        <span className={styles.soft}>{strings.none}</span>
      ),
  },
  {
    key: "fallback",
    header: names.fallback,
    cell: ({ fallback }) =>
      fallback ? (
        <code className={styles.id}>{fallback}</code>
      ) : (
        <span className={styles.soft}>{strings.none}</span>
      ),
  },
  actionsColumn(({ deployable, frozen, protected: stop }) => (
    <span className={styles.manage}>
      {frozen && <Tag tone="sky">{texts.frozen}</Tag>}
      {stop && <Tag tone="saffron">{texts.protected}</Tag>}
      <Button
        size="small"
        aria-label={texts.manageDeployable(deployable)}
        onClick={() => onManage(deployable)}
      >
        {texts.manage}
      </Button>
    </span>
  )),
];

/** Live releases and canaries of the shell and each area, with health, log and actions. */
export function ReleasesPage() {
  const query = useReleases();
  const [managed, setManaged] = useState<string>();
  const [question, setQuestion] = useState<Question>();
  const deployable = query.data?.deployables.find((state) => state.deployable === managed);
  const { revision = 0 } = query.data ?? {};
  return (
    <AdminPage
      title={strings.releases}
      lead={texts.lead}
      actions={query.data && <Revision number={revision} />}
      query={query}
      failed={texts.failed}
      forbidden={strings.operatorsOnly}
      loading={<Skeleton lines={5} height="3rem" />}
    >
      {({ deployables, log, worker }) => (
        <>
          <Table
            caption={strings.releases}
            columns={columnsFor(setManaged)}
            rows={deployables}
            rowKey={(state) => state.deployable}
            isAlarming={({ health }) => health.failed > 0}
          />
          <p className={styles.worker}>
            {worker ? texts.workerOn : texts.workerOff}
            <Button size="small" onClick={() => setQuestion(workerQuestion(worker))}>
              {worker ? `${texts.switchOff}…` : `${texts.switchOn}…`}
            </Button>
          </p>
          <ReleaseLog log={log} onRestore={(to) => setQuestion(restoreQuestion(to))} />
          {deployable && (
            <DeployableDialog state={deployable} revision={revision} onClose={() => setManaged(undefined)} />
          )}
          {question && (
            <Dialog title={strings.releases} onClose={() => setQuestion(undefined)} size="small">
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
