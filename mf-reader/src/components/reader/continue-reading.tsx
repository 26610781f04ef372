import { paths } from "@lagom/shared/paths";
import { usePreferences, usePreferencesKnown } from "@lagom/shared/preferences/store";
import { reading } from "@lagom/shared/reading/look";
import { Navigate } from "@lagom/shared/router";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { useUnfinished } from "../../queries/unfinished.ts";
import { readerStrings } from "../../strings/reader.ts";
import { TextSkeleton } from "../passage/text-skeleton.tsx";

/**
 * Leads a shortcut of the installed app to the text that was opened last and is not finished, or, where there is none or nobody can
 * say, to the next recommended one.
 */
export function ContinueReading() {
  const { target_language } = usePreferences();
  const { data, isError } = useUnfinished(target_language, usePreferencesKnown());
  if (data) return <Navigate to={paths.article(data.article_id)} replace />;
  if (data === null || isError) return <Navigate to={paths.reader} replace />;
  return (
    <section className={reading.page} aria-busy="true">
      <VisuallyHidden>
        <h1>{readerStrings.reader.title}</h1>
      </VisuallyHidden>
      <TextSkeleton />
    </section>
  );
}
