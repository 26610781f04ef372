import { paths } from "@lagom/shared/paths";
import { Navigate } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Page } from "@lagom/shared/ui/page";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import { failureIn, wordsFor } from "../session/callback-failure.ts";
import { mailedLinkIn } from "../session/mailed-link.ts";
import { forgetReturnTarget, rememberedReturnTarget } from "../session/return-target.ts";
import { codeTaken, type Spent, spendLink } from "../session/spend-link.ts";
import { strings } from "../strings-later.ts";

/**
 * The target of mailed links and external providers. Mailed links are verified here; the auth client exchanges
 * codes by itself.
 */
export function AuthCallbackPage() {
  const { user, loading } = useSession();
  const [arrival] = useState(() => new URL(location.href));
  const [target] = useState(() => rememberedReturnTarget() ?? paths.books);
  const spent = useOutcome(arrival);
  useEffect(() => {
    if (user) forgetReturnTarget();
  }, [user]);
  if (loading || spent === "spending") return <PageSpinner label={strings.authPages.callbackTitle} />;
  if (spent?.done === "half") return <Outcome {...strings.authPages.halfChanged} goOn={user && target} />;
  const failure = spent?.done === "nothing" ? spent : failureIn(arrival);
  if (user && !failure) return <Navigate to={target} replace />;
  return <Outcome {...wordsFor(failure ?? { code: "", message: "" })} goOn={user && target} />;
}

/** @param props.goOn called with where to go next; null for a visitor */
function Outcome({ title, text, goOn }: { title: string; text: string; goOn: string | null }) {
  return (
    <Page title={title} lead={text}>
      {goOn ? (
        <LinkButton kind="primary" to={goOn}>
          {strings.authPages.goOn}
        </LinkButton>
      ) : (
        <Button kind="primary" onClick={() => openAuthDialog("sign-in")}>
          {strings.authPages.signIn}
        </Button>
      )}
    </Page>
  );
}

/** Outcome of the link or code in the URL; null if there is neither. */
function useOutcome({ searchParams }: URL): Spent | "spending" | null {
  const [link] = useState(() => mailedLinkIn(searchParams));
  const [code] = useState(() => searchParams.has("code"));
  const [state, setState] = useState<Spent | "spending" | null>(link || code ? "spending" : null);
  useEffect(() => {
    if (link) void spendLink(link).then(setState);
    else if (code) void codeTaken().then(setState);
  }, [link, code]);
  return state;
}
