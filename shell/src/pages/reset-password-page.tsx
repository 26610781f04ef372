import { paths } from "@lagom/shared/paths";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Page } from "@lagom/shared/ui/page";
import { failureIn } from "../session/callback-failure.ts";
import { openRecovery, useRecovery } from "../session/recovery-store.ts";
import { strings } from "../strings-later.ts";

/** The target of recovery mails: shown under the dialog, and after it is closed or the link has been used. */
export function ResetPasswordPage() {
  const { open, token } = useRecovery();
  const signedIn = useSession((state) => state.user !== null);
  const possible = open || token !== null || signedIn;
  return (
    <Page
      title={strings.authPages.resetTitle}
      lead={possible ? strings.authPages.resetText : tellWhy(new URL(location.href))}
    >
      {possible ? (
        <Button kind="primary" onClick={openRecovery}>
          {strings.authPages.resetOpen}
        </Button>
      ) : (
        <LinkButton kind="primary" to={paths.passwordRecovery}>
          {strings.authPages.askNewLink}
        </LinkButton>
      )}
    </Page>
  );
}

/** A hosted project may already have verified its link, and sends a code or an error instead. */
function tellWhy(address: URL): string {
  const answered = address.searchParams.has("code") || failureIn(address) !== null;
  return answered ? strings.authPages.resetElsewhere : strings.authPages.resetNoToken;
}
