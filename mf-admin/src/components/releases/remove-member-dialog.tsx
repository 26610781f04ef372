import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { type Member, useRemoveMember } from "../../queries/release-people.ts";
import { releasePeople as texts } from "../../strings/release-people.ts";
import styles from "./change-dialog.module.css";

/** Asks before somebody leaves a team. */
export function RemoveMemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { email, area } = member;
  const { mutate, isPending, isError } = useRemoveMember(member);
  const remove = () =>
    mutate(undefined, {
      onSuccess: () => {
        showToast({ text: texts.team.removed({ email, area }), address: email });
        onClose();
      },
    });
  return (
    <Dialog title={texts.team.removeTitle} onClose={onClose} size="small">
      <div className={styles.change}>
        <p>
          <WithAddress text={texts.team.removeText({ email, area })} address={email} />
        </p>
        {isError && !isPending && (
          <p role="alert" className={styles.refusal}>
            {texts.team.removeFailed}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.team.cancel}</Button>
          <Button kind="danger" busy={isPending} onClick={remove}>
            {texts.team.removeConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
