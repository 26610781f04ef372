import { useState } from "react";
import type { Provider } from "../queries/auth-settings.ts";
import { sessionActions } from "../session/actions.ts";
import { strings } from "../strings-later.ts";
import { EmailField } from "./auth-fields.tsx";
import { AuthForm, TextButton } from "./auth-form.tsx";
import { PasswordField } from "./password-field.tsx";
import { SocialButtons } from "./social-buttons.tsx";

interface SignInFormProps {
  providers: readonly Provider[];
  onForgot: () => void;
  onSignUp: () => void;
}

export function SignInForm({ providers, onForgot, onSignUp }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  return (
    <AuthForm
      action={strings.auth.signIn}
      onSubmit={() => void sessionActions.signIn({ email: email.trim(), password })}
      fields={
        <>
          <SocialButtons providers={providers} />
          <EmailField value={email} onChange={setEmail} />
          <PasswordField kind="current" value={password} onChange={setPassword} />
        </>
      }
    >
      <TextButton onClick={onForgot}>{strings.auth.forgot}</TextButton>
      <TextButton onClick={onSignUp}>{strings.auth.toSignUp}</TextButton>
    </AuthForm>
  );
}
