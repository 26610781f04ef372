import { paths } from "@lagom/shared/paths";
import { useSession } from "@lagom/shared/session/store";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { strings } from "../strings.ts";

/** Where to go from a page that has nothing: the shelves, or for a visitor the start. */
export function BackToBooks() {
  const signedIn = useSession((state) => state.user !== null);
  return (
    <LinkButton to={signedIn ? paths.books : paths.landing} kind="primary">
      {signedIn ? strings.seeBooks : strings.seeStart}
    </LinkButton>
  );
}
