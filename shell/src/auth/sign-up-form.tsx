import { paths } from "@lagom/shared/paths";
import { Link, useLocation } from "@lagom/shared/router";
import { closeAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { type FormEvent, useState } from "react";
import form from "../form.module.css";
import { sessionActions } from "../session/actions.ts";
import { rememberReturnTarget } from "../session/return-target.ts";
import { strings } from "../strings-later.ts";
import { SessionError } from "./session-error.tsx";
import { SocialButtons } from "./social-buttons.tsx";

interface SignUpFormProps {
  /** Told the address when a mail must be confirmed first. */
  onConfirm: (email: string) => void;
  onSignIn: () => void;
}

export function SignUpForm({ onConfirm, onSignIn }: SignUpFormProps) {
  const [fullName, setFullName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const busy = useSession((state) => state.loading);
  const place = useLocation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const credentials = { email: email.trim(), password, full_name: fullName.trim() };
    if ((await sessionActions.signUp(credentials)) !== "confirm-by-mail") return;
    rememberReturnTarget(place, "mail");
    onConfirm(credentials.email);
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <SocialButtons />
      <TextField
        label={strings.auth.fullName}
        name="full_name"
        autoComplete="name"
        value={fullName}
        onChange={setFullName}
        required
      />
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
        autoComplete="new-password"
        hint={strings.auth.passwordHint}
        value={password}
        onChange={setPassword}
        required
      />
      <SessionError />
      <Button kind="primary" type="submit" busy={busy}>
        {strings.auth.signUp}
      </Button>
      <p className={form.small}>
        {strings.auth.agree}{" "}
        <Link to={paths.terms} onClick={closeAuthDialog}>
          {strings.auth.terms}
        </Link>{" "}
        {strings.auth.and}{" "}
        <Link to={paths.privacy} onClick={closeAuthDialog}>
          {strings.auth.privacyNotice}
        </Link>
        .
      </p>
      <button type="button" className={form.text} onClick={onSignIn}>
        {strings.auth.toSignIn}
      </button>
    </form>
  );
}
