import { useOnline } from "@lagom/shared/reading/use-online";
import { useSession } from "@lagom/shared/session/store";
import { isChange, noteTold } from "@lagom/shared/write-queue/entries";
import { sendNow } from "@lagom/shared/write-queue/send";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { CloudOff } from "lucide-react";
import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { strings } from "../strings.ts";
import styles from "./network-status.module.css";
import { StatusAction, StatusLine } from "./status-line.tsx";

const loadChanges = () => import(/* webpackChunkName: "readers-frame" */ "./changes-told.tsx");
const WaitingChanges = onceLoaded((m) => m.WaitingChanges);
const SentChanges = onceLoaded((m) => m.SentChanges);

/** Where these words cannot be loaded, the page goes on without them. */
function onceLoaded<P>(pick: (module: Awaited<ReturnType<typeof loadChanges>>) => ComponentType<P>) {
  return lazy(() =>
    loadChanges().then(
      (module) => ({ default: pick(module) }),
      () => ({ default: (_: P) => null }),
    ),
  );
}

/** The line under the header: shown offline, while changes wait to be sent, and once they were sent or refused. */
export function NetworkStatus() {
  const signedIn = useSession(({ user }) => user !== null);
  const isNews = useWriteQueue(({ sent, refused }) => sent !== null || refused.length > 0);
  useEffect(() => {
    // Only readers have changes to send, and their words have to be there before the network goes.
    if (signedIn) loadChanges().catch(() => {}); // tried again when there is something to say
  }, [signedIn]);
  return (
    <div role="status" className={styles.status}>
      <Waiting />
      <Suspense fallback={null}>{isNews && <SentChanges />}</Suspense>
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
    <StatusLine action={online ? <StatusAction label={strings.network.send} onClick={sendNow} /> : null}>
      <CloudOff size={18} aria-hidden="true" />
      <span>
        {!online && strings.network.offline}{" "}
        <Suspense fallback={null}>{count > 0 && <WaitingChanges count={count} />}</Suspense>
      </span>
    </StatusLine>
  );
}
