import { paths } from "@lagom/shared/paths";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { EmptyState } from "@lagom/shared/ui/states";
import { readerStrings } from "../../strings/reader.ts";

/** In place of a text that there is not, or not any more: asking again would not bring it. */
export function GoneText() {
  return (
    <EmptyState
      {...readerStrings.reader.gone}
      action={
        <LinkButton to={paths.newsfeed} kind="primary">
          {readerStrings.reader.toFeed}
        </LinkButton>
      }
    />
  );
}
