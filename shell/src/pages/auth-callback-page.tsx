import { paths } from "@lagom/shared/paths";
import { Navigate, useLocation } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Page } from "@lagom/shared/ui/page";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import form from "../form.module.css";
import { words } from "../words.ts";

/** Where mails and other accounts lead back to. The auth client takes the code from the address by itself. */
export function AuthCallbackPage() {
  const { user, loading } = useSession();
  const message = useServiceMessage();
  if (loading) return <PageSpinner label={words.authPages.callbackTitle} />;
  if (user) return <Navigate to={paths.books} replace />;
  return (
    <Page title={words.authPages.callbackTitle} lead={message ?? words.authPages.callbackFailed}>
      <div className={form.actions}>
        <LinkButton to={paths.landing}>{words.authPages.home}</LinkButton>
        <Button kind="primary" onClick={() => openAuthDialog("sign-in")}>
          {words.authPages.signIn}
        </Button>
      </div>
    </Page>
  );
}

/** The error that the auth service put into the address, as it is. */
function useServiceMessage(): string | null {
  const { search, hash } = useLocation();
  return (
    new URLSearchParams(search).get("error_description") ??
    new URLSearchParams(hash.slice(1)).get("error_description")
  );
}
