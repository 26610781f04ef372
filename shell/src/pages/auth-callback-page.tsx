import { paths } from "@lagom/shared/paths";
import { Navigate, useLocation, useSearchParams } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Page } from "@lagom/shared/ui/page";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import form from "../form.module.css";
import { mailedLinkIn } from "../session/mailed-link.ts";
import { spendLink } from "../session/spend-link.ts";
import { words } from "../words.ts";

/** Where mails and other accounts lead back to. A mailed link is spent here; a code the auth client takes by itself. */
export function AuthCallbackPage() {
  const { user, loading } = useSession();
  const link = useMailedLink();
  const given = useServiceMessage();
  if (loading || link.spending) return <PageSpinner label={words.authPages.callbackTitle} />;
  if (user && !link.message) return <Navigate to={paths.books} replace />;
  return (
    <Page
      title={words.authPages.callbackFailedTitle}
      lead={link.message ?? given ?? words.authPages.callbackFailed}
    >
      <div className={form.ways}>
        <LinkButton to={paths.landing}>{words.authPages.home}</LinkButton>
        <Button kind="primary" onClick={() => openAuthDialog("sign-in")}>
          {words.authPages.signIn}
        </Button>
      </div>
    </Page>
  );
}

function useMailedLink() {
  const [search] = useSearchParams();
  const [link] = useState(() => mailedLinkIn(search));
  const [state, setState] = useState({ spending: link !== null, message: null as string | null });
  useEffect(() => {
    if (link) void spendLink(link).then((message) => setState({ spending: false, message }));
  }, [link]);
  return state;
}

/** The error that the auth service put into the address, as it is. */
function useServiceMessage(): string | null {
  const { search, hash } = useLocation();
  return (
    new URLSearchParams(search).get("error_description") ??
    new URLSearchParams(hash.slice(1)).get("error_description")
  );
}
