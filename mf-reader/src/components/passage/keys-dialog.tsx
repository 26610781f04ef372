import { Dialog } from "@lagom/shared/ui/dialog";
import { Fragment } from "react";
import { strings } from "../../strings.ts";
import styles from "./keys-dialog.module.css";

interface KeysDialogProps {
  /** Whether sentences of the text can be translated. */
  translates: boolean;
  onClose: () => void;
}

/** The keys of the reading text. */
export function KeysDialog({ translates, onClose }: KeysDialogProps) {
  const list = strings.keys.list.filter((key) => translates || !("translates" in key));
  return (
    <Dialog title={strings.keys.title} onClose={onClose}>
      <dl className={styles.keys}>
        {list.map(({ keys, does }) => (
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
