import { paths } from "@lagom/shared/paths";
import { useLocation } from "@lagom/shared/router";
import { closeAuthDialog } from "@lagom/shared/session/auth-dialog";
import { TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import form from "../form.module.css";
import type { Provider } from "../queries/auth-settings.ts";
import { linkTo, RichText } from "../rich-text.tsx";
import { sessionActions } from "../session/actions.ts";
import { rememberReturnTarget } from "../session/return-target.ts";
import { strings } from "../strings-later.ts";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm, TextButton } from "./auth-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { SocialButtons } from "./social-buttons.tsx";

const AGREED = {
  terms: linkTo(paths.terms, closeAuthDialog),
  privacy: linkTo(paths.privacy, closeAuthDialog),
};

interface SignUpFormProps {
  providers: readonly Provider[];
  /** Called with the address when it must be confirmed by mail first. */
  onConfirm: (email: string) => void;
  onSignIn: () => void;
}

export function SignUpForm({ providers, onConfirm, onSignIn }: SignUpFormProps) {
  const [fullName, setFullName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const location = useLocation();

  const submit = async () => {
    const credentials = { email: email.trim(), password, full_name: fullName.trim() };
    if ((await sessionActions.signUp(credentials)) !== "confirm-by-mail") return;
    rememberReturnTarget(location, "mail");
    onConfirm(credentials.email);
  };

  return (
    <AuthForm
      action={strings.auth.signUp}
      onSubmit={submit}
      fields={
        <>
          <SocialButtons providers={providers} />
          <TextField
            label={strings.auth.fullName}
            name="full_name"
            autoComplete="name"
            value={fullName}
            onChange={setFullName}
            required
          />
          <EmailField value={email} onChange={setEmail} />
          <PasswordField
            kind="new"
            hint={strings.auth.passwordHint}
            value={password}
            onChange={setPassword}
            strength
          />
        </>
      }
    >
      <p className={form.small}>
        <RichText text={strings.auth.agree} tags={AGREED} />
      </p>
      <TextButton onClick={onSignIn}>{strings.auth.toSignIn}</TextButton>
    </AuthForm>
  );
}
