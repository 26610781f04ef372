import { Dialog } from "@lagom/shared/ui/dialog";
import { Fragment } from "react";
import { strings } from "../../strings.ts";
import styles from "./keys-dialog.module.css";

/** The keys of the reading text. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={strings.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {strings.keys.list.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
