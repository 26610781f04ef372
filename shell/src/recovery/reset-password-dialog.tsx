import { RESET_SUCCESS_CLOSES_MS } from "@lagom/shared/limits";
import { MESSAGES } from "@lagom/shared/messages";
import { useLocation, useNavigate } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextField } from "@lagom/shared/ui/field";
import { CircleCheck } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import form from "../form.module.css";
import { closeRecovery, useRecovery } from "../session/recovery-store.ts";
import { strings } from "../strings-later.ts";
import { checkPasswords } from "./check-passwords.ts";
import { updatePassword } from "./update-password.ts";

/** The Reset Your Password dialog, above the routes. Drawn anew each time it opens, so fields and errors are empty. */
export function Recovery() {
  const open = useRecovery((state) => state.open);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  if (!open) return null;
  const finish = () => {
    closeRecovery();
    navigate(pathname, { replace: true });
  };
  return <ResetPasswordDialog onSuccess={finish} onClose={finish} />;
}

interface ResetPasswordDialogProps {
  onSuccess: () => void;
  onClose: () => void;
}

function ResetPasswordDialog({ onSuccess, onClose }: ResetPasswordDialogProps) {
  const [done, setDone] = useState(false);
  return (
    <Dialog title={done ? MESSAGES.passwordUpdated : strings.reset.title} onClose={onClose} size="small">
      {done ? (
        <Updated onSuccess={onSuccess} />
      ) : (
        <ResetForm onDone={() => setDone(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function Updated({ onSuccess }: { onSuccess: () => void }) {
  // The time runs once, from when it shows.
  const succeed = useEffectEvent(onSuccess);
  useEffect(() => {
    const timer = setTimeout(() => succeed(), RESET_SUCCESS_CLOSES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={form.success} role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <p>{MESSAGES.passwordUpdatedText}</p>
    </div>
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
      <TextField
        label={strings.reset.newPassword}
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        required
      />
      <TextField
        label={strings.reset.confirmPassword}
        type="password"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
        required
      />
      {error && (
        <p className={form.error} role="alert">
          {error}
        </p>
      )}
      <div className={form.actions}>
        <Button onClick={onCancel}>{strings.reset.cancel}</Button>
        <Button kind="primary" type="submit" busy={busy}>
          {busy ? strings.reset.updating : strings.reset.update}
        </Button>
      </div>
    </form>
  );
}
