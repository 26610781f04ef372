import { paths } from "@lagom/shared/paths";
import { useSession } from "@lagom/shared/session/store";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { strings } from "../strings.ts";

/** The way on from an empty page: to the shelves, or for visitors to the landing page. */
export function BackToBooks() {
  const signedIn = useSession((state) => state.user !== null);
  return (
    <LinkButton to={signedIn ? paths.books : paths.landing} kind="primary">
      {signedIn ? strings.seeBooks : strings.seeStart}
    </LinkButton>
  );
}
