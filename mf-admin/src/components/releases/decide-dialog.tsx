import { isApiError } from "@lagom/shared/api/errors";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { useDecide, type Waiting } from "../../queries/release-people.ts";
import { releaseChange } from "../../strings/release-changes.ts";
import { releasePeople } from "../../strings/release-people.ts";
import styles from "./change-dialog.module.css";
import { RefusedLines } from "./refused-lines.tsx";
import { Why } from "./why.tsx";

const texts = releasePeople.waiting;

interface Props {
  waiting: Waiting;
  approves: boolean;
  onClose: () => void;
}

/** Asks before a promotion is approved or declined. */
export function DecideDialog({ waiting, approves, onClose }: Props) {
  const { deployable, release, asked_by, why } = waiting;
  const { mutate, isPending, error } = useDecide(waiting);
  const decide = () =>
    mutate(approves, {
      onSuccess: () => {
        showToast({ text: approves ? texts.approved(release, deployable) : texts.declined(release) });
        onClose();
      },
    });
  return (
    <Dialog
      title={approves ? texts.approveTitle(deployable) : texts.declineTitle(deployable)}
      onClose={onClose}
      size="small"
    >
      <div className={styles.change}>
        <p>
          {approves ? texts.approveText(asked_by, release, deployable) : texts.declineText(asked_by, release)}
        </p>
        <Why text={why} />
        {isPending && approves && <p role="status">{releaseChange.checking}</p>}
        {error && !isPending && (
          <RefusedLines title={isApiError(error) ? texts.refused : texts.decideFailed} error={error} />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{releaseChange.cancel}</Button>
          <Button kind={approves ? "primary" : "danger"} busy={isPending} onClick={decide}>
            {approves ? texts.approveConfirm : texts.declineConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
