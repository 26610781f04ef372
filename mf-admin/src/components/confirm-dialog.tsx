import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import { type Change, makeChange } from "../queries/change.ts";
import { strings } from "../strings/common.ts";
import styles from "./confirm-dialog.module.css";

/** The texts of a change to confirm. */
export interface Question {
  title: string;
  text: string;
  /** An e-mail address in the text. */
  address?: string;
  /** Label of the button, a verb. */
  confirm: string;
  /** Text to type first, for changes that cannot be undone. */
  typed?: string;
  /** Takes nothing from anybody, so its button warns of nothing. */
  harmless?: boolean;
  change: Change;
}

/** Asks before a change, makes it, and closes. */
export function ConfirmDialog({ question, onClose }: { question: Question; onClose: () => void }) {
  const { title, text, address = "", confirm, typed, harmless, change } = question;
  const [written, setWritten] = useState("");
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    const made = await makeChange(change);
    setBusy(false);
    if (made) onClose();
  };
  return (
    <Dialog title={title} onClose={onClose} size="small">
      <form
        className={styles.confirm}
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <p>
          <WithAddress text={text} address={address} />
        </p>
        {typed && (
          <TextField
            label={<WithAddress text={strings.changes.typeToConfirm({ text: typed })} address={address} />}
            value={written}
            onChange={setWritten}
            autoComplete="off"
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{strings.changes.cancel}</Button>
          <Button
            kind={harmless ? "primary" : "danger"}
            type="submit"
            busy={busy}
            disabled={typed !== undefined && written.trim() !== typed}
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
