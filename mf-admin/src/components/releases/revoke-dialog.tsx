import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { type Token, useRevokeToken } from "../../queries/release-tokens.ts";
import { releaseTokens as texts } from "../../strings/release-tokens.ts";
import styles from "./change-dialog.module.css";

/** Asks before a token ends for good. */
export function RevokeDialog({ token: { name, scope }, onClose }: { token: Token; onClose: () => void }) {
  const { mutate, isPending, isError } = useRevokeToken();
  const revoke = () =>
    mutate(name, {
      onSuccess: () => {
        showToast({ text: texts.revoke.done({ name }) });
        onClose();
      },
    });
  return (
    <Dialog title={texts.revoke.title({ name })} onClose={onClose} size="small">
      <div className={styles.change}>
        <p>{texts.revoke.text({ name, scope })}</p>
        {isError && !isPending && (
          <p role="alert" className={styles.refusal}>
            {texts.revoke.failed}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.revoke.cancel}</Button>
          <Button kind="danger" busy={isPending} onClick={revoke}>
            {texts.revoke.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
