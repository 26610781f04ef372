import { isApiError } from "@lagom/shared/api/errors";
import { MESSAGES } from "@lagom/shared/messages";
import { findLanguage } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { EmptyState, ErrorState } from "@lagom/shared/ui/states";
import { words } from "../words.ts";
import type { Reading } from "./use-reading.ts";

/** Why there is no text: none was written in this language yet, or it could not be had. */
export function NoText({ reading: { wish, query, choose } }: { reading: Reading }) {
  if (!isApiError(query.error) || query.error.code !== "no_text")
    return <ErrorState message={MESSAGES.rewrite} onRetry={() => query.refetch()} />;
  const { title, text, english, summary } = words.reading.none;
  const language = findLanguage(wish.lang)?.name ?? wish.lang;
  return (
    <EmptyState
      title={title(language)}
      text={text}
      action={
        wish.lang === "en" ? (
          wish.part !== "summary" && <Button onClick={() => choose({ part: "summary" })}>{summary}</Button>
        ) : (
          <Button onClick={() => choose({ lang: "en" })}>{english}</Button>
        )
      }
    />
  );
}
