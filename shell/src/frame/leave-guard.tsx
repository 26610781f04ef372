import { useNavigate } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { hasUnsaved } from "@lagom/shared/unsaved";
import { useEffect, useState } from "react";
import { words } from "../words.ts";
import styles from "./leave-guard.module.css";
import { linkedPage } from "./linked-page.ts";

/** Asks before a link leaves a page that holds unsaved input. Closing the tab is asked by the browser itself. */
export function LeaveGuard() {
  const [wanted, setWanted] = useState<string | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    const ask = (event: MouseEvent) => {
      const page = linkedPage(event);
      if (!page || !hasUnsaved()) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(page);
    };
    document.addEventListener("click", ask, { capture: true });
    return () => document.removeEventListener("click", ask, { capture: true });
  }, []);

  if (wanted === null) return null;
  const leave = () => {
    setWanted(null);
    navigate(wanted);
  };
  return (
    <Dialog title={words.leave.title} onClose={() => setWanted(null)} size="small">
      <p>{words.leave.text}</p>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => setWanted(null)}>
          {words.leave.stay}
        </Button>
        <Button onClick={leave}>{words.leave.leave}</Button>
      </div>
    </Dialog>
  );
}
