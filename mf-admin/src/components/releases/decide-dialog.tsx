import { isApiError } from "@lagom/shared/api/errors";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { showToast } from "@lagom/shared/ui/toast";
import { useDecide, type Waiting } from "../../queries/release-people.ts";
import { releasePeople as texts } from "../../strings/release-people.ts";
import { releaseStrings } from "../../strings/releases.ts";
import styles from "./change-dialog.module.css";
import { RefusedLines } from "./refused-lines.tsx";
import { Why } from "./why.tsx";

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
        showToast({
          text: approves
            ? texts.waiting.approved({ release, deployable })
            : texts.waiting.declined({ release }),
        });
        onClose();
      },
    });
  return (
    <Dialog
      title={
        approves ? texts.waiting.approveTitle({ deployable }) : texts.waiting.declineTitle({ deployable })
      }
      onClose={onClose}
      size="small"
    >
      <div className={styles.change}>
        <p>
          <WithAddress
            text={
              approves
                ? texts.waiting.approveText({ who: asked_by, release, deployable })
                : texts.waiting.declineText({ who: asked_by, release })
            }
            address={asked_by}
          />
        </p>
        <Why text={why} />
        {isPending && approves && <p role="status">{releaseStrings.checking}</p>}
        {error && !isPending && (
          <RefusedLines
            title={isApiError(error) ? texts.waiting.refused : texts.waiting.decideFailed}
            error={error}
          />
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{releaseStrings.cancel}</Button>
          <Button kind={approves ? "primary" : "danger"} busy={isPending} onClick={decide}>
            {approves ? texts.waiting.approveConfirm : texts.waiting.declineConfirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
