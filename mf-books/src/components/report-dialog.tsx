import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextArea } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { useReportList } from "../queries/report-list.ts";
import { strings } from "../strings.ts";
import styles from "./list-form.module.css";

interface ReportDialogProps {
  list: { id: number; name: string };
  onClose: () => void;
}

/** Tells the administrators what is wrong with a public list; anyone may. */
export function ReportDialog({ list, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState("");
  const report = useReportList();
  const send = () =>
    report.mutate(
      { path: paths.list(list.id), name: list.name, reason: reason.trim() },
      {
        onSuccess: () => {
          showToast({ text: strings.list.reported });
          onClose();
        },
      },
    );
  return (
    <Dialog title={strings.list.report} size="small" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <p className={styles.hint}>{strings.list.reportLead}</p>
        <TextArea
          label={strings.list.reportReason}
          value={reason}
          onChange={setReason}
          maxLength={5000}
          required
        />
        {report.isError && (
          <p className={styles.failed} role="alert">
            {strings.list.reportFailed}
          </p>
        )}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{strings.lists.cancel}</Button>
          <Button type="submit" kind="primary" disabled={!reason.trim()} busy={report.isPending}>
            {strings.list.reportSend}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
