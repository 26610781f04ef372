import { isApiError } from "@lagom/shared/api/errors";
import { useSession } from "@lagom/shared/session/store";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { type FormEvent, useId, useState } from "react";
import { deleteMyAccount, downloadMyData } from "../queries/my-data.ts";
import { preferencesStrings } from "../strings/preferences.ts";
import styles from "./my-data.module.css";

/** The reader's own data: export it, or delete the account. */
export function MyData({ onDeleted }: { onDeleted: () => void }) {
  const titleId = useId();
  const [deleting, setDeleting] = useState(false);
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{preferencesStrings.myData.title}</h3>
      {deleting ? (
        <DeleteForm onCancel={() => setDeleting(false)} onDeleted={onDeleted} />
      ) : (
        <>
          <p className={styles.text}>{preferencesStrings.myData.text}</p>
          <div className={styles.buttons}>
            <DownloadButton />
            <Button kind="quiet" onClick={() => setDeleting(true)}>
              {preferencesStrings.myData.delete}
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
      showToast({ text: preferencesStrings.myData.downloadFailed });
    });
    setBusy(false);
  }
  return (
    <Button onClick={download} busy={busy}>
      {preferencesStrings.myData.download}
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
    showToast({ text: preferencesStrings.myData.deleted });
    onDeleted();
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>{preferencesStrings.myData.warning}</p>
      <TextField
        label={<WithAddress text={preferencesStrings.myData.typeEmail({ email })} address={email} />}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={state === "other" ? preferencesStrings.myData.otherEmail : undefined}
        required
      />
      {(state === "failed" || state === "last") && (
        <p className={styles.error} role="alert">
          {state === "last" ? preferencesStrings.myData.lastOperator : preferencesStrings.myData.deleteFailed}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>{preferencesStrings.myData.keep}</Button>
        <Button kind="danger" type="submit" busy={state === "deleting"}>
          {preferencesStrings.myData.deleteAll}
        </Button>
      </div>
    </form>
  );
}
