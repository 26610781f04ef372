import { closeAuthDialog, openAuthDialog, useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Dialog } from "@lagom/shared/ui/dialog";
import { useEffect, useState } from "react";
import form from "../form.module.css";
import { useSocialProviders } from "../queries/auth-settings.ts";
import { clearSessionError } from "../session/actions.ts";
import { strings } from "../strings-later.ts";
import { ForgotForm } from "./forgot-form.tsx";
import { MailSent } from "./mail-sent.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const TITLES = { "sign-in": "signInTitle", "sign-up": "signUpTitle", forgot: "forgotTitle" } as const;

/** Dialog to sign in, sign up or reset a password. It closes once a user is signed in. */
export function AuthDialog() {
  const mode = useAuthDialog((state) => state.mode) ?? "sign-in";
  const reason = useAuthDialog((state) => state.reason);
  const signedIn = useSession((state) => state.user !== null);
  const [toConfirm, setToConfirm] = useState<string | null>(null);
  const providers = useSocialProviders();

  useEffect(() => {
    if (signedIn) closeAuthDialog();
  }, [signedIn]);
  useEffect(() => clearSessionError, []);

  const show = (next: typeof mode) => {
    clearSessionError();
    openAuthDialog(next, reason);
  };

  if (toConfirm !== null)
    return (
      <Dialog title={strings.auth.confirmTitle} onClose={closeAuthDialog} size="small">
        <MailSent
          text={strings.auth.confirm({ email: toConfirm })}
          email={toConfirm}
          onDone={closeAuthDialog}
        />
      </Dialog>
    );
  // A button that arrives late would move the form from under a finger.
  if (!providers) return null;
  return (
    <Dialog title={strings.auth[TITLES[mode]]} onClose={closeAuthDialog} size="small">
      {reason && <p className={form.reason}>{reason}</p>}
      {mode === "sign-in" && (
        <SignInForm providers={providers} onForgot={() => show("forgot")} onSignUp={() => show("sign-up")} />
      )}
      {mode === "sign-up" && (
        <SignUpForm providers={providers} onConfirm={setToConfirm} onSignIn={() => show("sign-in")} />
      )}
      {mode === "forgot" && <ForgotForm onDone={closeAuthDialog} onSignIn={() => show("sign-in")} />}
    </Dialog>
  );
}
