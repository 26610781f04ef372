import { Button } from "@lagom/shared/ui/button";
import { useHasUnsaved } from "@lagom/shared/unsaved";
import { createRoot } from "react-dom/client";
import { inlinedDocument } from "../areas/release-document.ts";
import { useReleases } from "../areas/releases.ts";
import { strings } from "../strings-frame.ts";
import styles from "./network-status.module.css";

/**
 * Says above the page, once, when a new release of the shell waits. Nothing is loaded again by itself: the next page brings the
 * release, and while something is being written, nothing here would lose it.
 */
export function followUpdates(): void {
  const shown = inlinedDocument().shell.live.id;
  const end = useReleases.subscribe(({ newest }) => {
    if (newest.shell.live.id === shown) return;
    end();
    const line = Object.assign(document.createElement("div"), { role: "status" });
    document.body.prepend(line);
    createRoot(line).render(<UpdateLine />);
  });
}

function UpdateLine() {
  const isWriting = useHasUnsaved();
  return (
    <div className={styles.line}>
      <span>{strings.update.ready}</span>
      {!isWriting && (
        <Button size="small" onClick={() => location.reload()}>
          {strings.update.reload}
        </Button>
      )}
    </div>
  );
}
