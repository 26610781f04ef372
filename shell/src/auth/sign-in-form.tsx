import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { type FormEvent, useState } from "react";
import form from "../form.module.css";
import { sessionActions } from "../session/actions.ts";
import { strings } from "../strings-later.ts";
import { SessionError } from "./session-error.tsx";
import { SocialButtons } from "./social-buttons.tsx";

interface SignInFormProps {
  onForgot: () => void;
  onSignUp: () => void;
}

export function SignInForm({ onForgot, onSignUp }: SignInFormProps) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const busy = useSession((state) => state.loading);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void sessionActions.signIn({ email: email.trim(), password });
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <SocialButtons />
      <TextField
        label={strings.auth.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        required
      />
      <TextField
        label={strings.auth.password}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        required
      />
      <SessionError />
      <Button kind="primary" type="submit" busy={busy}>
        {strings.auth.signIn}
      </Button>
      <button type="button" className={form.text} onClick={onForgot}>
        {strings.auth.forgot}
      </button>
      <button type="button" className={form.text} onClick={onSignUp}>
        {strings.auth.toSignUp}
      </button>
    </form>
  );
}
