import { RESET_SUCCESS_CLOSES_MS } from "@lagom/shared/limits";
import { fixed } from "@lagom/shared/messages";
import { useLocation, useNavigate } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { type FormEvent, useState } from "react";
import { PasswordField } from "../auth/password-field.tsx";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { closeRecovery, useRecovery } from "../session/recovery-store.ts";
import { strings } from "../strings-later.ts";
import { SuccessNote } from "../success-note.tsx";
import { checkPasswords } from "./check-passwords.ts";
import { updatePassword } from "./update-password.ts";

/** The Reset Your Password dialog, above the routes. It is mounted each time it opens, so fields and errors start empty. */
export function Recovery() {
  const open = useRecovery((state) => state.open);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!open) return null;
  const finish = () => {
    closeRecovery();
    navigate(pathname, { replace: true });
  };
  return <ResetPasswordDialog onClose={finish} />;
}

function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const [done, setDone] = useState(false);
  return (
    <Dialog title={done ? fixed.passwordUpdated : strings.reset.title} onClose={onClose} size="small">
      {done ? (
        <SuccessNote
          text={fixed.passwordUpdatedText}
          closesAfter={RESET_SUCCESS_CLOSES_MS}
          onClose={onClose}
        />
      ) : (
        <ResetForm onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function ResetForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = checkPasswords(password, confirmation);
    setError(wrong);
    if (wrong) return;
    setBusy(true);
    const failure = await updatePassword(password);
    setBusy(false);
    setError(failure);
    if (failure === null) onDone();
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <p className={form.subtitle}>{strings.reset.subtitle}</p>
      <PasswordField
        kind="new"
        label={strings.reset.newPassword}
        value={password}
        onChange={setPassword}
        strength
      />
      <PasswordField
        kind="new"
        label={strings.reset.confirmPassword}
        value={confirmation}
        onChange={setConfirmation}
      />
      <FormError error={error} />
      <div className={form.actions}>
        <Button onClick={onCancel}>{strings.reset.cancel}</Button>
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? strings.reset.updating : strings.reset.update}
        </Button>
      </div>
    </form>
  );
}
