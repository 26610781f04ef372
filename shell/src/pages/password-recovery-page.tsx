import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { Page } from "@lagom/shared/ui/page";
import { ForgotForm } from "../auth/forgot-form.tsx";
import { strings } from "../strings-later.ts";
import styles from "./narrow.module.css";

/** Requests a password reset link. */
export function PasswordRecoveryPage() {
  const navigate = useNavigate();
  return (
    <Page title={strings.authPages.recoveryTitle}>
      <div className={styles.narrow}>
        <ForgotForm onDone={() => navigate(paths.landing)} onSignIn={() => openAuthDialog("sign-in")} />
      </div>
    </Page>
  );
}
