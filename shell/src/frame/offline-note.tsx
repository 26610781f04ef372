import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { words } from "../words.ts";
import styles from "./offline-note.module.css";

function listen(changed: () => void): () => void {
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Says, while there is no network, what still works. */
export function OfflineNote() {
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.note}>
          <WifiOff size={16} aria-hidden="true" />
          {words.offline}
        </p>
      )}
    </div>
  );
}
