import { useState } from "react";
import form from "../form.module.css";
import { sessionActions } from "../session/actions.ts";
import { strings } from "../strings-later.ts";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm, TextButton } from "./auth-form.tsx";
import { MailSent } from "./mail-sent.tsx";

interface ForgotFormProps {
  onDone: () => void;
  onSignIn: () => void;
}

/** Asks for an address and mails a password reset link. The answer never reveals whether an account exists. */
export function ForgotForm({ onDone, onSignIn }: ForgotFormProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);

  const address = email.trim();
  if (sent)
    return <MailSent text={strings.auth.linkSent({ email: address })} email={address} onDone={onDone} />;
  return (
    <AuthForm
      action={strings.auth.sendLink}
      onSubmit={async () => setSent(await sessionActions.resetPassword(address))}
      fields={
        <>
          <p className={form.small}>{strings.auth.forgotText}</p>
          <EmailField value={email} onChange={setEmail} />
        </>
      }
    >
      <TextButton onClick={onSignIn}>{strings.auth.toSignIn}</TextButton>
    </AuthForm>
  );
}
