import { perLocale } from "@lagom/shared/i18n/language";
import { dismissRefusals, dismissSent, useWriteQueue } from "@lagom/shared/write-queue/state";
import { strings } from "../strings-frame.ts";
import styles from "./network-status.module.css";
import { StatusAction, StatusLine } from "./status-line.tsx";

const clock = perLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

/** How many changes wait for the network. */
export const WaitingChanges = ({ count }: { count: number }) => strings.changes.waiting({ count });

/** Says what became of changes that had waited: how many were sent, and which the server refused. */
export const SentChanges = () => (
  <>
    <Sent />
    <Refused />
  </>
);

function Sent() {
  const sent = useWriteQueue((state) => state.sent);
  if (!sent) return null;
  return (
    <StatusLine action={<StatusAction label={strings.changes.ok} onClick={dismissSent} />}>
      <span>{strings.changes.sent({ count: sent.count, time: clock().format(sent.at) })}</span>
    </StatusLine>
  );
}

function Refused() {
  const refused = useWriteQueue((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <StatusLine action={<StatusAction label={strings.changes.ok} onClick={dismissRefusals} />}>
      <ul className={styles.refusals}>
        {refused.map(({ id, label, reason }) => (
          <li key={id}>{refusal(label, reason || strings.changes.noReason)}</li>
        ))}
      </ul>
    </StatusLine>
  );
}

const refusal = (label: string | undefined, reason: string): string =>
  label ? strings.changes.refused({ label, reason }) : strings.changes.refusedUnnamed({ reason });
