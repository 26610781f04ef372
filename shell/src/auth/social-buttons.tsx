import { useLocation } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import form from "../form.module.css";
import { useSocialProviders } from "../queries/auth-settings.ts";
import { sessionActions } from "../session/actions.ts";
import { rememberPlace } from "../session/return-place.ts";
import { words } from "../words-later.ts";

/** The ways in by another account, as far as the auth service has them. */
export function SocialButtons() {
  const providers = useSocialProviders();
  const place = useLocation();
  if (providers.length === 0) return null;
  const goTo = (provider: (typeof providers)[number]) => {
    rememberPlace(place, "site");
    void sessionActions.signInWith(provider);
  };
  return (
    <>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => goTo(provider)}>
          {words.auth[provider]}
        </Button>
      ))}
      <p className={form.or}>{words.auth.or}</p>
    </>
  );
}
