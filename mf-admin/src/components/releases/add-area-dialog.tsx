import { isApiError } from "@lagom/shared/api/errors";
import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { useChangeReleases } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";
import { releaseStrings } from "../../strings/releases.ts";
import styles from "./change-dialog.module.css";
import { RefusedLines } from "./refused-lines.tsx";

/** Asks for the name of a new area, and adds it. */
export function AddAreaDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState("");
  const { mutate, error, isPending } = useChangeReleases();
  const area = name.trim();
  const isWrong = area !== "" && !DEPLOYABLE_NAME.test(area);
  const add = () =>
    mutate(
      { action: "create", deployable: area },
      {
        onSuccess: () => {
          showToast({ text: texts.addArea.done({ area }) });
          onClose();
        },
      },
    );
  return (
    <Dialog title={texts.addArea.title} onClose={onClose} size="small">
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <p>{texts.addArea.text}</p>
        <TextField
          label={texts.addArea.name}
          hint={area && !isWrong ? texts.addArea.addresses({ area }) : undefined}
          error={isWrong ? texts.addArea.nameWrong : undefined}
          value={name}
          onChange={setName}
          maxLength={20}
          autoComplete="off"
          required
        />
        {error && !isPending && (
          <RefusedLines
            title={isApiError(error) ? texts.addArea.refused : texts.addArea.failed}
            error={error}
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{releaseStrings.cancel}</Button>
          <Button kind="primary" type="submit" busy={isPending} disabled={!area || isWrong}>
            {texts.addArea.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
