import { isApiError } from "@lagom/shared/api/errors";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { deleteMyAccount, downloadMyData } from "../queries/my-data.ts";
import { strings } from "../strings.ts";
import styles from "./my-data.module.css";

/** The reader's own data: export it, or delete the account. */
export function MyData({ onDeleted }: { onDeleted: () => void }) {
  const titleId = useId();
  const [deleting, setDeleting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{strings.myData.title}</h3>
      {deleting ? (
        <DeleteForm onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : (
        <>
          <p className={styles.text}>{strings.myData.text}</p>
          <div className={styles.buttons}>
            <DownloadButton />
            <Button kind="quiet" onClick={() => setDeleting(true)}>
              {strings.myData.delete}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function DownloadButton() {
  const [busy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    await downloadMyData().catch((error: unknown) => {
      console.warn("The data could not be downloaded", error);
      showToast({ text: strings.myData.downloadFailed });
    });
    setBusy(false);
  }
  return (
    <Button onClick={download} busy={busy}>
      {strings.myData.download}
    </Button>
  );
}

/** Asks for the e-mail address, so that nobody deletes an account by accident. */
function DeleteForm({ onCancel, onDeleted }: { onCancel: () => void; onDeleted: () => void }) {
  const email = useSession((state) => state.user?.email ?? "");
  const [typed, setTyped] = useState("");
  const [state, setState] = useState<"idle" | "other" | "deleting" | "failed" | "last">("idle");

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === "deleting") return;
    if (typed.trim().toLowerCase() !== email.toLowerCase()) return setState("other");
    setState("deleting");
    try {
      await deleteMyAccount();
    } catch (error) {
      console.warn("The account could not be deleted", error);
      return setState(isApiError(error) && error.code === "conflict" ? "last" : "failed");
    }
    showToast({ text: strings.myData.deleted });
    onDeleted();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{strings.myData.warning}</p>
      <TextField
        label={strings.myData.typeEmail({ email })}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={state === "other" ? strings.myData.otherEmail : undefined}
        required
      />
      {(state === "failed" || state === "last") && (
        <p className={styles.error} role="alert">
          {state === "last" ? strings.myData.lastOperator : strings.myData.deleteFailed}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{strings.myData.keep}</Button>
        <Button kind="danger" type="submit" busy={state === "deleting"}>
          {strings.myData.deleteAll}
        </Button>
      </div>
    </form>
  );
}
