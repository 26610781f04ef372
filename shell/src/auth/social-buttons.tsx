import { useLocation } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import form from "../form.module.css";
import type { Provider } from "../queries/auth-settings.ts";
import { sessionActions } from "../session/actions.ts";
import { rememberReturnTarget } from "../session/return-target.ts";
import { strings } from "../strings-later.ts";

/** Buttons of the external providers that the auth service offers. */
export function SocialButtons({ providers }: { providers: readonly Provider[] }) {
  const location = useLocation();
  if (providers.length === 0) return null;
  const goTo = (provider: Provider) => {
    rememberReturnTarget(location, "site");
    void sessionActions.signInWith(provider);
  };
  return (
    <>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => goTo(provider)}>
          {strings.auth[provider]}
        </Button>
      ))}
      <p className={form.or}>{strings.auth.or}</p>
    </>
  );
}
