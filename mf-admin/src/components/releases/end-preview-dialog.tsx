import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { type Preview, useEndPreview } from "../../queries/release-previews.ts";
import { releasePreviews as texts } from "../../strings/release-previews.ts";
import styles from "./change-dialog.module.css";

/** Asks before a preview ends. */
export function EndPreviewDialog({ preview, onClose }: { preview: Preview; onClose: () => void }) {
  const { mutate, isPending, isError } = useEndPreview();
  const end = () =>
    mutate(preview, {
      onSuccess: () => {
        showToast({ text: texts.endDone });
        onClose();
      },
    });
  return (
    <Dialog title={texts.endTitle({ release: preview.release })} onClose={onClose} size="small">
      <div className={styles.change}>
        <p>{texts.endText}</p>
        {isError && !isPending && (
          <p role="alert" className={styles.refusal}>
            {texts.endFailed}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="danger" busy={isPending} onClick={end}>
            {texts.endConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
