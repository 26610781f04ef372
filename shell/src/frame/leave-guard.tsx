import { useLocation, useNavigate } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { hasUnsaved } from "@lagom/shared/unsaved";
import { useEffect, useState } from "react";
import { linkedPage } from "../areas/linked-page.ts";
import { askBeforeLeaving, noteNavigation } from "../history/history-guard.ts";
import { strings } from "../strings.ts";
import styles from "./leave-guard.module.css";

/** Asks before a link, Back or Forward leaves unsaved input. Closing the tab is asked by the browser itself. */
export function LeaveGuard() {
  const [wanted, setWanted] = useState<{ leave: () => void } | null>(null);
  const navigate = useNavigate();
  const { key } = useLocation();

  useEffect(() => {
    askBeforeLeaving((leave) => setWanted({ leave }));
    return () => askBeforeLeaving(undefined);
  }, []);

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const page = linkedPage(event);
      if (!page || !hasUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted({ leave: () => navigate(page) });
    };
    document.addEventListener("click", ask, { capture: true });
    return () => document.removeEventListener("click", ask, { capture: true });
  }, [navigate]);

  const leave = () => {
    setWanted(null);
    wanted?.leave();
  };
  return (
    <>
      <EntryNoted key={key} />
      {wanted && (
        <Dialog title={strings.leave.title} onClose={() => setWanted(null)} size="small">
          <p>{strings.leave.text}</p>
          <div className={styles.actions}>
            <Button kind="primary" onClick={() => setWanted(null)}>
              {strings.leave.stay}
            </Button>
            <Button onClick={leave}>{strings.leave.leave}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Notes the history entry that is shown. Keyed by it, so that each is noted once. */
function EntryNoted() {
  useEffect(noteNavigation, []);
  return null;
}
