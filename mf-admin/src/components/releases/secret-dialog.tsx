import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import styles from "./change-dialog.module.css";
import { CommandLines } from "./command-lines.tsx";

interface Props {
  title: string;
  /** That it is shown this once. */
  note: string;
  secret: string;
  /** Label of the button that closes it. */
  close: string;
  onClose: () => void;
}

/** Shows a secret, or a link that is one, this once, to be copied. */
export function SecretDialog({ title, note, secret, close, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.change}>
        <p>{note}</p>
        <CommandLines label={title} text={secret} />
        <div className={styles.actions}>
          <Button kind="primary" onClick={onClose}>
            {close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
