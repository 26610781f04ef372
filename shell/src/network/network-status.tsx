import { useOnline } from "@lagom/shared/reading/use-online";
import { Button } from "@lagom/shared/ui/button";
import { isChange, noteTold } from "@lagom/shared/write-queue/entries";
import { sendNow } from "@lagom/shared/write-queue/send";
import { dismissRefusals, dismissSent, useWriteQueue } from "@lagom/shared/write-queue/state";
import { CloudOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { strings } from "../strings.ts";
import styles from "./network-status.module.css";

const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** The line under the header: shown offline, while changes wait to be sent, and once they were sent or refused. */
export function NetworkStatus() {
  return (
    <div role="status" className={styles.status}>
      <Waiting />
      <Sent />
      <Refused />
    </div>
  );
}

function Waiting() {
  const online = useOnline();
  const { waiting, stalled } = useWriteQueue();
  const count = stalled || !online ? waiting.filter(isChange).length : 0;
  // Readers who saw that changes wait are told when they are sent. A page that is being left no longer paints.
  useEffect(() => {
    if (count === 0) return;
    const frame = requestAnimationFrame(noteTold);
    return () => cancelAnimationFrame(frame);
  }, [count]);
  if (online && count === 0) return null;
  return (
    <Line action={online ? <Action label={strings.network.send} onClick={sendNow} /> : null}>
      <CloudOff size={18} aria-hidden="true" />
      <span>
        {!online && strings.network.offline} {count > 0 && strings.network.waiting({ count })}
      </span>
    </Line>
  );
}

function Sent() {
  const sent = useWriteQueue((state) => state.sent);
  if (!sent) return null;
  return (
    <Line action={<Action label={strings.network.ok} onClick={dismissSent} />}>
      <span>{strings.network.sent({ count: sent.count, time: clock.format(sent.at) })}</span>
    </Line>
  );
}

function Refused() {
  const refused = useWriteQueue((state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <Line action={<Action label={strings.network.ok} onClick={dismissRefusals} />}>
      <ul className={styles.refusals}>
        {refused.map(({ id, label, reason }) => (
          <li key={id}>{refusal(label, reason || strings.network.noReason)}</li>
        ))}
      </ul>
    </Line>
  );
}

const refusal = (label: string | undefined, reason: string): string =>
  label ? strings.network.refused({ label, reason }) : strings.network.refusedUnnamed({ reason });

function Line({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.line}>
      {children}
      {action}
    </div>
  );
}

const Action = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {label}
  </Button>
);
