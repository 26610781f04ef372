import { Button } from "@lagom/shared/ui/button";
import form from "../form.module.css";
import { useSocialProviders } from "../queries/auth-settings.ts";
import { sessionActions } from "../session/actions.ts";
import { words } from "../words-later.ts";

/** The ways in by another account, as far as the auth service has them. */
export function SocialButtons() {
  const providers = useSocialProviders();
  if (providers.length === 0) return null;
  return (
    <>
      {providers.map((provider) => (
        <Button key={provider} onClick={() => void sessionActions.signInWith(provider)}>
          {words.auth[provider]}
        </Button>
      ))}
      <p className={form.or}>{words.auth.or}</p>
    </>
  );
}
