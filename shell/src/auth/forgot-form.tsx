import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { type FormEvent, useState } from "react";
import form from "../form.module.css";
import { sessionActions } from "../session/actions.ts";
import { strings } from "../strings-later.ts";
import { MailSent } from "./mail-sent.tsx";
import { SessionError } from "./session-error.tsx";

interface ForgotFormProps {
  onDone: () => void;
  onSignIn: () => void;
}

/** Asks for the address and sends a link to a new password. The answer never tells whether there is an account. */
export function ForgotForm({ onDone, onSignIn }: ForgotFormProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  const busy = useSession((state) => state.loading);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!busy) setSent(await sessionActions.resetPassword(email.trim()));
  };

  if (sent) return <MailSent text={strings.auth.linkSent(email.trim())} onDone={onDone} />;
  return (
    <form className={form.form} onSubmit={submit}>
      <p className={form.small}>{strings.auth.forgotText}</p>
      <TextField
        label={strings.auth.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        required
      />
      <SessionError />
      <Button kind="primary" type="submit" busy={busy}>
        {strings.auth.sendLink}
      </Button>
      <button type="button" className={form.text} onClick={onSignIn}>
        {strings.auth.toSignIn}
      </button>
    </form>
  );
}
